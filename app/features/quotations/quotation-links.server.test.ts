import { describe, expect, it } from "vitest";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { setStage } from "~/features/orders/change-order.server";
import { addPayment } from "~/features/orders/payments.server";
import { db } from "~/platform/database/database.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { addDays, DAY_MS, toIndianDay } from "~/platform/time/time";
import {
  changeDraft,
  createDraft,
  sendStoredQuotation,
  storeSentQuotation,
} from "../../../tests/support/quotations";
import { acceptQuotation, declineQuotation } from "./answer-quotation.server";
import { copyQuotation } from "./enquiry-quotations.server";
import type { QuotationDraft } from "./quotation";
import {
  countOpenLinks,
  createQuotationLink,
  endQuotationLinks,
  purgeEndedLinks,
} from "./quotation-links.server";
import { findLinkedQuotation } from "./quotations.server";
import { withdrawQuotation } from "./send-quotation.server";

const publicUrl = new URL("https://example.com");
const today = toIndianDay(new Date());
const daysAgo = (count: number) => new Date(Date.now() - count * DAY_MS);
const countLinks = async () => (await db.selectFrom("quotation_links").selectAll().execute()).length;
const findByLink = async (link: string) =>
  await findLinkedQuotation(db, hashToken(link.split("/").at(-1) ?? ""));
type Changes = Partial<Record<"accepted_at" | "declined_at" | "withdrawn_at" | "sent_at", Date>> & {
  valid_until?: string;
};
const change = async (versionId: number, changes: Changes) =>
  await db.updateTable("quotation_versions").set(changes).where("id", "=", versionId).execute();

/** Expects that the link opens the quotation, or that it does not and that the purge deletes it. */
async function expectOpen(tokenHash: string, isOpen: boolean): Promise<void> {
  expect((await findLinkedQuotation(db, tokenHash)) !== null).toBe(isOpen);
  const linkCount = await countLinks();
  await purgeEndedLinks(db);
  expect(await countLinks()).toBe(isOpen ? linkCount : linkCount - 1);
}

describe("createQuotationLink", () => {
  it("stores no token and creates a new 128-bit token each time", async () => {
    const { versionId, token } = await storeSentQuotation();
    const link = await createQuotationLink(db, versionId, { publicUrl });
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(link).not.toContain(token);
    const rows = await db.selectFrom("quotation_links").selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("creates the same link for the same key", async () => {
    const { versionId } = await storeSentQuotation();
    const create = (reuseKey: string) => createQuotationLink(db, versionId, { publicUrl, reuseKey });
    const links = await Promise.all([create("mail 1"), create("mail 1"), create("mail 2")]);
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect(await findByLink(link)).toMatchObject({ id: versionId });
    expect(await countLinks()).toBe(3);
  });

  it("keeps the newest 20 links to all versions of a quotation, even of simultaneous calls", async () => {
    const other = await storeSentQuotation();
    const { id, versionId, tokenHash } = await storeSentQuotation();
    await db
      .updateTable("quotation_links")
      .set({ created_at: daysAgo(1) })
      .execute();
    await changeDraft(id, createDraft({ isInFeet: false, discount: { kind: "amount", paise: 100_00 } }));
    const newer = await sendStoredQuotation(id);
    const versionIds = [versionId, newer.versionId];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        createQuotationLink(db, versionIds[index % 2] ?? 0, { publicUrl }),
      ),
    );
    const last = await createQuotationLink(db, newer.versionId, { publicUrl });
    expect(await countOpenLinks(db, id)).toBe(20);
    expect(await findByLink(last)).not.toBeNull();
    expect(await findLinkedQuotation(db, tokenHash)).toBeNull();
    expect(await findLinkedQuotation(db, other.tokenHash)).not.toBeNull();
  });

  it("creates links that stop working while the enquiry is in the trash", async () => {
    const { enquiryId, tokenHash } = await storeSentQuotation();
    await deleteEnquiry(db, enquiryId, { author: "owner" });
    expect(await findLinkedQuotation(db, tokenHash)).toBeNull();
  });
});

describe("a link to a quotation", () => {
  it("works until 90 days after the quotation expired", async () => {
    const { versionId, tokenHash } = await storeSentQuotation();
    await change(versionId, { valid_until: addDays(today, -90) });
    await expectOpen(tokenHash, true);
    await change(versionId, { valid_until: addDays(today, -91) });
    await expectOpen(tokenHash, false);
  });

  it("works until 90 days after the quotation was withdrawn", async () => {
    const { id, versionId, tokenHash } = await storeSentQuotation();
    await withdrawQuotation(db, id, "owner");
    await change(versionId, { withdrawn_at: daysAgo(90) });
    await expectOpen(tokenHash, true);
    await change(versionId, { withdrawn_at: daysAgo(91) });
    await expectOpen(tokenHash, false);
  });

  it("works until 90 days after the version was replaced", async () => {
    const { id, tokenHash } = await storeSentQuotation();
    await changeDraft(id, createDraft({ isInFeet: false, discount: { kind: "amount", paise: 100_00 } }));
    const newer = await sendStoredQuotation(id);
    await change(newer.versionId, { sent_at: daysAgo(90) });
    await expectOpen(tokenHash, true);
    await change(newer.versionId, { sent_at: daysAgo(91) });
    await expectOpen(tokenHash, false);
    expect(await findLinkedQuotation(db, newer.tokenHash)).not.toBeNull();
  });

  it("works until 90 days after the quotation was declined, and as long as it can still be accepted", async () => {
    const { versionId, tokenHash } = await storeSentQuotation();
    await declineQuotation(db, { tokenHash, reason: "Too late", mail: null });
    await change(versionId, { declined_at: daysAgo(91), valid_until: today });
    await expectOpen(tokenHash, true);
    await change(versionId, { declined_at: daysAgo(90), valid_until: addDays(today, -100) });
    await expectOpen(tokenHash, true);
    await change(versionId, { declined_at: daysAgo(91) });
    await expectOpen(tokenHash, false);
  });

  it("works until 90 days after another quotation replaced it in its order", async () => {
    const { id, enquiryId, tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    const options = { enquiryId, idempotencyKey: null, changeDraft: (draft: QuotationDraft) => draft };
    const copy = await sendStoredQuotation((await copyQuotation(db, id, options)) ?? 0);
    await acceptQuotation(db, { tokenHash: copy.tokenHash, name: "Meena", mail: null });
    await change(copy.versionId, { accepted_at: daysAgo(90) });
    await expectOpen(tokenHash, true);
    await change(copy.versionId, { accepted_at: daysAgo(91) });
    await expectOpen(tokenHash, false);
  });

  it("works for 12 months after an accepted order was paid, and while it is unpaid", async () => {
    const { versionId, enquiryId, tokenHash, total } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    await change(versionId, { valid_until: addDays(today, -1000) });
    const pay = async (amount: number, receivedOn: string) => {
      const payment = { amount, method: "upi", reference: "", receivedOn, author: "owner" } as const;
      await addPayment(db, enquiryId, { ...payment, idempotencyKey: null });
    };
    await pay(total - 1, addDays(today, -500));
    await expectOpen(tokenHash, true);
    await pay(1, addDays(today, -360));
    await expectOpen(tokenHash, true);
    const stage = { stage: "paid", author: "owner" } as const;
    await setStage(db, enquiryId, { ...stage, day: addDays(today, -367) });
    await expectOpen(tokenHash, false);
  });

  it("ends at once when the owner ends all links, which the history shows", async () => {
    const { id, enquiryId, versionId, tokenHash, number } = await storeSentQuotation();
    const link = await createQuotationLink(db, versionId, { publicUrl });
    expect(await countOpenLinks(db, id)).toBe(2);
    expect(await endQuotationLinks(db, id, "owner")).toBe(2);
    expect(await endQuotationLinks(db, id, "owner")).toBe(0);
    expect(await findLinkedQuotation(db, tokenHash)).toBeNull();
    expect(await findByLink(link)).toBeNull();
    const events = await db
      .selectFrom("enquiry_events")
      .select(["before", "after", "author"])
      .where("enquiry_id", "=", enquiryId)
      .where("before", "=", "links ended")
      .execute();
    expect(events).toEqual([{ before: "links ended", after: number, author: "owner" }]);
  });
});
