import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { composeMail, type Mail } from "~/enquiries/compose-mail.server";
import { config } from "~/server/config.server";
import { type Database, isDatabaseAway } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { type MailWorker, startMailWorker } from "./mail-worker.server";
import { SEND_TIMEOUT_MS } from "./outbox.server";

let worker: MailWorker | null = null;

/**
 * Starts sending what waits in the outbox, when a mail server is set.
 *
 * @returns how to stop: the mail under way is finished first
 */
export function startMail(db: Database): () => Promise<void> {
  if (config.mail === null) return async () => {};
  const transport = openTransport(config.mail);
  const started = startMailWorker(db, {
    compose: (due) => composeMail(due, config),
    send: transport.send,
    onFailure: ({ outboxId, attempt, error }) => {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      // A mail server's own words may quote an address: they stay in the database, beside the mail.
      logger.warn({ outboxId, attempt, code }, "a mail was not sent");
    },
    onTrouble: (error) => {
      // That it is away is in the log already.
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

/** Says that something was put into the outbox, so that it goes out at once; other instances find it within half a minute. */
export function wakeMailWorker(): void {
  worker?.wake();
}

/** Hands a mail to the mail server; rejects when it does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Opens the way to the mail server; a connection is made with the first mail.
 *
 * @param mail where the server is, and who the mails are from
 */
export function openTransport(mail: { url: string; from: string }): { send: SendMail; close: () => void } {
  const transport = createTransport(
    { url: mail.url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: SEND_TIMEOUT_MS },
    { from: mail.from },
  );
  const send: SendMail = async (message) => {
    const limit = new AbortController();
    const late = wait(SEND_TIMEOUT_MS, undefined, { signal: limit.signal }).then(() => {
      throw new Error(`The mail server took longer than ${SEND_TIMEOUT_MS / 1000} seconds.`);
    });
    try {
      await Promise.race([transport.sendMail(message), late]);
    } finally {
      limit.abort();
      await late.catch(() => undefined);
    }
  };
  return { send, close: () => transport.close() };
}
