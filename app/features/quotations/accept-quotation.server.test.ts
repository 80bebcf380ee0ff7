import { describe, expect, it } from "vitest";
import { setStatus } from "~/features/enquiries/change-enquiry.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { findOrder } from "~/features/orders/find-order.server";
import { addPayment } from "~/features/orders/payments.server";
import { db } from "~/platform/database/database.server";
import { DAY_MS, HOUR_MS, toIndianDay } from "~/platform/time/time";
import { findEnquiryStatus } from "../../../tests/support/enquiries";
import {
  changeDraft,
  createDraft,
  createDraftWithChoices,
  sendOptions,
  storeQuotation,
  storeSentQuotation,
} from "../../../tests/support/quotations";
import { acceptForCustomer, undoRecordedAcceptance } from "./accept-quotation.server";
import { acceptQuotation, declineQuotation, withdrawAcceptance } from "./answer-quotation.server";
import { findLinkedQuotation, listVersions } from "./quotations.server";

const { mail, author } = sendOptions;
// Later than any quotation of these tests, also if midnight passes.
const acceptedAt = new Date(Date.now() + HOUR_MS);
const byPhone = { ...sendOptions, name: "Meena R", way: "phone", acceptedAt } as const;

describe("acceptForCustomer", () => {
  it("freezes the draft and does what an online acceptance does", async () => {
    const { id, enquiryId } = await storeQuotation(createDraft(), {
      name: "Meena",
      email: "meena@example.com",
    });
    expect(await acceptForCustomer(db, id, byPhone)).toMatchObject({ result: "sent", total: 11_800 });
    await changeDraft(id, createDraft({ discount: { kind: "amount", paise: 100_00 } }));
    expect(await listVersions(db, id)).toMatchObject([
      { acceptedBy: "Meena R", acceptedVia: "phone", acceptedAt: acceptedAt.toISOString(), total: 11_800 },
    ]);
    expect(await findEnquiryStatus(enquiryId)).toBe("won");
    expect(await findOrder(db, enquiryId)).toMatchObject({ total: 11_800, advance: 5900 });
    const mails = await db.selectFrom("outbox").select(["kind", "recipient"]).execute();
    expect(mails).toEqual([{ kind: "quotation-accepted", recipient: "meena@example.com" }]);
    const events = db
      .selectFrom("enquiry_events")
      .select(["before", "author"])
      .where("kind", "=", "quotation");
    expect(await events.orderBy("id").execute()).toEqual([{ before: "accepted by phone", author }]);
  });

  it("counts from when the quotation was sent, if only the day of the acceptance is known", async () => {
    const sentAt = new Date("2031-05-01T10:00:00Z");
    const noon = new Date("2031-05-01T06:30:00Z");
    const { id } = await storeSentQuotation(createDraft(), sentAt);
    await acceptForCustomer(db, id, { ...byPhone, acceptedAt: noon });
    expect(await listVersions(db, id)).toMatchObject([{ acceptedAt: sentAt.toISOString() }]);
  });

  it("accepts the version that was sent, or the changed draft as a new one", async () => {
    const { id, versionId } = await storeSentQuotation();
    expect(await acceptForCustomer(db, id, byPhone)).toMatchObject({ result: "sent", versionId });
    const changed = await storeSentQuotation();
    await changeDraft(changed.id, createDraft({ discount: { kind: "amount", paise: 1000_00 } }));
    await acceptForCustomer(db, changed.id, byPhone);
    expect(await listVersions(db, changed.id)).toMatchObject([
      { version: 2, acceptedBy: "Meena R", total: 10_620 },
      { version: 1, acceptedBy: null },
    ]);
  });

  it("accepts the version that was valid on that day, also one that was declined, and stores no later one", async () => {
    const sentAt = new Date(+acceptedAt - 40 * DAY_MS);
    const { id, versionId, tokenHash } = await storeSentQuotation(createDraft(), sentAt);
    const accept = (days: number) =>
      acceptForCustomer(db, id, { ...byPhone, acceptedAt: new Date(+sentAt + days * DAY_MS) });
    await declineQuotation(db, { tokenHash, reason: "Too expensive", mail, now: sentAt });
    expect(await accept(-1)).toEqual({ result: "too-early", sentOn: toIndianDay(sentAt) });
    expect(await accept(4)).toMatchObject({ result: "sent", versionId });
    expect(await findLinkedQuotation(db, tokenHash)).toMatchObject({
      isReplaced: false,
      acceptedVia: "phone",
    });
    const late = await storeQuotation();
    await acceptForCustomer(db, late.id, { ...byPhone, acceptedAt: sentAt });
    expect(await listVersions(db, late.id)).toMatchObject([{ content: { sentOn: toIndianDay(sentAt) } }]);
  });

  it("counts a repeated submission once, and leaves the customer's own acceptance", async () => {
    const { id, tokenHash } = await storeSentQuotation();
    const record = () => acceptForCustomer(db, id, byPhone);
    expect(await Promise.all([record(), record()])).toMatchObject([{ result: "sent" }, { result: "sent" }]);
    expect(await acceptForCustomer(db, id, { ...byPhone, name: "Ravi" })).toEqual({ result: "accepted" });
    expect(await acceptQuotation(db, { tokenHash, name: "Meena", mail })).toMatchObject({
      result: "refused",
    });
    const online = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash: online.tokenHash, name: "Meena R", mail });
    expect(await acceptForCustomer(db, online.id, byPhone)).toEqual({ result: "accepted" });
    expect(await undoRecordedAcceptance(db, online.id, { author, mail })).toBe("online");
  });

  it("accepts once when owner and customer accept at the same time", async () => {
    const { id, enquiryId, tokenHash } = await storeSentQuotation();
    const [recorded, own] = await Promise.all([
      acceptForCustomer(db, id, byPhone),
      acceptQuotation(db, { tokenHash, name: "Meena", mail }),
    ]);
    const isOwn = own.result === "done";
    expect(recorded.result).toBe(isOwn ? "accepted" : "sent");
    expect(await findLinkedQuotation(db, tokenHash)).toMatchObject({
      acceptedBy: isOwn ? "Meena" : "Meena R",
      acceptedVia: isOwn ? "online" : "phone",
    });
    expect(await findOrder(db, enquiryId)).toMatchObject({
      quotations: [{ quotationId: id }],
      total: 11_800,
    });
  });

  it("can be undone by the owner, but not withdrawn online by the customer", async () => {
    const { id, enquiryId, tokenHash } = await storeSentQuotation();
    await acceptForCustomer(db, id, { ...byPhone, acceptedAt: new Date() });
    expect(await withdrawAcceptance(db, { tokenHash, mail })).toMatchObject({ result: "refused" });
    expect(await undoRecordedAcceptance(db, id, { author, mail })).toBe("done");
    expect(await undoRecordedAcceptance(db, id, { author, mail })).toBe("done");
    expect(await findEnquiryStatus(enquiryId)).toBe("quoted");
    expect(await findOrder(db, enquiryId)).toBeNull();
  });

  it.each([
    ["lost", "lost"],
    ["contacted", "quoted"],
    ["quoted", "quoted"],
  ] as const)(
    "can be undone when the enquiry is %s since, with the offered amount",
    async (status, expected) => {
      const { id, enquiryId } = await storeSentQuotation(createDraftWithChoices());
      await acceptForCustomer(db, id, { ...byPhone, choice: { alternative: "b", optional: [] } });
      await setStatus(db, enquiryId, status, null, { author });
      await undoRecordedAcceptance(db, id, { author, mail });
      expect(await findEnquiryStatus(enquiryId)).toBe(expected);
      expect(await findEnquiry(db, enquiryId)).toMatchObject({ quotedAmount: 12_980 });
    },
  );
});

it("keeps a payment that is added while the customer withdraws the acceptance", async () => {
  const { enquiryId, tokenHash } = await storeSentQuotation();
  await acceptQuotation(db, { tokenHash, name: "Meena", mail });
  const payment = { amount: 5000, method: "upi", reference: "", receivedOn: "2026-11-20", author } as const;
  const [added] = await Promise.all([
    addPayment(db, enquiryId, { ...payment, idempotencyKey: null }),
    withdrawAcceptance(db, { tokenHash, mail }),
  ]);
  const order = await findOrder(db, enquiryId);
  // Either the payment was first and keeps the order, or the order had ended and the form says so.
  if (added === "done") expect(order).toMatchObject({ paid: 5000, quotations: [] });
  else expect([added, order]).toEqual(["missing", null]);
});
