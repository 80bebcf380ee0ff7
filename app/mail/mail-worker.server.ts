import type { Database } from "~/database/database.server";
import { composeMail, type Mail } from "~/enquiries/mails/compose-mail.server";
import { type MailPhotograph, makeMailPhotographs } from "~/enquiries/mails/mail-photographs.server";
import { planDailyNotice } from "~/enquiries/mails/quarantine-notices.server";
import { planTodayMail } from "~/enquiries/mails/today-mails.server";
import { readFirm } from "~/firm/firm.server";
import { config } from "~/runtime/config.server";
import { logger, logTrouble } from "~/runtime/logger.server";
import { type PeriodicTask, startPeriodicTask } from "~/runtime/periodic-task.server";
import { type DueMail, PartlyRefused } from "./due-mail";
import {
  claimDueMail,
  findNextAttempt,
  PHOTOGRAPHS_TIMEOUT_MS,
  recordFailure,
  recordSent,
} from "./outbox.server";
import { openTransport, type SendMail } from "./transport.server";

let worker: PeriodicTask | null = null;

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

/** The photographs of an enquiry for the mail to the business about it. */
async function makePhotographs(due: DueMail): Promise<MailPhotograph[]> {
  if (due.kind !== "notification" && due.kind !== "addition") return [];
  return await makeMailPhotographs(due.attachments, {
    timeoutMs: PHOTOGRAPHS_TIMEOUT_MS,
    onFailure: (error) =>
      logger.warn({ err: error, outboxId: due.id }, "a photograph was left out of a mail"),
  });
}

/** What the mail worker needs from its caller. */
interface MailWorkerOptions {
  /** Called before each look into the outbox: puts mails there that are due by the clock alone. */
  planDue?: (now: Date) => Promise<void>;
  compose: (due: DueMail) => Mail | Promise<Mail>;
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
  { compose, send, onFailure }: MailWorkerOptions,
): Promise<void> {
  try {
    await send(await compose(due));
  } catch (error) {
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
