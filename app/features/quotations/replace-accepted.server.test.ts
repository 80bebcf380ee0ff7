import { describe, expect, it } from "vitest";
import { setStatus } from "~/features/enquiries/change-enquiry.server";
import { agreeAmount, setStage } from "~/features/orders/change-order.server";
import { findOrder } from "~/features/orders/find-order.server";
import { addPayment } from "~/features/orders/payments.server";
import { db } from "~/platform/database/database.server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/time/time";
import {
  changeDraft,
  createDraft,
  sendOptions,
  sendStoredQuotation,
  storeQuotation,
  storeReplacement,
  storeSentQuotation,
} from "../../../tests/support/quotations";
import { acceptForCustomer, undoRecordedAcceptance } from "./accept-quotation.server";
import { acceptQuotation, withdrawAcceptance } from "./answer-quotation.server";
import { copyQuotation } from "./enquiry-quotations.server";
import { listAcceptedQuotations, listQuotations } from "./quotation-list.server";
import { findLinkedQuotation, findQuotation } from "./quotations.server";

const { mail, author } = sendOptions;
// Later than any quotation of these tests, also if midnight passes.
const acceptedAt = new Date(Date.now() + HOUR_MS);
const byPhone = { ...sendOptions, name: "Meena R", way: "phone", acceptedAt } as const;

describe("a quotation for measured sizes", () => {
  it("replaces the accepted one in the order, and gives its place back when it is withdrawn", async () => {
    const first = await storeSentQuotation();
    const { id, enquiryId } = first;
    await acceptQuotation(db, { tokenHash: first.tokenHash, name: "Meena", mail });
    const larger = createDraft().lines.map((line) => ({ ...line, quantity: 12_000 }));
    const changeLines = (draft: ReturnType<typeof createDraft>) => ({ ...draft, lines: larger });
    const copyId = await copyQuotation(db, id, { enquiryId, idempotencyKey: null, changeDraft: changeLines });
    const second = await sendStoredQuotation(copyId ?? 0);
    expect((await findOrder(db, enquiryId))?.total).toBe(11_800);
    await acceptQuotation(db, { tokenHash: second.tokenHash, name: "Meena", mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({
      quotations: [{ quotationId: copyId }],
      total: 14_160,
    });
    expect((await listAcceptedQuotations(db)).map(({ number }) => number)).toEqual([second.number]);
    const listAs = async (state: "accepted" | "replaced") =>
      (await listQuotations(db, { state, search: "", page: 1 })).quotations.map(({ number }) => number);
    expect([await listAs("accepted"), await listAs("replaced")]).toEqual([[second.number], [first.number]]);
    expect(await withdrawAcceptance(db, { tokenHash: first.tokenHash, mail })).toEqual({
      result: "refused",
      state: "replaced",
    });
    expect(await findLinkedQuotation(db, first.tokenHash)).toMatchObject({ acceptedBy: "Meena" });
    await withdrawAcceptance(db, { tokenHash: second.tokenHash, mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({
      quotations: [{ quotationId: id }],
      total: 11_800,
    });
  });

  it("has the rates and terms that were accepted, not later ones of the draft, but its costs", async () => {
    const { id, enquiryId, tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    const { lines, terms } = (await findQuotation(db, id))?.draft ?? createDraft();
    const changed = lines.map((line) => ({ ...line, rate: 2000_00, cost: 700_00 }));
    await changeDraft(id, createDraft({ lines: changed, terms: { ...terms, advance: 90 } }));
    const copy = await findQuotation(db, await storeReplacement(id, enquiryId));
    expect(copy?.draft.lines).toMatchObject([{ rate: 1000_00, cost: 700_00 }]);
    expect(copy?.draft.terms).toEqual(terms);
  });

  it("keeps the owner from undoing an acceptance that it replaced", async () => {
    const { id, enquiryId } = await storeSentQuotation();
    await acceptForCustomer(db, id, byPhone);
    const copyId = await storeReplacement(id, enquiryId);
    await acceptForCustomer(db, copyId, byPhone);
    expect(await undoRecordedAcceptance(db, id, { author, mail })).toBe("replaced");
    expect(await findOrder(db, enquiryId)).toMatchObject({ quotations: [{ quotationId: copyId }] });
    await undoRecordedAcceptance(db, copyId, { author, mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({ quotations: [{ quotationId: id }] });
  });

  it("returns its place in the order to the quotation that it replaced, whatever day the owner recorded", async () => {
    const { id, enquiryId } = await storeSentQuotation(createDraft(), new Date(+acceptedAt - 2 * DAY_MS));
    await acceptForCustomer(db, id, byPhone);
    const second = await storeReplacement(id, enquiryId);
    await acceptForCustomer(db, second, { ...byPhone, acceptedAt: new Date(+acceptedAt - DAY_MS) });
    const third = await storeReplacement(second, enquiryId);
    await acceptForCustomer(db, third, byPhone);
    await undoRecordedAcceptance(db, third, { author, mail });
    expect((await findOrder(db, enquiryId))?.quotations).toMatchObject([{ quotationId: second }]);
  });

  it("ends the stage Paid only if it leaves more to pay than before", async () => {
    const { id, enquiryId } = await storeSentQuotation();
    const discounted = createDraft({ discount: { kind: "percent", percent: 500 } });
    await acceptForCustomer(db, id, byPhone);
    const payment = {
      amount: 11_000,
      method: "upi",
      reference: "",
      receivedOn: "2026-11-20",
      author,
    } as const;
    await addPayment(db, enquiryId, { ...payment, idempotencyKey: null });
    const paid = { stage: "paid", day: "2026-11-20", isConfirmed: true, author } as const;
    await setStage(db, enquiryId, paid);
    const options = { enquiryId, idempotencyKey: null, changeDraft: () => discounted };
    const cheaper = (await copyQuotation(db, id, options)) ?? 0;
    await acceptForCustomer(db, cheaper, byPhone);
    expect(await findOrder(db, enquiryId)).toMatchObject({ total: 11_210, stages: { paid: "2026-11-20" } });
    await undoRecordedAcceptance(db, cheaper, { author, mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({ total: 11_800, stages: {} });
  });

  it("is in the order alone, among all that replace the same quotation or each other", async () => {
    const { id, enquiryId } = await storeSentQuotation();
    const accept = (quotationId: number, minute: number) =>
      acceptForCustomer(db, quotationId, {
        ...byPhone,
        acceptedAt: new Date(+acceptedAt + minute * MINUTE_MS),
      });
    const listOrdered = async () =>
      (await findOrder(db, enquiryId))?.quotations.map(({ quotationId }) => quotationId);
    await accept(id, 0);
    const [first, second] = [await storeReplacement(id, enquiryId), await storeReplacement(id, enquiryId)];
    await accept(first, 1);
    const third = await storeReplacement(first, enquiryId);
    await accept(third, 2);
    await accept(second, 3);
    expect(await listOrdered()).toEqual([second]);
    expect(await undoRecordedAcceptance(db, first, { author, mail })).toBe("replaced");
    const expectedAfterUndo = [
      [second, third],
      [third, first],
      [first, id],
    ];
    for (const [undone = 0, restored] of expectedAfterUndo) {
      await undoRecordedAcceptance(db, undone, { author, mail });
      expect(await listOrdered()).toEqual([restored]);
    }
  });

  it("does not add an amount that was entered again while a replacement was in the order", async () => {
    const { id, enquiryId } = await storeQuotation();
    await setStatus(db, enquiryId, "won", null, { author });
    await agreeAmount(db, enquiryId, { amount: 12_000, author });
    await acceptForCustomer(db, id, byPhone);
    const replacement = await storeReplacement(id, enquiryId);
    await acceptForCustomer(db, replacement, byPhone);
    await agreeAmount(db, enquiryId, { amount: 12_000, author });
    for (const undone of [replacement, id]) await undoRecordedAcceptance(db, undone, { author, mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({ total: 12_000, quotations: [] });
  });
});
