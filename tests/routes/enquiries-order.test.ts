import { describe, expect, it } from "vitest";
import { agreeAmount } from "~/features/orders/change-order.server";
import { findOrder } from "~/features/orders/find-order.server";
import { db } from "~/platform/database/database.server";
import { DAY_MS, toIndianDay } from "~/platform/time/time";
import { action } from "../../app/routes/admin/enquiries/$id_.order/route";
import { action as removePayment } from "../../app/routes/admin/enquiries/$id_.order.payments.$payment";
import { action as restorePayment } from "../../app/routes/admin/enquiries/$id_.order_.payments.$payment.restore";
import { setUpAdmin } from "../support/admin";
import { storeEnquiries } from "../support/enquiries";
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
    await post({ intent: "agreed", agreed: "-1,500" });
    expect(await findOrder(db, id)).toMatchObject({ paid: -5000, total: -1500 });
    for (const agreed of ["-", "12.50", "forty", "--5"])
      expect(await post({ intent: "agreed", agreed })).toMatchObject({ status: 400 });
    await post({ intent: "agreed", agreed: " " });
    expect(await findOrder(db, id)).toMatchObject({ total: null, balance: null });
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
