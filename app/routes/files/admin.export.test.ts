import { expect, it } from "vitest";
import { listPrivacyLog } from "~/features/privacy/privacy-log.server";
import { db } from "~/platform/database/database.server";
import { callRoute, fetchRoute } from "../../../tests/support/call-route";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { credentials, signInAsAdmin } from "../../../tests/support/sign-in";
import { action } from "./admin.export";
import { loader as quotations } from "./admin.quotations[.]csv";
import { loader as receipts } from "./admin.receipts[.]csv";

it("refuses a command without a valid signature", async () => {
  const headers = { ...(await signInAsAdmin()), Authorization: `Backup ${Date.now()}.${"0".repeat(64)}` };
  expect(await callRoute(action, "/admin/export", { form: {}, headers })).toMatchObject({ status: 401 });
  expect(await listPrivacyLog(db, 1)).toEqual([]);
});

it("sends a signed-in admin the archive, and adds an entry to the privacy log", async () => {
  await storeEnquiries(
    { name: "Asha" },
    { name: "Gone", status: "trash", status_before: "new", deleted_at: new Date() },
  );
  const response = await fetchRoute(action, "/admin/export", { headers: await signInAsAdmin(), form: {} });
  expect(response.headers.get("Content-Type")).toBe("application/gzip");
  expect(response.headers.get("Content-Disposition")).toMatch(/site-export-[\d-]{10}\.tar\.gz/);
  expect(new Uint8Array(await response.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x1f, 0x8b]));
  expect(await listPrivacyLog(db, 2)).toMatchObject([
    { act: "exported", author: credentials.username, enquiries: 1 },
  ]);
});

it.each([
  ["quotations", quotations],
  ["receipts", receipts],
])("adds a download of the %s to the privacy log", async (name, loader) => {
  const headers = await signInAsAdmin();
  expect(await callRoute(loader, `/admin/${name}.csv`, { headers })).toMatchObject({ status: 200 });
  expect(await listPrivacyLog(db, 1)).toMatchObject([{ act: "exported", enquiries: 0 }]);
});
