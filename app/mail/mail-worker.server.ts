import type { Database } from "~/database/database.server";
import { config } from "~/runtime/config.server";
import { FailingState } from "~/runtime/failing-state";
import { logError, logger } from "~/runtime/logger.server";
import { type PeriodicTask, startPeriodicTask } from "~/runtime/periodic-task.server";
import { isDatabaseUnavailable } from "~/runtime/unavailable.server";
import { type DueMail, PartlyRefused } from "./due-mail";
import type { Mail } from "./mail";
import { claimDueMail, discardMail, findNextAttempt, recordFailure, recordSent } from "./outbox.server";
import { openTransport, type SendMail } from "./transport.server";

let worker: PeriodicTask | null = null;

/** Features, not the outbox, decide on the content of emails and when they are due. */
export type MailWriter = Pick<MailWorkerOptions, "planDue" | "compose">;

/** Does nothing without a mail server. The returned function stops the worker after the current email. */
export function startMail(db: Database, writer: MailWriter): () => Promise<void> {
  if (config.mail === null) return async () => {};
  const transport = openTransport(config.mail);
  const server = watchMailServer(config.mail.url);
  void transport.check().catch(server.failed);
  const started = startMailWorker(db, {
    ...writer,
    send: async (mail) => {
      await transport.send(mail);
      server.succeeded();
    },
    onFailure: ({ outboxId, attempt, error }) => {
      const code = findCode(error);
      if (isServerError(code)) server.failed(error);
      // A mail server's error may contain an address, so only the database stores it.
      else logger.warn({ outboxId, attempt, code }, "a mail was not sent");
    },
    onTrouble: (error) => logError(error, "the outbox could not be read or written"),
  });
  worker = started;
  return async () => {
    worker = null;
    await started.stop();
    transport.close();
  };
}

/** Logs changes of state only, and never an error's message, which may contain an address. */
export function watchMailServer(url: string): { failed: (error: unknown) => void; succeeded: () => void } {
  const failing = new FailingState();
  const where = { setting: "SMTP_URL", host: new URL(url).host };
  return {
    failed: (error) => {
      const code = findCode(error);
      if (failing.isNewFailure(String(code)))
        logger.warn({ ...where, code }, "the mail server cannot be used: mails wait until it can");
    },
    succeeded: () => {
      if (failing.isRecovery()) logger.info(where, "the mail server takes mails again");
    },
  };
}

function findCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** Connecting or signing in failed, which affects every email. */
function isServerError(code: unknown): boolean {
  return code !== undefined && code !== "EENVELOPE" && code !== "EMESSAGE";
}

/** Call after queueing an email; other instances find it within half a minute. */
export function wakeMailWorker(): void {
  worker?.wake();
}

interface MailWorkerOptions {
  /** Called before each read of the outbox to queue emails that are due at a certain time. */
  planDue?: (now: Date) => Promise<void>;
  /** Returns null when the email is no longer needed. */
  compose: (due: DueMail, now: Date) => Promise<Mail | null>;
  send: SendMail;
  /** The error may contain personal data. */
  onFailure: (failure: { outboxId: number; attempt: number; error: unknown }) => void;
  /** Called when the outbox cannot be read or written; no email is lost. */
  onTrouble: (error: unknown) => void;
  now?: () => Date;
}

/** Other instances also write to the outbox. */
const MAX_SLEEP_MS = 30_000;

export function startMailWorker(db: Database, options: MailWorkerOptions): PeriodicTask {
  return startPeriodicTask((signal) => sendAllDue(db, options, signal), {
    everyMs: MAX_SLEEP_MS,
    onFailure: options.onTrouble,
  });
}

/** Returns milliseconds until the next email is due. */
async function sendAllDue(db: Database, options: MailWorkerOptions, signal: AbortSignal): Promise<number> {
  const { now = () => new Date(), planDue } = options;
  await planDue?.(now());
  while (!signal.aborted) {
    const due = await claimDueMail(db, now());
    if (!due) break;
    await sendOne(db, due, options);
  }
  const next = await findNextAttempt(db);
  return next ? next.getTime() - now().getTime() : MAX_SLEEP_MS;
}

async function sendOne(
  db: Database,
  due: DueMail,
  { compose, send, onFailure, now = () => new Date() }: MailWorkerOptions,
): Promise<void> {
  try {
    const mail = await compose(due, now());
    if (!mail) return await discardMail(db, due);
    await send(mail);
  } catch (error) {
    // The lease expires and the email is retried; a database outage does not count as an attempt.
    if (isDatabaseUnavailable(error)) throw error;
    onFailure({ outboxId: due.id, attempt: due.attempts + 1, error });
    const left = error instanceof PartlyRefused ? error.recipients.join(", ") : due.recipient;
    await recordFailure(
      db,
      { ...due, recipient: left },
      error instanceof Error ? error.message : String(error),
    );
    return;
  }
  await recordSent(db, due);
}
