import { expect, it } from "vitest";
import { toAdminPath } from "./safe-path";

it.each(["/admin", "/admin/projects/3/edit?page=2", "/admin?x=1#top"])("follows %s", (wanted) => {
  expect(toAdminPath(wanted)).toBe(wanted);
});

it.each([
  null,
  "",
  "https://evil.example/admin",
  "//evil.example/admin",
  "//evil.example/admin/firm",
  "//[",
  "/\\evil.example/admin",
  "/\t/evil.example/admin",
  "javascript:alert(1)",
  "admin",
  "admin/firm",
  "/administration",
  "/admin/../contact",
  "/admin/%2e%2e/contact",
])("goes to the dashboard instead of %j", (wanted) => {
  expect(toAdminPath(wanted)).toBe("/admin");
});
