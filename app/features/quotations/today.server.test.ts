import { expect, it } from "vitest";
import { markRead, markUnread, setStatus } from "~/features/enquiries/change-enquiry.server";
import { insertNote, recordEvent } from "~/features/enquiries/enquiry-history.server";
import { setStage } from "~/features/orders/change-order.server";
import { addPayment } from "~/features/orders/payments.server";
import { db } from "~/platform/database/database.server";
import { DAY_MS } from "~/platform/time/time";
import { storeSentQuotation } from "../../../tests/support/quotations";
import { acceptQuotation, askAboutQuotation, declineQuotation } from "./answer-quotation.server";
import { readDueQuotations } from "./today.server";

const mail = null;
const author = "admin";
const listDue = async (daysAhead = 0) =>
  await readDueQuotations(db, new Date(Date.now() + daysAhead * DAY_MS), "Kovai Steel");
const pay = async (enquiryId: number, amount: number) => {
  const payment = { amount, method: "upi", reference: "", receivedOn: "2026-11-20", author } as const;
  await addPayment(db, enquiryId, { ...payment, idempotencyKey: null });
};

it("reminds of an advance after three days, until it is paid", async () => {
  const { tokenHash, enquiryId } = await storeSentQuotation();
  await acceptQuotation(db, { tokenHash, name: "Meena", mail });
  // The order may be older, as an amount can be agreed before.
  await db
    .updateTable("orders")
    .set({ created_at: new Date("2026-01-01") })
    .execute();
  expect(await listDue(2)).toMatchObject([{ reason: "accepted" }]);
  const due = await listDue(4);
  expect(due).toMatchObject([
    { reason: "advance", amount: "₹5,900", to: `/admin/enquiries/${enquiryId}/order` },
  ]);
  const chat = new URL(due[0]?.chat ?? "");
  expect(chat.pathname).toBe("/919843012345");
  expect(chat.searchParams.get("text")).toMatch(/^Hello Meena, .* advance of ₹5,900,.*Kovai Steel$/s);
  // A discount agreed later.
  await db.updateTable("orders").set({ agreed_amount: -7000 }).execute();
  expect(await listDue(4)).toMatchObject([{ reason: "advance", amount: "₹4,800" }]);
  await pay(enquiryId, 4800);
  expect(await listDue(4)).toEqual([]);
});

it("reminds of the balance of a fitted order", async () => {
  const { tokenHash, enquiryId } = await storeSentQuotation();
  await acceptQuotation(db, { tokenHash, name: "Meena", mail });
  await pay(enquiryId, 5900);
  await setStage(db, enquiryId, { stage: "fitted", day: "2026-11-25", author });
  const [due] = await listDue(4);
  expect(due).toMatchObject({ reason: "balance", amount: "₹5,900" });
  expect(decodeURIComponent(due?.chat ?? "")).toContain("The balance is ₹5,900.");
  const landline = { phone: "4222301234" };
  await db.updateTable("enquiries").set(landline).where("id", "=", enquiryId).execute();
  expect(await listDue(4)).toMatchObject([{ chat: null }]);
});

it("lists a question until an admin answers it, and files that a customer added until they are seen", async () => {
  const { tokenHash, enquiryId } = await storeSentQuotation();
  await askAboutQuotation(db, { tokenHash, question: "With a lock?", idempotencyKey: null, mail });
  expect(await listDue()).toMatchObject([{ reason: "question", enquiryId }]);
  await markRead(db, enquiryId, author);
  expect(await listDue()).toMatchObject([{ reason: "question" }]);
  await insertNote(db, enquiryId, { author, text: "Yes, told her." });
  expect(await listDue()).toEqual([]);

  await recordEvent(db, enquiryId, { kind: "photographs", author: null, after: "1" });
  expect(await listDue()).toEqual([]);
  await markUnread(db, enquiryId);
  expect(await listDue()).toMatchObject([{ reason: "files", to: `/admin/enquiries/${enquiryId}` }]);
  await markRead(db, enquiryId, author);
  await markUnread(db, enquiryId);
  expect(await listDue()).toEqual([]);
});

it("lists a question until an admin contacts the customer, whatever else is recorded", async () => {
  const { tokenHash, enquiryId } = await storeSentQuotation();
  await acceptQuotation(db, { tokenHash, name: "Meena", mail });
  await askAboutQuotation(db, { tokenHash, question: "With a lock?", idempotencyKey: null, mail });
  await pay(enquiryId, 5000);
  await setStage(db, enquiryId, { stage: "measured", day: "2026-11-25", author });
  expect(await listDue()).toMatchObject([{ reason: "question" }, { reason: "accepted" }]);
  await recordEvent(db, enquiryId, { kind: "chat", author });
  expect(await listDue()).toMatchObject([{ reason: "accepted" }]);
});

it("asks for the rest of an advance, and for nothing once the owner marks the order as paid", async () => {
  const { tokenHash, enquiryId } = await storeSentQuotation();
  await acceptQuotation(db, { tokenHash, name: "Meena", mail });
  await pay(enquiryId, 5000);
  const [due] = await listDue(4);
  expect(decodeURIComponent(due?.chat ?? "")).toContain("Please send the rest of your advance, ₹900,");
  await setStage(db, enquiryId, { stage: "paid", day: "2026-11-25", isConfirmed: true, author });
  expect(await listDue(4)).toEqual([]);
  await setStage(db, enquiryId, { stage: "fitted", day: "2026-11-25", author });
  expect(await listDue(4)).toEqual([]);
});

it("does not wait for an answer from a lost enquiry", async () => {
  const { enquiryId } = await storeSentQuotation();
  const opened_at = new Date(Date.now() - 4 * DAY_MS);
  await db.updateTable("quotation_versions").set({ opened_at }).execute();
  expect(await listDue()).toMatchObject([{ reason: "unanswered" }]);
  await setStatus(db, enquiryId, "lost", null, { author });
  expect(await listDue()).toEqual([]);
});

it("lists a declined quotation until the enquiry is lost", async () => {
  const { tokenHash, enquiryId, id } = await storeSentQuotation();
  await declineQuotation(db, { tokenHash, reason: "Too expensive", mail });
  expect(await listDue()).toMatchObject([{ reason: "declined", to: `/admin/quotations/${id}` }]);
  await setStatus(db, enquiryId, "lost", null, { author });
  expect(await listDue()).toEqual([]);
});
