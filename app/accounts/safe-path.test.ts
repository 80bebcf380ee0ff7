import { expect, it } from "vitest";
import { findScreenOfDownload, toAdminPath } from "./safe-path";

it.each(["/admin", "/admin/projects/3/edit?page=2", "/admin?x=1#top"])("accepts %s", (wanted) => {
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
])("returns the dashboard instead of %j", (wanted) => {
  expect(toAdminPath(wanted)).toBe("/admin");
});

it.each([
  ["/admin/enquiries.csv?list=today&q=gate", "/admin/enquiries?list=today&q=gate"],
  ["/admin/backup", "/admin/account"],
  ["/admin/export", "/admin/account"],
  ["/admin/account/recovery-codes/file", "/admin/account"],
  ["/admin/enquiries/7/person.json", "/admin/enquiries/7/person"],
  ["/admin/enquiries/7/drawings", "/admin/enquiries/7"],
  ["/admin/enquiries/7/attachments/2?download", "/admin/enquiries/7"],
])("maps %s to the screen %s", (address, screen) => {
  expect(findScreenOfDownload(address)).toBe(screen);
});

it.each([
  "/admin",
  "/admin/enquiries",
  "/admin/enquiries/7",
  "/admin/account",
  "//evil.example/admin/backup",
])("returns null for %s", (address) => {
  expect(findScreenOfDownload(address)).toBeNull();
});
