import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import {
  changeDraft,
  createDraft,
  firm,
  gate,
  sendOptions,
  sendStoredQuotation,
  storeQuotation,
  storeSentQuotation,
} from "../../../tests/support/quotations";
import { acceptQuotation, declineQuotation } from "./answer-quotation.server";
import { checkRecords } from "./check-records.server";
import { createQuotation } from "./enquiry-quotations.server";
import { findLinkedQuotation, findQuotation } from "./quotations.server";
import { sendQuotation, withdrawQuotation } from "./send-quotation.server";

const findEnquiry = async (id: number) =>
  await db
    .selectFrom("enquiries")
    .select(["status", "quoted_amount"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("sendQuotation", () => {
  it("numbers quotations without gaps in each financial year", async () => {
    const days = ["2031-03-31T12:00:00Z", "2031-03-31T18:31:00Z", "2031-04-01T12:00:00Z"];
    const numbers: string[] = [];
    for (const day of days) numbers.push((await storeSentQuotation(createDraft(), new Date(day))).number);
    expect(numbers).toEqual(["Q/2030-31/0001", "Q/2031-32/0001", "Q/2031-32/0002"]);
  });

  it("starts at the firm's first number, once, with its prefix", async () => {
    const numbered = { ...firm, numberPrefix: "SGW/Q", firstNumber: 143 };
    const send = async (day: string, sender = numbered) => {
      const { id } = await storeQuotation();
      return (await sendStoredQuotation(id, new Date(`${day}T06:00:00Z`), sender)).number;
    };
    expect(await send("2031-05-01")).toBe("SGW/Q/2031-32/0143");
    expect(await send("2031-05-02")).toBe("SGW/Q/2031-32/0144");
    expect(await send("2031-05-03", { ...numbered, firstNumber: 200 })).toBe("SGW/Q/2031-32/0200");
    expect(await send("2032-05-01")).toBe("SGW/Q/2032-33/0001");
  });

  it("gives 20 simultaneous quotations 20 consecutive numbers", async () => {
    const quotations = [];
    for (let index = 0; index < 20; index += 1) quotations.push(await storeQuotation());
    const sent = await Promise.all(quotations.map(({ id }) => sendStoredQuotation(id)));
    const numbers = sent.map(({ number }) => Number(number.slice(-4))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it("uses no number for an incomplete quotation and lists what is missing", async () => {
    const lines = createDraft().lines.map((line) => ({
      ...line,
      ...{ id: "a", rate: null, isConfirmed: false, piece: { ...gate, sizes: { width: 3600 } } },
    }));
    const { id } = await storeQuotation(createDraft({ lines }));
    expect(await sendQuotation(db, id, sendOptions)).toMatchObject({
      result: "incomplete",
      problems: { "rate.a": expect.any(String), "confirmed.a": expect.any(String) },
    });
    expect((await storeSentQuotation()).number).toMatch(/0001$/);
  });

  it("marks the enquiry as quoted with the total", async () => {
    const { enquiryId, total } = await storeSentQuotation();
    // 10 sq ft at ₹1,000 plus 18 % GST.
    expect(total).toBe(11_800);
    expect(await findEnquiry(enquiryId)).toEqual({ status: "quoted", quoted_amount: 11_800 });
  });

  it("adds a further quotation to the order when it is accepted, not before", async () => {
    const { enquiryId, tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    const discount = { kind: "percent" as const, percent: 5000 };
    const secondQuotation = await sendStoredQuotation(
      (await createQuotation(db, enquiryId, createDraft({ discount }))) ?? 0,
    );
    expect(await findEnquiry(enquiryId)).toEqual({ status: "won", quoted_amount: 11_800 });
    await acceptQuotation(db, { tokenHash: secondQuotation.tokenHash, name: "Meena", mail: null });
    expect(await findEnquiry(enquiryId)).toEqual({ status: "won", quoted_amount: 17_700 });
  });

  it("stores a record that later edits do not change", async () => {
    const { id, tokenHash } = await storeSentQuotation();
    await changeDraft(id, createDraft({ customer: { ...createDraft().customer, name: "Another" } }));
    const linked = await findLinkedQuotation(db, tokenHash);
    expect(linked?.content.customer.name).toBe("Meena");
    expect(await checkRecords(db)).toEqual({ altered: 0, total: 0 });
  });

  it("sends the same version again if nothing changed", async () => {
    const { id, versionId } = await storeSentQuotation();
    expect((await sendStoredQuotation(id)).versionId).toBe(versionId);
  });

  it("sends one email after a double click, and another one on request", async () => {
    const { id } = await storeQuotation(createDraft(), { name: "Meena", email: "meena@example.com" });
    const sendOnce = (idempotencyKey: string) =>
      sendQuotation(db, id, { ...sendOptions, email: { idempotencyKey } });
    const [firstKey, secondKey] = [randomUUID(), randomUUID()];
    await Promise.all([sendOnce(firstKey), sendOnce(firstKey)]);
    const countMails = async () => (await db.selectFrom("outbox").select("recipient").execute()).length;
    expect(await countMails()).toBe(1);
    await sendOnce(secondKey);
    expect(await countMails()).toBe(2);
  });

  it("replaces the version after a change, keeps the number and lists the changes", async () => {
    const draft = createDraft();
    const first = await storeSentQuotation(draft);
    const lines = draft.lines.map((line) => ({ ...line, rate: 1200_00 }));
    await changeDraft(first.id, { ...draft, lines });
    const second = await sendStoredQuotation(first.id);
    expect(second.number).toBe(first.number);
    const [current, replaced] = (await findQuotation(db, first.id))?.versions ?? [];
    expect(current).toMatchObject({ version: 2, isReplaced: false, total: 14_160 });
    expect(current?.changes).toEqual([expect.stringContaining("₹1,200.00 instead of 10 sq ft at ₹1,000.00")]);
    expect(replaced).toMatchObject({ version: 1, isReplaced: true });
  });
});

describe("sendQuotation for a quotation that was sent before", () => {
  const { gstin: _, ...withoutGstin } = firm;
  const optionsWithoutGst = { ...sendOptions, firm: { ...withoutGstin, gstin: null } };

  it("creates a new version after business details have changed, and lists the changes", async () => {
    const { id } = await storeQuotation();
    await sendQuotation(db, id, optionsWithoutGst);
    await sendQuotation(db, id, optionsWithoutGst);
    await sendQuotation(db, id, sendOptions);
    const versions = (await findQuotation(db, id))?.versions ?? [];
    expect(versions.map(({ total }) => total)).toEqual([11_800, 10_000]);
    expect(versions[0]?.changes).toEqual([
      "The tax has changed: CGST and SGST instead of no GST.",
      "We updated our business details.",
    ]);
  });

  it("creates a new version with today's dates after the current one expired or was declined", async () => {
    const { id, tokenHash } = await storeSentQuotation(createDraft(), new Date("2031-05-01T06:00:00Z"));
    const second = await sendStoredQuotation(id, new Date("2031-05-16T18:29:00Z"));
    expect(second.content).toMatchObject({ version: 1, sentOn: "2031-05-01", validUntil: "2031-05-16" });
    const third = await sendStoredQuotation(id, new Date("2031-05-16T18:31:00Z"));
    expect(third.content).toMatchObject({ version: 2, sentOn: "2031-05-17", validUntil: "2031-06-01" });
    expect(third.tokenHash).not.toBe(tokenHash);
    const { tokenHash: currentHash } = third;
    const now = new Date("2031-05-18T06:00:00Z");
    await declineQuotation(db, { tokenHash: currentHash, reason: "Too expensive", mail: null, now });
    expect((await sendStoredQuotation(id, now)).content).toMatchObject({ version: 3, sentOn: "2031-05-18" });
  });

  it("sends nothing when the draft has changed since the preview", async () => {
    const { id } = await storeQuotation();
    await changeDraft(id, createDraft({ discount: { kind: "percent", percent: 500 } }));
    expect(await sendQuotation(db, id, { ...sendOptions, version: 1 })).toEqual({
      result: "changed",
      currentVersion: 2,
    });
    expect((await findQuotation(db, id))?.versions).toEqual([]);
    const send = () => sendQuotation(db, id, { ...sendOptions, version: 2 });
    expect(await send()).toMatchObject({ result: "sent" });
    expect(await send(), "a double click").toMatchObject({ result: "sent", content: { version: 1 } });
  });
});

it("withdrawQuotation withdraws a quotation until it is sent again", async () => {
  const { id, tokenHash } = await storeSentQuotation();
  expect(await withdrawQuotation(db, id, "admin")).toBe("done");
  expect(await findLinkedQuotation(db, tokenHash)).toMatchObject({ isWithdrawn: true });
  await sendStoredQuotation(id);
  expect((await findQuotation(db, id))?.versions[0]?.isWithdrawn).toBe(false);
});
