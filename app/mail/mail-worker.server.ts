import type { Mail } from "~/enquiries/compose-mail.server";
import type { Database } from "~/server/db/database.server";
import { type PeriodicTask, startPeriodicTask } from "~/server/periodic-task.server";
import { type DueMail, PartlyRefused } from "./due-mail";
import type { SendMail } from "./mail-service.server";
import { claimDueMail, findNextAttempt, recordFailure, recordSent } from "./outbox.server";

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

/** Woken after a mail was put into the outbox; the current mail is finished before it stops. */
export type MailWorker = PeriodicTask;

/** Longest time between two reads of the outbox, because other instances write to it, too. */
const LONGEST_SLEEP_MS = 30_000;

/** Sends the due mails of the outbox, one at a time, until it is stopped. */
export function startMailWorker(db: Database, options: MailWorkerOptions): MailWorker {
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
