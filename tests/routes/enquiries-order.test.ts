import { describe, expect, it } from "vitest";
import { findOrder } from "~/features/quotations/order.server";
import { db } from "~/platform/database/database.server";
import { DAY_MS, toIndianDay } from "~/platform/time/time";
import { action } from "../../app/routes/admin/enquiries/$id_.order/route";
import { setUpAdmin } from "../support/admin";
import { storeEnquiries } from "../support/enquiries";

const admin = setUpAdmin();

const today = toIndianDay(new Date());
const tomorrow = toIndianDay(new Date(Date.now() + DAY_MS));
const payment = { intent: "payment", amount: "5,000", method: "upi" };

async function storeOrder() {
  const [id = 0] = await storeEnquiries({ name: "Meena", status: "won", quoted_amount: 12_000 });
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
});
