import { describe, expect, it } from "vitest";
import { setStatus } from "~/features/enquiries/change-enquiry.server";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { db } from "~/platform/database/database.server";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { agreeAmount, setStage } from "./change-order.server";
import { findOrder, listBalancesDue } from "./find-order.server";
import { findCurrentStage } from "./order";
import { addPayment, removePayment, restorePayment } from "./payments.server";

const author = "admin";
const payment = { amount: 5000, method: "upi" as const, reference: "", receivedOn: "2031-05-01", author };

async function storeOrder(): Promise<number> {
  const [id = 0] = await storeEnquiries({ name: "Meena", phone: "9843012345", status: "won" });
  await agreeAmount(db, id, { amount: 12_000, author });
  return id;
}

const pay = async (id: number, amount: number) =>
  await addPayment(db, id, { ...payment, amount, idempotencyKey: null });

const listChanges = async () =>
  (
    await db.selectFrom("enquiry_events").select("after").where("kind", "=", "order").orderBy("id").execute()
  ).map(({ after }) => after);

describe("an order", () => {
  it("starts with the agreed amount of a won enquiry", async () => {
    const [openId = 0] = await storeEnquiries({ name: "Ravi", phone: "9843012346", status: "quoted" });
    expect(await agreeAmount(db, openId, { amount: 12_000, author })).toBe("missing");
    expect(await setStage(db, openId, { stage: "ready", day: "2031-05-01", author })).toBe("missing");
    expect(await pay(openId, 5000)).toBe("missing");
    expect(await findOrder(db, openId)).toBeNull();
    expect(await findOrder(db, await storeOrder())).toMatchObject({ total: 12_000, balance: 12_000 });
  });

  it("has the latest stage, can undo one, and records each change once in the history", async () => {
    const id = await storeOrder();
    await setStage(db, id, { stage: "measured", day: "2031-05-01", author });
    await setStage(db, id, { stage: "fitted", day: "2031-05-20", author });
    await setStage(db, id, { stage: "fitted", day: "2031-05-20", author });
    const order = await findOrder(db, id);
    expect(order?.stages).toEqual({ measured: "2031-05-01", fitted: "2031-05-20" });
    expect(order && findCurrentStage(order)?.label).toBe("Fitted");
    await setStage(db, id, { stage: "fitted", day: null, author });
    expect((await findOrder(db, id))?.stages).toEqual({ measured: "2031-05-01" });
    expect(await listChanges()).toEqual([
      "₹12,000 agreed",
      "Measured on 1 May 2031",
      "Fitted on 20 May 2031",
      "Fitted undone",
    ]);
  });

  it("counts each payment once and updates the balance", async () => {
    const id = await storeOrder();
    const idempotencyKey = crypto.randomUUID();
    const submit = () => addPayment(db, id, { ...payment, amount: 12_000, idempotencyKey });
    expect(await Promise.all([submit(), submit()])).toEqual(["done", "done"]);
    expect(await findOrder(db, id)).toMatchObject({ balance: 0, payments: [{ amount: 12_000 }] });
  });

  it("asks before it stores more than the balance, or sets an unpaid order to paid", async () => {
    const id = await storeOrder();
    const idempotencyKey = crypto.randomUUID();
    const submit = (isConfirmed: boolean) =>
      addPayment(db, id, { ...payment, amount: 12_500, idempotencyKey, isConfirmed });
    const setPaid = (isConfirmed: boolean) =>
      setStage(db, id, { stage: "paid", day: "2031-05-20", isConfirmed, author });
    expect(await setPaid(false)).toEqual({ balance: 12_000 });
    expect(await setPaid(true)).toBe("done");
    expect(await submit(false)).toEqual({ balance: 12_000 });
    expect((await findOrder(db, id))?.payments).toEqual([]);
    expect(await submit(true)).toBe("done");
    expect((await findOrder(db, id))?.balance).toBe(-500);
  });

  it("subtracts a refund, and puts back a payment that was removed", async () => {
    const id = await storeOrder();
    await pay(id, 5000);
    await pay(id, -2000);
    const [first] = (await findOrder(db, id))?.payments ?? [];
    await removePayment(db, id, first?.id ?? 0, author);
    await removePayment(db, id, first?.id ?? 0, author);
    expect(await findOrder(db, id)).toMatchObject({ paid: -2000, balance: 14_000 });
    await restorePayment(db, id, first?.id ?? 0, author);
    expect(await findOrder(db, id)).toMatchObject({ paid: 3000, balance: 9000 });
    expect(await listChanges()).toEqual([
      "₹12,000 agreed",
      "₹5,000 received",
      "₹2,000 refunded",
      "₹5,000 received removed",
      "₹5,000 received put back",
    ]);
  });

  it("keeps its payments in sight when the enquiry is lost or deleted", async () => {
    const id = await storeOrder();
    await pay(id, 5000);
    await setStatus(db, id, "lost", null, { author });
    expect(await pay(id, -1000)).toBe("done");
    await deleteEnquiry(db, id, { author });
    expect(await findOrder(db, id)).toMatchObject({ paid: 4000, balance: 8000 });
  });

  it("outlives its enquiry if it has payments", async () => {
    const [paidId, otherId] = [await storeOrder(), await storeOrder()];
    await pay(paidId, 5000);
    await setStage(db, paidId, { stage: "fitted", day: "2031-05-20", author });
    await db.deleteFrom("enquiries").where("id", "in", [paidId, otherId]).execute();
    const orders = db.selectFrom("orders").innerJoin("order_sums", "order_id", "id");
    expect(await orders.select(["enquiry_id", "total", "paid"]).execute()).toEqual([
      { enquiry_id: null, total: 12_000, paid: 5000 },
    ]);
    expect(await db.selectFrom("order_stages").select("stage").execute()).toEqual([{ stage: "fitted" }]);
  });

  it("is no longer marked as paid when something more is to be paid", async () => {
    const id = await storeOrder();
    const markPaid = () => setStage(db, id, { stage: "paid", day: "2031-05-20", isConfirmed: true, author });
    const isPaid = async () => (await findOrder(db, id))?.stages.paid !== undefined;
    await pay(id, 11_800);
    await markPaid();
    await agreeAmount(db, id, { amount: 11_900, author });
    expect(await isPaid(), "200 were waived, and it became cheaper").toBe(true);
    await agreeAmount(db, id, { amount: 15_000, author });
    expect(await isPaid()).toBe(false);
    await markPaid();
    await pay(id, -500);
    expect(await isPaid(), "a refund of goodwill").toBe(true);
    const refund = (await findOrder(db, id))?.payments.find(({ amount }) => amount < 0);
    await removePayment(db, id, refund?.id ?? 0, author);
    expect(await isPaid(), "less is to be paid").toBe(true);
    await restorePayment(db, id, refund?.id ?? 0, author);
    expect(await isPaid(), "the refund was removed by mistake").toBe(true);
    const [first] = (await findOrder(db, id))?.payments ?? [];
    await removePayment(db, id, first?.id ?? 0, author);
    expect(await isPaid()).toBe(false);
  });

  it("is listed as due when fitted but not paid", async () => {
    const id = await storeOrder();
    expect(await listBalancesDue(db)).toEqual([]);
    await setStage(db, id, { stage: "fitted", day: "2031-05-20", author });
    expect(await listBalancesDue(db)).toMatchObject([{ id, name: "Meena", amount: 12_000 }]);
    await pay(id, 12_000);
    expect(await listBalancesDue(db)).toEqual([]);
  });
});
