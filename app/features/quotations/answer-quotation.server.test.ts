import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { listNotes } from "~/features/enquiries/enquiry-history.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { findOrder } from "~/features/orders/find-order.server";
import { addPayment } from "~/features/orders/payments.server";
import { db } from "~/platform/database/database.server";
import { HOUR_MS, MINUTE_MS } from "~/platform/time/time";
import { findEnquiryStatus } from "../../../tests/support/enquiries";
import {
  changeDraft,
  createDraft,
  sendStoredQuotation,
  storeQuotation,
  storeSentQuotation,
} from "../../../tests/support/quotations";
import {
  acceptQuotation,
  askAboutQuotation,
  declineQuotation,
  withdrawAcceptance,
} from "./answer-quotation.server";
import { createQuotation } from "./enquiry-quotations.server";
import { findLinkedQuotation, listVersions } from "./quotations.server";
import { withdrawQuotation } from "./send-quotation.server";

const mail = { to: "owner@example.com" };
const listMails = async () =>
  (await db.selectFrom("outbox").select(["kind", "recipient"]).orderBy("id").execute()).map(
    ({ kind, recipient }) => `${kind} to ${recipient}`,
  );

describe("acceptQuotation", () => {
  it("marks the enquiry as won with the amount, and notifies owner and customer", async () => {
    const { id, enquiryId } = await storeQuotation(createDraft(), {
      name: "Meena",
      email: "meena@example.com",
    });
    const { tokenHash } = await sendStoredQuotation(id);
    expect(await acceptQuotation(db, { tokenHash, name: "Meena R", mail })).toMatchObject({ result: "done" });
    expect(await findEnquiryStatus(enquiryId)).toBe("won");
    expect(await listMails()).toEqual([
      "quotation-answer to owner@example.com",
      "quotation-accepted to meena@example.com",
    ]);
    expect(await findLinkedQuotation(db, tokenHash)).toMatchObject({ acceptedBy: "Meena R" });
  });

  it("counts a double click once", async () => {
    const { tokenHash } = await storeSentQuotation();
    const accept = () => acceptQuotation(db, { tokenHash, name: "Meena", mail });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ result }) => result)).toEqual(["done", "done", "done"]);
    expect(await listMails()).toHaveLength(1);
  });

  it("accepts only the first of two people who accept at the same time", async () => {
    const { tokenHash } = await storeSentQuotation();
    const names = ["Meena", "Ravi"];
    const answers = await Promise.all(names.map((name) => acceptQuotation(db, { tokenHash, name, mail })));
    expect(answers.map(({ result }) => result).sort()).toEqual(["done", "refused"]);
    const winner = names[answers.findIndex(({ result }) => result === "done")];
    expect(await findLinkedQuotation(db, tokenHash)).toMatchObject({ acceptedBy: winner });
  });

  it("refuses a replaced version, even when the new one is sent at the same time", async () => {
    const draft = createDraft();
    const { id, tokenHash } = await storeSentQuotation(draft);
    await changeDraft(id, { ...draft, terms: { ...draft.terms, warranty: "None" } });
    const [answer] = await Promise.all([
      acceptQuotation(db, { tokenHash, name: "Meena", mail }),
      sendStoredQuotation(id).catch(() => null),
    ]);
    const versions = await listVersions(db, id);
    const acceptedVersions = versions.filter(({ acceptedAt }) => acceptedAt);
    // Either the old version was accepted and no new one sent, or it was replaced and neither was accepted.
    if (answer?.result === "done") expect([versions.length, acceptedVersions.length]).toEqual([1, 1]);
    else expect([versions.length, acceptedVersions.length]).toEqual([2, 0]);
    expect(await acceptQuotation(db, { tokenHash, name: "Someone", mail })).toMatchObject({
      result: "refused",
    });
  });

  it("refuses an expired or withdrawn version, and accepts a version on its last day", async () => {
    const sentAt = new Date("2031-05-01T06:00:00Z");
    const accept = (tokenHash: string, day: string) =>
      acceptQuotation(db, { tokenHash, name: "Meena", mail, now: new Date(`${day}T12:00:00Z`) });
    const expired = await storeSentQuotation(createDraft(), sentAt);
    expect(await accept(expired.tokenHash, "2031-05-17")).toEqual({ result: "refused", state: "expired" });
    expect(await accept(expired.tokenHash, "2031-05-16")).toMatchObject({ result: "done" });
    const withdrawn = await storeSentQuotation(createDraft(), sentAt);
    await withdrawQuotation(db, withdrawn.id, "admin");
    expect(await accept(withdrawn.tokenHash, "2031-05-02")).toEqual({
      result: "refused",
      state: "withdrawn",
    });
  });
});

describe("withdrawAcceptance", () => {
  it("is possible for 30 minutes after acceptance", async () => {
    const { tokenHash, enquiryId } = await storeSentQuotation();
    const now = new Date();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail, now });
    const withdrawAfter = (ms: number) =>
      withdrawAcceptance(db, { tokenHash, mail, now: new Date(now.getTime() + ms) });
    expect(await withdrawAfter(HOUR_MS)).toEqual({
      result: "refused",
      state: "accepted",
    });
    expect(await withdrawAfter(29 * MINUTE_MS)).toMatchObject({ result: "done" });
    expect(await findEnquiryStatus(enquiryId)).toBe("quoted");
    expect(await findLinkedQuotation(db, tokenHash)).toMatchObject({ acceptedAt: null, acceptedBy: null });
  });

  it("keeps the order of the enquiry's other accepted quotation", async () => {
    const first = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash: first.tokenHash, name: "Meena", mail });
    const [line] = createDraft().lines;
    if (!line) throw new Error("The draft has no line");
    const second = createDraft({ lines: [{ ...line, quantity: 3_000 }] });
    const secondId = (await createQuotation(db, first.enquiryId, second)) ?? 0;
    const { tokenHash } = await sendStoredQuotation(secondId);
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    await withdrawAcceptance(db, { tokenHash, mail });
    expect(await findEnquiryStatus(first.enquiryId)).toBe("won");
    expect((await findEnquiry(db, first.enquiryId))?.quotedAmount).toBe(first.total);
  });

  it("keeps the payments of the order in sight", async () => {
    const { enquiryId, tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    const payment = { amount: 5000, method: "upi", reference: "", receivedOn: "2031-05-01" } as const;
    await addPayment(db, enquiryId, { ...payment, author: "admin", idempotencyKey: null });
    await withdrawAcceptance(db, { tokenHash, mail });
    expect(await findEnquiryStatus(enquiryId)).toBe("quoted");
    expect(await findOrder(db, enquiryId)).toMatchObject({ quotations: [], total: null, paid: 5000 });
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    expect(await findOrder(db, enquiryId)).toMatchObject({ total: 11_800, balance: 6800 });
  });

  it("ends the order if nothing else belongs to it", async () => {
    const { enquiryId, tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    await withdrawAcceptance(db, { tokenHash, mail });
    expect(await findOrder(db, enquiryId)).toBeNull();
  });

  it("returns success when repeated, even after the quotation has expired", async () => {
    const { tokenHash } = await storeSentQuotation(createDraft(), new Date("2031-05-01T06:00:00Z"));
    const beforeMidnight = new Date("2031-05-16T18:20:00Z");
    const afterMidnight = new Date("2031-05-16T18:40:00Z");
    await acceptQuotation(db, { tokenHash, name: "Meena", mail, now: beforeMidnight });
    const withdraw = () => withdrawAcceptance(db, { tokenHash, mail, now: afterMidnight });
    expect(await withdraw()).toMatchObject({ result: "done" });
    expect(await withdraw()).toMatchObject({ result: "done" });
  });

  it("leaves a consistent state when the quotation is accepted again at the same time", async () => {
    const { tokenHash, enquiryId } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail });
    await Promise.all([
      withdrawAcceptance(db, { tokenHash, mail }),
      acceptQuotation(db, { tokenHash, name: "Meena", mail }),
    ]);
    const linked = await findLinkedQuotation(db, tokenHash);
    expect(await findEnquiryStatus(enquiryId)).toBe(linked?.acceptedAt ? "won" : "quoted");
  });
});

it("a quotation can be declined with a reason and accepted afterwards", async () => {
  const { tokenHash, enquiryId } = await storeSentQuotation();
  await declineQuotation(db, { tokenHash, reason: "Too expensive", mail });
  expect(await findLinkedQuotation(db, tokenHash)).toMatchObject({ declineReason: "Too expensive" });
  expect(await findEnquiryStatus(enquiryId)).toBe("quoted");
  expect(await acceptQuotation(db, { tokenHash, name: "Meena", mail })).toMatchObject({ result: "done" });
  expect(await findLinkedQuotation(db, tokenHash)).toMatchObject({ declinedAt: null });
});

it("a declined quotation cannot be accepted after it has expired", async () => {
  const { tokenHash } = await storeSentQuotation(createDraft(), new Date("2031-05-01T06:00:00Z"));
  const decline = { tokenHash, reason: "Too expensive", mail, now: new Date("2031-05-02T06:00:00Z") };
  expect(await declineQuotation(db, decline)).toMatchObject({ result: "done" });
  const accept = (day: string) =>
    acceptQuotation(db, { tokenHash, name: "Meena", mail, now: new Date(`${day}T18:31:00Z`) });
  expect(await accept("2031-05-16")).toEqual({ result: "refused", state: "expired" });
  expect(await accept("2031-05-15")).toMatchObject({ result: "done" });
});

it("adds a question to the enquiry's notes and notifies the owner, once after a double click", async () => {
  const { tokenHash, enquiryId } = await storeSentQuotation();
  const question = { tokenHash, question: "Is the motor included?", idempotencyKey: randomUUID(), mail };
  await Promise.all([askAboutQuotation(db, question), askAboutQuotation(db, question)]);
  expect(await listNotes(db, enquiryId)).toMatchObject([{ author: "Meena", text: "Is the motor included?" }]);
  expect(await listMails()).toEqual(["quotation-question to owner@example.com"]);
});

it("keeps only the accepted version when the enquiry is purged", async () => {
  const first = await storeSentQuotation();
  await acceptQuotation(db, { tokenHash: first.tokenHash, name: "Meena", mail });
  const second = await storeSentQuotation();
  await db.deleteFrom("enquiries").where("id", "in", [first.enquiryId, second.enquiryId]).execute();
  const rows = await db.selectFrom("quotations").select(["id", "enquiry_id", "draft"]).execute();
  expect(rows).toEqual([{ id: first.id, enquiry_id: null, draft: null }]);
  expect(await listVersions(db, first.id)).toMatchObject([{ acceptedBy: "Meena", total: 11_800 }]);
  expect(await findLinkedQuotation(db, first.tokenHash)).toBeNull();
});
