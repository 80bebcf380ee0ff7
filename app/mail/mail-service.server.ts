import { composeMail } from "~/enquiries/compose-mail";
import { config } from "~/server/config.server";
import { type Database, isDatabaseAway } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { type MailWorker, startMailWorker } from "./mail-worker.server";
import { openTransport } from "./transport.server";

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
export function announceMail(): void {
  worker?.wake();
}
