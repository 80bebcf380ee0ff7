import { expect, it } from "vitest";
import { findScreenOfDownload, toAdminPath } from "./safe-path";

it.each(["/admin", "/admin/projects/3/edit?page=2", "/admin?x=1#top"])("accepts %s", (path) => {
  expect(toAdminPath(path)).toBe(path);
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
])("returns the dashboard instead of %j", (path) => {
  expect(toAdminPath(path)).toBe("/admin");
});

it.each([
  ["/admin/enquiries.csv?list=today&q=gate", "/admin/enquiries?list=today&q=gate"],
  ["/admin/quotations.csv", "/admin/quotations"],
  ["/admin/receipts.csv", "/admin/quotations"],
  ["/admin/backup", "/admin/account"],
  ["/admin/export", "/admin/account"],
  ["/admin/account/recovery-codes/file", "/admin/account"],
  ["/admin/enquiries/7/person.json", "/admin/enquiries/7/person"],
  ["/admin/enquiries/7/person.json?chosen=yes&enquiry=7", "/admin/enquiries/7/person"],
  ["/admin/enquiries/7/drawings", "/admin/enquiries/7"],
  ["/admin/enquiries/7/attachments/2?download", "/admin/enquiries/7"],
])("maps %s to the screen %s", (path, screen) => {
  expect(findScreenOfDownload(path)).toBe(screen);
});

it.each([
  "/admin",
  "/admin/enquiries",
  "/admin/enquiries/7",
  "/admin/account",
  "//evil.example/admin/backup",
])("returns null for %s", (path) => {
  expect(findScreenOfDownload(path)).toBeNull();
});
