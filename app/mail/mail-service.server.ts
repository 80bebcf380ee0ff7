import { createTransport } from "nodemailer";
import { composeMail, type Mail } from "~/enquiries/compose-mail.server";
import { type MailPhotograph, makeMailPhotographs } from "~/enquiries/mail-photographs.server";
import { planDailyNotice } from "~/enquiries/quarantine-notices.server";
import { planTodayMail } from "~/enquiries/today-mails.server";
import { readFirm } from "~/firm/firm.server";
import { config } from "~/server/config.server";
import type { Database } from "~/server/db/database.server";
import { logTrouble } from "~/server/log-trouble.server";
import { logger } from "~/server/logger.server";
import { limitTime } from "~/server/time-limit.server";
import { renderPng } from "~/sizes/render-png.server";
import { type DueMail, PartlyRefused } from "./due-mail";
import { type MailWorker, startMailWorker } from "./mail-worker.server";
import { PHOTOGRAPHS_TIMEOUT_MS, SEND_TIMEOUT_MS } from "./outbox.server";

let worker: MailWorker | null = null;

/**
 * Starts the mail worker when a mail server is configured.
 *
 * @returns how to stop; the current mail is finished first
 */
export function startMail(db: Database): () => Promise<void> {
  if (config.mail === null) return async () => {};
  const transport = openTransport(config.mail);
  const started = startMailWorker(db, {
    planDue: async (now) => {
      await planDailyNotice(db, config.mail, now);
      await planTodayMail(db, config.mail, now);
    },
    compose: (due) => composeDue(db, due),
    send: transport.send,
    onFailure: ({ outboxId, attempt, error }) => {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      // The error of a mail server may contain an address, so it goes into the database only.
      logger.warn({ outboxId, attempt, code }, "a mail was not sent");
    },
    onTrouble: (error) => logTrouble(error, "the outbox could not be read or written"),
  });
  worker = started;
  return async () => {
    worker = null;
    await started.stop();
    transport.close();
  };
}

/** Writes a mail that is due, with its photographs and in the name that the business has now. */
export async function composeDue(db: Database, due: DueMail): Promise<Mail> {
  const { business } = await readFirm(db);
  return composeMail(due, { business, publicUrl: config.publicUrl }, await makePhotographs(due));
}

/** Wakes the mail worker after a mail was put into the outbox; other instances find the mail within half a minute. */
export function wakeMailWorker(): void {
  worker?.wake();
}

/** Sends a mail to the mail server; rejects when the server does not accept it, or not for all ({@link PartlyRefused}). */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Creates the transport to the mail server; it connects with the first mail.
 *
 * @param mail where the server is, and the address that the mails are from; a name before it is replaced by that of the business
 */
export function openTransport(mail: { url: string; from: string }): { send: SendMail; close: () => void } {
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: SEND_TIMEOUT_MS,
  });
  const address = /<([^<>]+)>$/.exec(mail.from)?.[1] ?? mail.from;
  const send: SendMail = async ({ drawings, photographs, fromName, ...mail }) => {
    const message = { ...mail, from: { name: fromName, address } };
    const attachments = [...photographs.map(attachPhotograph), ...(await renderDrawings(drawings))];
    const sending = transport.sendMail({ ...message, attachments });
    const { rejected, rejectedErrors } = await limitTime(sending, SEND_TIMEOUT_MS, () => {
      throw new Error(`The mail server took longer than ${SEND_TIMEOUT_MS / 1000} seconds.`);
    });
    if (rejected.length > 0) {
      throw new PartlyRefused(rejected, rejectedErrors?.[0]?.message ?? "Not taken for all.");
    }
  };
  return { send, close: () => transport.close() };
}

/** The photographs of an enquiry for the mail to the business about it. */
async function makePhotographs(due: DueMail): Promise<MailPhotograph[]> {
  if (due.kind !== "notification" && due.kind !== "addition") return [];
  return await makeMailPhotographs(due.attachments, {
    timeoutMs: PHOTOGRAPHS_TIMEOUT_MS,
    onFailure: (error) =>
      logger.warn({ err: error, outboxId: due.id }, "a photograph was left out of a mail"),
  });
}

/** Shown within the mail. Its name is not the sender's, which may be anything. */
function attachPhotograph({ contentId: cid, content }: MailPhotograph, index: number) {
  const filename = `photograph-${index + 1}.jpg`;
  return { cid, filename, content, contentType: "image/jpeg", contentDisposition: "inline" as const };
}

/** Twice the width that a mail shows a drawing in, for sharp screens. */
const DRAWING_WIDTH = 1152;

/** The drawings of a mail as pictures. One that cannot be rendered delays no mail: its words stand in its place. */
async function renderDrawings(drawings: Mail["drawings"]) {
  const pictures = drawings.map(async ({ contentId: cid, fileName: filename, svg }) => {
    try {
      const content = await renderPng(svg, DRAWING_WIDTH);
      return [{ cid, filename, content, contentType: "image/png", contentDisposition: "inline" as const }];
    } catch (error) {
      logger.error({ err: error }, "a drawing was not rendered");
      return [];
    }
  });
  return (await Promise.all(pictures)).flat();
}
