import { describe, expect, it } from "vitest";
import { agreeAmount } from "~/features/orders/change-order.server";
import { findOrder } from "~/features/orders/find-order.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { createQuotation } from "~/features/quotations/enquiry-quotations.server";
import { db } from "~/platform/database/database.server";
import { DAY_MS, toIndianDay } from "~/platform/time/time";
import { action, loader } from "../../app/routes/admin/enquiries/$id_.order/route";
import { action as removePayment } from "../../app/routes/admin/enquiries/$id_.order.payments.$payment";
import { action as restorePayment } from "../../app/routes/admin/enquiries/$id_.order_.payments.$payment.restore";
import { setUpAdmin } from "../support/admin";
import { storeEnquiries } from "../support/enquiries";
import { createDraft, sendStoredQuotation } from "../support/quotations";
import { readToast } from "../support/toast";

const admin = setUpAdmin();

const today = toIndianDay(new Date());
const tomorrow = toIndianDay(new Date(Date.now() + DAY_MS));
const payment = { intent: "payment", amount: "5,000", method: "upi" };

async function storeOrder() {
  const [id = 0] = await storeEnquiries({ name: "Meena", status: "won" });
  await agreeAmount(db, id, { amount: 12_000, author: "owner" });
  const post = (form: Record<string, string>) => admin.call(action, `/admin/enquiries/${id}/order`, { form });
  return { id, post };
}

/** For ₹11,800. */
async function acceptNewQuotation(enquiryId: number) {
  const { tokenHash } = await sendStoredQuotation((await createQuotation(db, enquiryId, createDraft())) ?? 0);
  await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
}

describe("the order form", () => {
  it("refuses stages and payments in the future", async () => {
    const { id, post } = await storeOrder();
    const error = "Choose today or an earlier date.";
    expect(await post({ intent: "reach", stage: "ready", day: tomorrow })).toMatchObject({
      status: 400,
      body: { errors: { day: error } },
    });
    expect(await post({ ...payment, receivedOn: tomorrow })).toMatchObject({
      status: 400,
      body: { errors: { receivedOn: error } },
    });
    expect(await findOrder(db, id)).toMatchObject({ stages: {}, payments: [] });
    await post({ intent: "reach", stage: "ready", day: today });
    await post({ ...payment, receivedOn: today });
    expect(await findOrder(db, id)).toMatchObject({
      stages: { ready: today },
      payments: [{ receivedOn: today }],
    });
  });

  it("can be corrected when a withdrawn quotation leaves a total below zero", async () => {
    const { id, post } = await storeOrder();
    await db.updateTable("orders").set({ agreed_amount: -500 }).execute();
    await post({ intent: "agreed", agreed: "11,000", shownTotal: "-500" });
    expect(await findOrder(db, id)).toMatchObject({ total: 11_000 });
  });

  it("leads to the enquiry while there is no order, for example after a withdrawal", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", status: "quoted" });
    const { status, headers } = await admin.call(loader, `/admin/enquiries/${id}/order`);
    expect([status, headers.get("Location")]).toEqual([302, `/admin/enquiries/${id}`]);
  });

  it("records the next stage on the day it is pressed, even if the screen is older", async () => {
    const { id, post } = await storeOrder();
    await post({ intent: "reach", stage: "measured", day: "today" });
    expect(await findOrder(db, id)).toMatchObject({ stages: { measured: today } });
  });

  it("asks once about a payment above the balance and about an unpaid order", async () => {
    const { id, post } = await storeOrder();
    const large = { ...payment, amount: "12,500", receivedOn: today };
    const setPaid = { intent: "reach", stage: "paid", day: today };
    expect(await post(large)).toMatchObject({
      status: 400,
      body: { errors: { confirmed: "This is more than the balance of ₹12,000.00." } },
    });
    expect(await post(setPaid)).toMatchObject({
      status: 400,
      body: { errors: { confirmed: "₹12,000.00 is still unpaid." } },
    });
    await post({ ...setPaid, confirmed: "yes" });
    await post({ ...large, confirmed: "yes" });
    expect(await findOrder(db, id)).toMatchObject({ balance: -500, stages: { paid: today } });
  });

  it("stores refunds and agreed discounts as negative amounts, and blank as nothing agreed", async () => {
    const { id, post } = await storeOrder();
    const refund = { ...payment, direction: "refund", receivedOn: today };
    expect(await post(refund)).toMatchObject({
      status: 400,
      body: { errors: { confirmed: "This is more than the ₹0.00 received." } },
    });
    await post({ ...refund, confirmed: "yes" });
    const agree = (agreed: string, shownTotal = 12_000) =>
      post({ intent: "agreed", agreed, shownTotal: `${shownTotal}` });
    for (const agreed of ["-", "12.50", "forty", "--5", "-1,500"])
      expect(await agree(agreed)).toMatchObject({ status: 400 });
    await acceptNewQuotation(id);
    await agree("-1,500", 11_800);
    expect(await findOrder(db, id)).toMatchObject({ paid: -5000, total: 10_300 });
    await agree(" ", 10_300);
    expect(await findOrder(db, id)).toMatchObject({ total: 11_800, agreedAmount: null });
  });

  it("does not add an amount to a quotation that was accepted since the screen was opened", async () => {
    const { id, post } = await storeOrder();
    await acceptNewQuotation(id);
    expect(await post({ intent: "agreed", agreed: "11,500", shownTotal: "12000" })).toMatchObject({
      status: 409,
      body: {
        errors: { agreed: "The total of the order is now ₹11,800.00. Check the amount and save again." },
      },
    });
    expect(await findOrder(db, id)).toMatchObject({ total: 11_800, agreedAmount: null });
  });

  it("removes a payment after a question, which can be undone", async () => {
    const { id, post } = await storeOrder();
    await post({ ...payment, receivedOn: today });
    const [stored] = (await findOrder(db, id))?.payments ?? [];
    const path = `/admin/enquiries/${id}/order/payments/${stored?.id}`;
    const removal = await admin.call(removePayment, path, { form: {} });
    expect((await findOrder(db, id))?.payments).toEqual([]);
    expect(await readToast(removal)).toMatchObject({ undo: `${path}/restore` });
    await admin.call(restorePayment, `${path}/restore`, { form: {} });
    expect((await findOrder(db, id))?.payments).toMatchObject([{ id: stored?.id, amount: 5000 }]);
  });
});
