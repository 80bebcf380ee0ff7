import { expect, it } from "vitest";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { db } from "~/platform/database/database.server";
import { setUpAdmin } from "../../../../../tests/support/admin";
import { storeEnquiries } from "../../../../../tests/support/enquiries";
import { storeSentQuotation } from "../../../../../tests/support/quotations";
import { loader } from "./route";

const admin = setUpAdmin();

it("shows an admin the site's state and warnings", async () => {
  const [keptId = 0, deletedId = 0] = await storeEnquiries({ name: "Kavitha" }, { name: "Ravi" });
  await storeEnquiries({ name: "Asha", status: "quarantine" });
  await deleteEnquiry(db, deletedId, { author: "owner" });
  const failed_at = new Date();
  const mails = [
    { enquiry_id: keptId, kind: "notification" as const, failed_at },
    { enquiry_id: keptId, kind: "acknowledgement" as const, failed_at },
    // Emails of deleted enquiries are not sent, so they raise no warning.
    { enquiry_id: deletedId, kind: "notification" as const, failed_at },
  ].map((mail) => ({ ...mail, recipient: "office@example.com" }));
  await db.insertInto("outbox").values(mails).execute();
  await db.insertInto("backups").values({ day: "2031-05-01", failure: "The disk is full" }).execute();

  const { id: quotationId } = await storeSentQuotation();
  await db.updateTable("quotation_versions").set({ fault: "altered" }).execute();

  const { body } = await admin.call(loader, "/admin/system");
  const { status, settings, warnings } = body as Awaited<ReturnType<typeof loader>>;
  expect(status.database?.migration).toMatch(/^\d{4}-/);
  expect(status.database).toMatchObject({
    quarantineCount: 1,
    outbox: { undeliveredCount: 2, waitingCount: 0 },
  });
  expect(status.memoryBytes).toBeGreaterThan(10_000_000);
  expect(status.disk?.total).toBeGreaterThan(0);
  expect(settings).toMatchObject({ node: process.versions.node, hasMail: false });
  // At the configured time in India.
  expect(settings.nextBackupAt?.toISOString()).toMatch(/T21:00:00/);
  expect(settings.nextBackupAt?.getTime()).toBeGreaterThan(Date.now());
  // The machine's own disk may be nearly full.
  expect(warnings.filter(({ kind }) => kind !== "disk")).toMatchObject([
    { kind: "altered", records: [{ quotationId, version: 1 }] },
    { kind: "noMail" },
    { kind: "undelivered", count: 2, enquiries: [keptId] },
    { kind: "backupFailed" },
  ]);
});
