import type { Database } from "~/database/database.server";
import { isDatabaseAway } from "~/runtime/away.server";
import { config } from "~/runtime/config.server";
import { FailingState } from "~/runtime/failing-state";
import { logger, logTrouble } from "~/runtime/logger.server";
import { type PeriodicTask, startPeriodicTask } from "~/runtime/periodic-task.server";
import { type DueMail, PartlyRefused } from "./due-mail";
import type { Mail } from "./mail";
import { claimDueMail, discardMail, findNextAttempt, recordFailure, recordSent } from "./outbox.server";
import { openTransport, type SendMail } from "./transport.server";

let worker: PeriodicTask | null = null;

/** What the site's mails say and when they are due: features know that, not the outbox. */
export type MailWriter = Pick<MailWorkerOptions, "planDue" | "compose">;

/**
 * Starts the mail worker when a mail server is configured.
 *
 * @returns how to stop; the current mail is finished first
 */
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
      if (isOfServer(code)) server.failed(error);
      // The error of a mail server may contain an address, so it goes into the database only.
      else logger.warn({ outboxId, attempt, code }, "a mail was not sent");
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

/**
 * Logs when the mail server begins to fail, fails for another reason, and takes mails again; never an error's message, which may
 * contain an address.
 */
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

/** Whether a failure is one of the connection or of signing in, and so the same for every mail. */
function isOfServer(code: unknown): boolean {
  return code !== undefined && code !== "EENVELOPE" && code !== "EMESSAGE";
}

/** Wakes the mail worker after a mail was put into the outbox; other instances find the mail within half a minute. */
export function wakeMailWorker(): void {
  worker?.wake();
}

/** What the mail worker needs from its caller. */
interface MailWorkerOptions {
  /** Called before each look into the outbox: puts mails there that are due by the clock alone. */
  planDue?: (now: Date) => Promise<void>;
  /** Writes a mail as of now; null when nothing is left to say. */
  compose: (due: DueMail, now: Date) => Promise<Mail | null>;
  send: SendMail;
  /** Called after a failed attempt; the error may contain personal data. */
  onFailure: (failure: { outboxId: number; attempt: number; error: unknown }) => void;
  /** Called when the outbox cannot be read or written; its mails are safe. */
  onTrouble: (error: unknown) => void;
  /** Clock that decides which mails are due. */
  now?: () => Date;
}

/** Longest time between two reads of the outbox, because other instances write to it, too. */
const LONGEST_SLEEP_MS = 30_000;

/** Sends the due mails of the outbox, one at a time; the current mail is finished before it stops. */
export function startMailWorker(db: Database, options: MailWorkerOptions): PeriodicTask {
  return startPeriodicTask((signal) => sendAllDue(db, options, signal), {
    everyMs: LONGEST_SLEEP_MS,
    onFailure: options.onTrouble,
  });
}

/** @returns milliseconds until the next mail is due */
async function sendAllDue(db: Database, options: MailWorkerOptions, signal: AbortSignal): Promise<number> {
  const { now = () => new Date(), planDue } = options;
  await planDue?.(now());
  while (!signal.aborted) {
    const due = await claimDueMail(db, now());
    if (!due) break;
    await sendOne(db, due, options);
  }
  const next = await findNextAttempt(db);
  return next ? next.getTime() - now().getTime() : LONGEST_SLEEP_MS;
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
    // The lease ends and the mail is tried again; an outage is no failure of the mail.
    if (isDatabaseAway(error)) throw error;
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
