import { describe, expect, it, onTestFinished } from "vitest";
import { db } from "~/platform/database/database.server";
import type { DueMail } from "~/platform/mail/outbox.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { claimQueuedMail, deliverMails } from "../../../tests/support/deliver-mails";
import { startMailServer } from "../../../tests/support/mail-server";
import {
  changeDraft,
  createDraft,
  sendStoredQuotation,
  storeQuotation,
} from "../../../tests/support/quotations";
import {
  acceptQuotation,
  askAboutQuotation,
  declineQuotation,
  withdrawAcceptance,
} from "./answer-quotation.server";
import { queueQuotationMails } from "./queue-mails.server";
import { composeQuotationMail } from "./quotation-mails.server";
import { findLinkedQuotation } from "./quotations.server";
import { withdrawQuotation } from "./send-quotation.server";

const mail = { to: "owner@example.com" };

async function storeSentQuotation() {
  const quotation = await storeQuotation(createDraft(), { name: "Meena", email: "meena@example.com" });
  return { ...quotation, ...(await sendStoredQuotation(quotation.id)) };
}

async function composeDueMails() {
  const mails = [];
  for (let due: DueMail | null = await claimQueuedMail(db); due; due = await claimQueuedMail(db)) {
    mails.push(await composeQuotationMail(db, due));
  }
  return mails;
}

describe("composeQuotationMail", () => {
  it("sends the customer a new link, drawings, terms and the PDF", async () => {
    const { versionId, enquiryId, number } = await storeSentQuotation();
    await queueQuotationMails(db, { id: versionId, enquiryId }, mail, ["quotation"]);
    const server = await startMailServer();
    onTestFinished(server.close);
    await deliverMails(server, 1, { compose: (due) => composeQuotationMail(db, due) });
    const [email] = server.received;
    expect(email?.to).toMatchObject([{ address: "meena@example.com" }]);
    expect(email?.subject).toContain(number);
    const [drawing, pdf] = email?.attachments ?? [];
    expect(drawing).toMatchObject({ mimeType: "image/png", disposition: "inline" });
    expect(Buffer.from(drawing?.content as ArrayBuffer).length).toBeLessThan(80_000);
    expect(email?.html).toContain(`cid:${drawing?.contentId?.replace(/[<>]/g, "")}`);
    for (const text of [
      "Item: 1. Gate, vertical bars",
      "Clear opening: 11′ 9",
      "Advance: 50%: ₹5,900.00",
      "Warranty: ",
    ])
      expect(email?.text).toContain(text);
    expect(pdf).toMatchObject({
      filename: `quotation-${number.replaceAll("/", "-")}.pdf`,
      mimeType: "application/pdf",
    });
    expect(Buffer.from(pdf?.content as ArrayBuffer).toString("latin1", 0, 5)).toBe("%PDF-");
    const token = /\/quotation\/([\w-]{22})/.exec(email?.text ?? "")?.[1] ?? "";
    expect(await findLinkedQuotation(db, hashToken(token))).toMatchObject({ id: versionId });
  });

  it("lists the changes of a new version", async () => {
    const { id, enquiryId } = await storeSentQuotation();
    await changeDraft(id, createDraft({ lines: [], discount: null }));
    const draft = createDraft();
    await changeDraft(id, { ...draft, lines: draft.lines.map((line) => ({ ...line, id: "new" })) });
    const { versionId } = await sendStoredQuotation(id);
    await queueQuotationMails(db, { id: versionId, enquiryId }, mail, ["quotation"]);
    const [email] = await composeDueMails();
    expect(email?.text).toContain("What changed:");
    expect(email?.text).toContain("- Added: Gate, vertical bars, ₹10,000.00.");
  });

  it("notifies the owner of each decision and question", async () => {
    const { tokenHash } = await storeSentQuotation();
    await askAboutQuotation(db, {
      tokenHash,
      mail,
      question: "Is the motor included?",
      idempotencyKey: null,
    });
    await declineQuotation(db, { tokenHash, mail, reason: "Too expensive" });
    const [asked, declined] = await composeDueMails();
    expect(asked?.text).toContain("Is the motor included?");
    expect(declined?.subject).toMatch(/^Declined: .*Meena/);
    expect(declined?.text).toContain("Too expensive");
    await acceptQuotation(db, { tokenHash, mail, name: "Meena R" });
    const [accepted, confirmation] = await composeDueMails();
    expect(accepted).toMatchObject({
      to: "owner@example.com",
      subject: expect.stringMatching(/^Accepted: /),
    });
    for (const line of [
      "Meena R",
      "Call: +91 98430 12345",
      "Amount: ₹11,800",
      "Advance due: ₹5,900",
      "/order",
    ])
      expect(accepted?.text).toContain(line);
    expect(confirmation).toMatchObject({
      to: "meena@example.com",
      subject: expect.stringMatching(/^Accepted: /),
      text: expect.stringMatching(/Thank you for accepting .*Open your quotation/s),
      files: [{ contentType: "application/pdf" }],
    });
    await withdrawAcceptance(db, { tokenHash, mail });
    const [withdrawn] = await composeDueMails();
    expect(withdrawn?.subject).toMatch(/^Acceptance withdrawn: /);
  });

  it("does not confirm an acceptance that was withdrawn before the email was sent", async () => {
    const { tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, mail, name: "Meena R" });
    await withdrawAcceptance(db, { tokenHash, mail });
    const recipients = (await composeDueMails()).map((email) => email?.to);
    expect(recipients).toEqual([mail.to, undefined, mail.to]);
  });

  it("does not send a quotation that was withdrawn or replaced while the email waited", async () => {
    const { id, versionId, enquiryId } = await storeSentQuotation();
    await queueQuotationMails(db, { id: versionId, enquiryId }, mail, ["quotation"]);
    await changeDraft(id, createDraft({ discount: null }));
    const next = await sendStoredQuotation(id);
    await queueQuotationMails(db, { id: next.versionId, enquiryId }, mail, ["quotation"]);
    await withdrawQuotation(db, id, "owner");
    expect(await composeDueMails()).toEqual([null, null]);
  });
});
