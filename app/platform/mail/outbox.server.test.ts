import { expect, it, onTestFinished, vi } from "vitest";
import { setStatus } from "~/features/enquiries/change-enquiry.server";
import { composeMail } from "~/features/enquiries/mails/compose-mail.server";
import { listMails } from "~/features/enquiries/mails/enquiry-mails.server";
import { deleteEnquiry, restoreEnquiry } from "~/features/enquiries/trash.server";
import { db } from "~/platform/database/database.server";
import { logger } from "~/platform/runtime/logger.server";
import { renderPng } from "~/sizes/drawing-files.server";
import { claimQueuedMail, deliverMails } from "../../../tests/support/deliver-mails";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { startMailServer } from "../../../tests/support/mail-server";
import { storeSentQuotation } from "../../../tests/support/quotations";
import { startMailWorker, watchMailServer } from "./mail-worker.server";
import { findFailedMails, findNextAttempt, readUndelivered, resendUndelivered } from "./outbox.server";
import { openTransport } from "./transport.server";

const owner = { author: "owner" };

it("holds the emails about an enquiry in the trash until it is restored", async () => {
  const [deletedId = 0, otherId = 0] = await storeEnquiries({ name: "Kavitha" }, { name: "Ravi" });
  const mails = [deletedId, otherId].map((enquiry_id) => ({
    enquiry_id,
    kind: "notification" as const,
    recipient: "office@example.com",
  }));
  await db.insertInto("outbox").values(mails).execute();
  await deleteEnquiry(db, deletedId, owner);
  expect(await claimQueuedMail(db)).toMatchObject({ enquiryId: otherId });
  expect(await claimQueuedMail(db)).toBeNull();
  await db.deleteFrom("enquiries").where("id", "=", otherId).execute();
  expect(await findNextAttempt(db)).toBeNull();
  expect(await resendUndelivered(db, deletedId)).toBe(0);
  await restoreEnquiry(db, deletedId, owner);
  expect(await findNextAttempt(db)).toBeInstanceOf(Date);
  expect(await claimQueuedMail(db)).toMatchObject({ enquiryId: deletedId });
});

it("does not thank someone who is no customer", async () => {
  const [enquiry_id = 0] = await storeEnquiries({ name: "Ravi", status: "spam" });
  const mails = (["acknowledgement", "notification"] as const).map((kind) => ({
    enquiry_id,
    kind,
    recipient: "ravi@example.com",
  }));
  await db.insertInto("outbox").values(mails).execute();
  expect(await claimQueuedMail(db)).toMatchObject({ kind: "notification" });
  expect(await claimQueuedMail(db)).toBeNull();
  await setStatus(db, enquiry_id, "contacted", null, owner);
  expect(await claimQueuedMail(db)).toMatchObject({ kind: "acknowledgement" });
});

it("claims an email that was scheduled while the clock was ahead", async () => {
  const [enquiry_id = 0] = await storeEnquiries({ name: "Ravi" });
  const future = new Date(Date.now() + 300 * 24 * 60 * 60_000);
  await db
    .insertInto("outbox")
    .values({ enquiry_id, kind: "notification", recipient: "office@example.com", next_attempt_at: future })
    .execute();
  expect(await claimQueuedMail(db)).toMatchObject({ enquiryId: enquiry_id });
  expect(await claimQueuedMail(db)).toBeNull();
});

it("counts no failure of an email that was sent again and arrived", async () => {
  const { versionId, enquiryId } = await storeSentQuotation();
  const mail = { enquiry_id: enquiryId, quotation_version_id: versionId, recipient: "meena@example.com" };
  const store = (values: object) =>
    db
      .insertInto("outbox")
      .values({ ...mail, kind: "quotation", ...values })
      .execute();
  await store({ failed_at: new Date(), last_error: "Mailbox full" });
  expect(await findFailedMails(db, [versionId])).toEqual(new Map([[versionId, "Mailbox full"]]));
  await store({ sent_at: new Date() });
  expect(await findFailedMails(db, [versionId])).toEqual(new Map());
  expect(await readUndelivered(db)).toMatchObject({ count: 0 });
  expect(await resendUndelivered(db, enquiryId)).toBe(0);
  expect(await listMails(db, enquiryId)).toMatchObject([{ state: "sent" }]);
});

it("retries only the recipients that the mail server refused", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const [enquiry_id = 0] = await storeEnquiries({ name: "Ravi" });
  const recipient = "office@example.com, Works <works@example.com>";
  await db.insertInto("outbox").values({ enquiry_id, kind: "notification", recipient }).execute();
  server.refuseRecipient("works@example.com");
  await sendUntilRefused(server.url);
  expect(await db.selectFrom("outbox").select(["recipient", "sent_at", "attempts"]).execute()).toEqual([
    { recipient: "works@example.com", sent_at: null, attempts: 1 },
  ]);
  server.refuseRecipient(null);
  await resendUndelivered(db, enquiry_id);
  await deliverMails(server, 2);
  expect(server.recipients).toEqual([["office@example.com"], ["works@example.com"]]);
});

/** Runs a mail worker until an email is refused. */
async function sendUntilRefused(url: string) {
  const transport = openTransport({ url, from: "site@example.com" }, renderPng);
  let stop = async () => {};
  await new Promise<void>((resolve, reject) => {
    const worker = startMailWorker(db, {
      compose: (due, now) => composeMail(db, due, now),
      send: transport.send,
      onFailure: () => resolve(),
      onOutboxError: reject,
    });
    stop = worker.stop;
  });
  await stop();
  transport.close();
}

it("logs an unavailable mail server once, without credentials, and its recovery", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  const info = vi.spyOn(logger, "info").mockReturnValue();
  const url = "smtp://asha:secret@127.0.0.1:1";
  const transport = openTransport({ url, from: "site@example.com" }, renderPng);
  const mailServer = watchMailServer(url);
  for (const _ of [1, 2, 3]) await transport.check().catch(mailServer.reportFailure);
  const logFields = { setting: "SMTP_URL", host: "127.0.0.1:1" };
  expect(warn.mock.calls).toEqual([
    [{ ...logFields, code: "ESOCKET" }, "the mail server is unavailable; emails wait in the outbox"],
  ]);
  mailServer.reportSuccess();
  mailServer.reportSuccess();
  expect(info.mock.calls).toEqual([[logFields, "the mail server is available again"]]);
  transport.close();
});
