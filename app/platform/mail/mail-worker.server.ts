import type { Database } from "~/platform/database/database.server";
import { config } from "~/platform/runtime/config.server";
import { FailingState, isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { logError, logger } from "~/platform/runtime/logger.server";
import { type PeriodicTask, startPeriodicTask } from "~/platform/runtime/tasks.server";
import type { Mail } from "./mail";
import {
  claimDueMail,
  type DueMail,
  discardMail,
  findNextAttempt,
  recordFailure,
  recordSent,
} from "./outbox.server";
import { openTransport, PartlyRefused, type RenderDrawing, type SendMail } from "./transport.server";

let worker: PeriodicTask | null = null;

/** Implemented by the features: what emails contain and when they are due. */
export type MailWriter = Pick<MailWorkerOptions, "queueDueMails" | "compose"> & {
  renderDrawing: RenderDrawing;
};

/** Does nothing if no mail server is configured. The returned function stops the worker after the current email. */
export function startMail(db: Database, { renderDrawing, ...writer }: MailWriter): () => Promise<void> {
  if (config.mail === null) return async () => {};
  const transport = openTransport(config.mail, renderDrawing);
  const mailServer = watchMailServer(config.mail.url);
  void transport.check().catch(mailServer.reportFailure);
  const task = startMailWorker(db, {
    ...writer,
    send: async (mail) => {
      await transport.send(mail);
      mailServer.reportSuccess();
    },
    onFailure: ({ outboxId, attempt, error }) => {
      const code = getErrorCode(error);
      if (isServerError(code)) mailServer.reportFailure(error);
      // The error message may contain an email address, so only the database stores it.
      else logger.warn({ outboxId, attempt, code }, "an email was not sent");
    },
    onOutboxError: (error) => logError(error, "the outbox could not be read or written"),
  });
  worker = task;
  return async () => {
    worker = null;
    await task.stop();
    transport.close();
  };
}

/** Logs only changes of state. Never logs the error message, which may contain an email address. */
export function watchMailServer(url: string): {
  reportFailure: (error: unknown) => void;
  reportSuccess: () => void;
} {
  const state = new FailingState();
  const logFields = { setting: "SMTP_URL", host: new URL(url).host };
  return {
    reportFailure: (error) => {
      const code = getErrorCode(error);
      if (state.recordFailure(String(code)))
        logger.warn({ ...logFields, code }, "the mail server is unavailable; emails wait in the outbox");
    },
    reportSuccess: () => {
      if (state.recordSuccess()) logger.info(logFields, "the mail server is available again");
    },
  };
}

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** True when connecting or signing in failed, which affects every email. */
function isServerError(code: unknown): boolean {
  return code !== undefined && code !== "EENVELOPE" && code !== "EMESSAGE";
}

/** Call after queueing an email. Other instances find it within half a minute. */
export function wakeMailWorker(): void {
  worker?.wake();
}

interface MailWorkerOptions {
  /** Called before each read of the outbox, to queue emails that are due at a certain time. */
  queueDueMails?: (now: Date) => Promise<void>;
  /** Returns null when the email is no longer needed. */
  compose: (due: DueMail, now: Date) => Promise<Mail | null>;
  send: SendMail;
  /** The error may contain personal data. */
  onFailure: (failure: { outboxId: number; attempt: number; error: unknown }) => void;
  /** Called when the outbox cannot be read or written. No email is lost. */
  onOutboxError: (error: unknown) => void;
  now?: () => Date;
}

/** Other instances may queue emails without waking this worker. */
const MAX_SLEEP_MS = 30_000;

export function startMailWorker(db: Database, options: MailWorkerOptions): PeriodicTask {
  return startPeriodicTask((signal) => sendDueMails(db, options, signal), {
    intervalMs: MAX_SLEEP_MS,
    onFailure: options.onOutboxError,
  });
}

/** Returns milliseconds until the next email is due. */
async function sendDueMails(db: Database, options: MailWorkerOptions, signal: AbortSignal): Promise<number> {
  const { now = () => new Date(), queueDueMails } = options;
  await queueDueMails?.(now());
  while (!signal.aborted) {
    const due = await claimDueMail(db, now());
    if (!due) break;
    await sendDueMail(db, due, options);
  }
  const next = await findNextAttempt(db);
  return next ? next.getTime() - now().getTime() : MAX_SLEEP_MS;
}

async function sendDueMail(
  db: Database,
  due: DueMail,
  { compose, send, onFailure, now = () => new Date() }: MailWorkerOptions,
): Promise<void> {
  let isWritten = false;
  try {
    const mail = await compose(due, now());
    if (!mail) return await discardMail(db, due);
    isWritten = true;
    await send(mail);
  } catch (error) {
    // The lease expires and the email is retried; a database outage does not count as an attempt.
    if (isDatabaseUnavailable(error)) throw error;
    onFailure({ outboxId: due.id, attempt: due.attempts + 1, error });
    const recipient = error instanceof PartlyRefused ? error.recipients.join(", ") : due.recipient;
    const message = error instanceof Error ? error.message : String(error);
    const reason = isWritten ? message : `This email could not be written: ${message.split("\n")[0]}`;
    await recordFailure(db, { ...due, recipient }, reason, { now: now(), isWritten });
    return;
  }
  await recordSent(db, due);
}
