import { sql } from "kysely";
import { expect, it } from "vitest";
import { addPayment, removePayment } from "~/features/orders/payments.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { db } from "~/platform/database/database.server";
import { storeSentQuotation } from "../../../tests/support/quotations";
import { erasePerson, exportPerson } from "./person.server";
import { purgeTaxRecords } from "./retention.server";

const makePerson = (id: number) => ({ id, name: "Meena", phone: "9843012345", email: null });

async function storeAcceptedQuotation() {
  const quotation = await storeSentQuotation();
  await acceptQuotation(db, { tokenHash: quotation.tokenHash, name: "Meena", mail: null });
  return quotation;
}

const setAcceptedAgo = async (age: string) =>
  await db
    .updateTable("quotation_versions")
    .set({ accepted_at: sql<Date>`now() - ${age}::interval` })
    .execute();

it("keeps an erased person's accepted quotation only as long as tax law requires", async () => {
  const { id, enquiryId } = await storeAcceptedQuotation();
  expect(await erasePerson(db, makePerson(enquiryId), "admin")).toBe(1);
  const listQuotations = () => db.selectFrom("quotations").select("id").execute();
  await purgeTaxRecords(db);
  expect(await listQuotations()).toEqual([{ id }]);
  await setAcceptedAgo("83 months");
  await purgeTaxRecords(db);
  expect(await listQuotations()).toEqual([{ id }]);
  await setAcceptedAgo("97 months");
  await purgeTaxRecords(db);
  expect(await listQuotations()).toEqual([]);
});

it("keeps an erased person's payments without the owner's notes, and no removed ones", async () => {
  const { enquiryId } = await storeAcceptedQuotation();
  const payment = {
    method: "upi",
    reference: "UTR1",
    note: "From her son",
    receivedOn: "2031-05-01",
  } as const;
  for (const amount of [5000, 700])
    await addPayment(db, enquiryId, { ...payment, amount, author: "admin", idempotencyKey: null });
  const removed = await db.selectFrom("payments").select("id").where("amount", "=", 700).executeTakeFirst();
  await removePayment(db, enquiryId, removed?.id ?? 0, "admin");
  await erasePerson(db, makePerson(enquiryId), "admin");
  expect(await db.selectFrom("payments").select(["amount", "reference", "note"]).execute()).toEqual([
    { amount: 5000, reference: "UTR1", note: "" },
  ]);
});

it("keeps the quotations of an existing enquiry", async () => {
  await storeAcceptedQuotation();
  await setAcceptedAgo("200 months");
  await purgeTaxRecords(db);
  expect(await db.selectFrom("quotations").select("id").execute()).toHaveLength(1);
});

it("exports a person's quotations with the acceptance", async () => {
  const { enquiryId, number } = await storeAcceptedQuotation();
  expect(await exportPerson(db, makePerson(enquiryId), "admin")).toMatchObject({
    sentQuotations: [{ number, version: 1, accepted_by: "Meena", content: { customer: { name: "Meena" } } }],
    payments: [],
  });
});

it("counts the years from the day in India on which a quotation was accepted", async () => {
  const { enquiryId } = await storeAcceptedQuotation();
  await erasePerson(db, makePerson(enquiryId), "admin");
  // 00:05 of 1 April in India is still 31 March, and the previous financial year, in London.
  const accepted_at = new Date(`${new Date().getUTCFullYear() - 7}-03-31T18:35:00Z`);
  await db.updateTable("quotation_versions").set({ accepted_at }).execute();
  await purgeTaxRecords(db);
  expect(await db.selectFrom("quotations").select("id").execute()).toHaveLength(1);
});
