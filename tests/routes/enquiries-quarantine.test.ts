import { expect, it } from "vitest";
import { storeEnquiry } from "~/features/enquiries/receive-enquiry.server";
import { contactSchema } from "~/features/enquiries/schema";
import { db } from "~/platform/database/database.server";
import { loader as pageLoader } from "../../app/routes/admin/enquiries/$id/route";
import { loader as listLoader } from "../../app/routes/admin/inbox/route";
import { setUpAdmin } from "../support/admin";

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
