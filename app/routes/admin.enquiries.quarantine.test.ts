import { expect, it } from "vitest";
import { db } from "~/database/database.server";
import { contactSchema } from "~/enquiries/schema";
import { storeEnquiry } from "~/enquiries/store-enquiry.server";
import { setUpAdmin } from "../../tests/support/admin";
import { loader as listLoader } from "./admin.enquiries/route";
import { loader as pageLoader } from "./admin.enquiries.$id/route";

const admin = setUpAdmin();

async function quarantine(name: string) {
  const content = contactSchema.parse({ name, email: "a@example.com", message: "Pills" });
  const formFilling = { honeypot: "x", seconds: 60 };
  const enquiry = { kind: "message" as const, content, formFilling, source: { path: "/contact" } };
  return await storeEnquiry(db, enquiry, { to: "office@example.com" });
}

const markSent = () => db.updateTable("outbox").set({ sent_at: new Date() }).execute();
const listUnsent = () => db.selectFrom("outbox").select("kind").where("sent_at", "is", null).execute();

it("queues another notice only after the quarantine or an enquiry in it was opened", async () => {
  const { id } = await quarantine("First");
  expect(await listUnsent()).toEqual([{ kind: "quarantine" }]);
  await markSent();
  await admin.call(listLoader, "/admin/enquiries");
  await quarantine("Second");
  expect(await listUnsent()).toEqual([]);
  await admin.call(listLoader, "/admin/enquiries?status=quarantine");
  await quarantine("Third");
  expect(await listUnsent()).toEqual([{ kind: "quarantine" }]);
  await markSent();
  await admin.call(pageLoader, `/admin/enquiries/${id}`);
  await quarantine("Fourth");
  expect(await listUnsent()).toEqual([{ kind: "quarantine" }]);
});
