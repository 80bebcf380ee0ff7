import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { findCurrentStage } from "./order";
import { addPayment, findOrder, listBalancesDue, removePayment, setStage } from "./order.server";

const author = "admin";
const payment = { amount: 5000, method: "upi" as const, reference: "", receivedOn: "2031-05-01", author };

async function storeWonEnquiry(): Promise<number> {
  const [id = 0] = await storeEnquiries({
    name: "Meena",
    phone: "9843012345",
    status: "won",
    quoted_amount: 12_000,
  });
  return id;
}

describe("an order", () => {
  it("exists only for a won enquiry", async () => {
    const [openId = 0] = await storeEnquiries({ name: "Ravi", phone: "9843012346", status: "quoted" });
    expect(await findOrder(db, openId)).toBeNull();
    expect(await setStage(db, openId, { stage: "ready", day: "2031-05-01", author })).toBe("missing");
    expect(await addPayment(db, openId, { ...payment, idempotencyKey: null })).toBe("missing");
  });

  it("has the latest stage, can undo one, and records each change once in the history", async () => {
    const id = await storeWonEnquiry();
    await setStage(db, id, { stage: "measured", day: "2031-05-01", author });
    await setStage(db, id, { stage: "fitted", day: "2031-05-20", author });
    await setStage(db, id, { stage: "fitted", day: "2031-05-20", author });
    const order = await findOrder(db, id);
    expect(order?.stages).toEqual({ measured: "2031-05-01", fitted: "2031-05-20" });
    expect(order && findCurrentStage(order)?.label).toBe("Fitted");
    await setStage(db, id, { stage: "fitted", day: null, author });
    expect((await findOrder(db, id))?.stages).toEqual({ measured: "2031-05-01" });
    const events = await db.selectFrom("enquiry_events").select("after").orderBy("id").execute();
    expect(events.map(({ after }) => after)).toEqual([
      "Measured on May 1, 2031",
      "Fitted on May 20, 2031",
      "Fitted undone",
    ]);
  });

  it("counts each payment once and updates the balance", async () => {
    const id = await storeWonEnquiry();
    const idempotencyKey = crypto.randomUUID();
    await Promise.all([1, 2].map(() => addPayment(db, id, { ...payment, idempotencyKey })));
    const order = await findOrder(db, id);
    expect(order).toMatchObject({ total: 12_000, balance: 7_000, payments: [{ amount: 5000 }] });
    await removePayment(db, id, order?.payments[0]?.id ?? 0, author);
    expect((await findOrder(db, id))?.balance).toBe(12_000);
  });

  it("is listed as due when fitted but not paid", async () => {
    const id = await storeWonEnquiry();
    expect(await listBalancesDue(db)).toEqual([]);
    await setStage(db, id, { stage: "fitted", day: "2031-05-20", author });
    expect(await listBalancesDue(db)).toEqual([{ id, name: "Meena", balance: 12_000 }]);
    await addPayment(db, id, { ...payment, amount: 12_000, idempotencyKey: null });
    expect(await listBalancesDue(db)).toEqual([]);
  });
});
