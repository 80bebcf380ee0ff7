import type { Mail } from "~/enquiries/compose-mail.server";
import type { Database } from "~/server/db/database.server";
import type { SendMail } from "./mail-service.server";
import { claimDueMail, type DueMail, findNextAttempt, recordFailure, recordSent } from "./outbox.server";

/** How the worker's surroundings take part in it. */
interface MailWorkerOptions {
  compose: (due: DueMail) => Mail;
  send: SendMail;
  /** Hears of attempts that failed; the error may name a person. */
  onFailure: (failure: { outboxId: number; attempt: number; error: unknown }) => void;
  /** Hears why the outbox could not be read or written; the mails are safe in it. */
  onTrouble: (error: unknown) => void;
  /** The clock that says which mails are due. */
  now?: () => Date;
}

export interface MailWorker {
  /** Looks into the outbox now: something has been put there. */
  wake: () => void;
  /** Finishes the mail under way and ends. */
  stop: () => Promise<void>;
}

/** However long the next mail's wait is, other instances may have put one there. */
const LONGEST_SLEEP_MS = 30_000;

/** Sends what is due in the outbox, one mail at a time, until it is stopped. */
export function startMailWorker(db: Database, options: MailWorkerOptions): MailWorker {
  let stopped = false;
  let awake = () => {};
  let woken = false;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      awake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (woken) awake();
    });

  const run = async () => {
    while (!stopped) {
      woken = false;
      const wait = await sendAllDue(db, options, () => stopped);
      if (!stopped) await sleep(wait);
    }
  };

  const wake = () => {
    woken = true;
    awake();
  };
  const ended = run();
  return {
    wake,
    stop: async () => {
      stopped = true;
      wake();
      await ended;
    },
  };
}

/** @returns milliseconds until the next mail is due */
async function sendAllDue(
  db: Database,
  options: MailWorkerOptions,
  isStopped: () => boolean,
): Promise<number> {
  const { now = () => new Date() } = options;
  try {
    while (!isStopped()) {
      const due = await claimDueMail(db, now());
      if (!due) break;
      await sendOne(db, due, options);
    }
    const next = await findNextAttempt(db);
    return next
      ? Math.min(Math.max(next.getTime() - now().getTime(), 0), LONGEST_SLEEP_MS)
      : LONGEST_SLEEP_MS;
  } catch (error) {
    options.onTrouble(error);
    return LONGEST_SLEEP_MS;
  }
}

async function sendOne(
  db: Database,
  due: DueMail,
  { compose, send, onFailure }: MailWorkerOptions,
): Promise<void> {
  try {
    await send(compose(due));
  } catch (error) {
    onFailure({ outboxId: due.id, attempt: due.attempts + 1, error });
    await recordFailure(db, due, error instanceof Error ? error.message : String(error));
    return;
  }
  await recordSent(db, due);
}
