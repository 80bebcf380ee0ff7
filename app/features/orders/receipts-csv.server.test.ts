import { expect, it } from "vitest";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { db } from "~/platform/database/database.server";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { storeSentQuotation } from "../../../tests/support/quotations";
import { agreeAmount } from "./change-order.server";
import { findOrder } from "./find-order.server";
import { addPayment, removePayment } from "./payments.server";
import { writeReceiptsCsv } from "./receipts-csv.server";

it("writeReceiptsCsv lists payments and refunds as numbers, also of deleted enquiries", async () => {
  const author = "admin";
  const [id = 0] = await storeEnquiries({ name: "Meena", status: "won" });
  await agreeAmount(db, id, { amount: 60_000, author });
  for (const amount of [52_000, -700, 99]) {
    const payment = { amount, method: "upi", reference: "-42", receivedOn: "2026-11-20", author } as const;
    await addPayment(db, id, { ...payment, idempotencyKey: null });
  }
  const mistake = (await findOrder(db, id))?.payments.find(({ amount }) => amount === 99);
  await removePayment(db, id, mistake?.id ?? 0, author);
  await deleteEnquiry(db, id, { author });
  const rows = (await writeReceiptsCsv(db)).trim().split("\r\n").slice(1);
  expect(rows).toEqual([
    `"20 Nov 2026",52000.00,"UPI","'-42","Meena","","","admin"`,
    `"20 Nov 2026",-700.00,"UPI","'-42","Meena","","","admin"`,
  ]);
});

it("writeReceiptsCsv names an erased customer as their quotation does", async () => {
  const { enquiryId, tokenHash, number } = await storeSentQuotation();
  await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
  const payment = { amount: 5900, method: "upi", reference: "", receivedOn: "2026-11-20" } as const;
  await addPayment(db, enquiryId, { ...payment, author: "admin", idempotencyKey: null });
  await db.deleteFrom("enquiries").where("id", "=", enquiryId).execute();
  expect(await writeReceiptsCsv(db)).toContain(`"Meena","${number}"`);
});
