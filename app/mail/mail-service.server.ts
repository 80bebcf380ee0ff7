import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { composeMail, type Mail } from "~/enquiries/compose-mail.server";
import { planDailyNotice } from "~/enquiries/quarantine-notices.server";
import { readFirm } from "~/firm/firm.server";
import { config } from "~/server/config.server";
import { type Database, isDatabaseAway } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { renderPng } from "~/sizes/render-png.server";
import { type MailWorker, startMailWorker } from "./mail-worker.server";
import { SEND_TIMEOUT_MS } from "./outbox.server";

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
    planDue: (now) => planDailyNotice(db, config.mail, now),
    compose: async (due) =>
      composeMail(due, { business: (await readFirm(db)).business, publicUrl: config.publicUrl }),
    send: transport.send,
    onFailure: ({ outboxId, attempt, error }) => {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      // The error of a mail server may contain an address, so it goes into the database only.
      logger.warn({ outboxId, attempt, code }, "a mail was not sent");
    },
    onTrouble: (error) => {
      // An unavailable database is in the log already.
      if (!isDatabaseAway(error)) logger.error({ err: error }, "the outbox could not be read or written");
    },
  });
  worker = started;
  return async () => {
    worker = null;
    await started.stop();
    transport.close();
  };
}

/** Wakes the mail worker after a mail was put into the outbox; other instances find the mail within half a minute. */
export function wakeMailWorker(): void {
  worker?.wake();
}

/** Sends a mail to the mail server; rejects when the server does not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Creates the transport to the mail server; it connects with the first mail.
 *
 * @param mail where the server is, and who the mails are from
 */
export function openTransport(mail: { url: string; from: string }): { send: SendMail; close: () => void } {
  const transport = createTransport(
    { url: mail.url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: SEND_TIMEOUT_MS },
    { from: mail.from },
  );
  const send: SendMail = async ({ drawings, ...message }) => {
    const attachments = await renderDrawings(drawings);
    const limit = new AbortController();
    const late = wait(SEND_TIMEOUT_MS, undefined, { signal: limit.signal }).then(() => {
      throw new Error(`The mail server took longer than ${SEND_TIMEOUT_MS / 1000} seconds.`);
    });
    try {
      await Promise.race([transport.sendMail({ ...message, attachments }), late]);
    } finally {
      limit.abort();
      await late.catch(() => undefined);
    }
  };
  return { send, close: () => transport.close() };
}

/** Twice the width that a mail shows a drawing in, for sharp screens. */
const DRAWING_WIDTH = 1152;

/** The drawings of a mail as pictures. One that cannot be rendered holds up no mail: its words stand in its place. */
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
