import type { Database } from "~/database/database.server";
import { readFirm } from "~/firm/firm.server";
import { config } from "~/runtime/config.server";
import { logError, logger } from "~/runtime/logger.server";
import { type PeriodicTask, startPeriodicTask } from "~/runtime/periodic-task.server";
import { claimDuePushes, type DuePush, findNextPush, planPushes, recordPush } from "./push-outbox.server";
import { findOrMakePushKeys, type PushSender, sendPush } from "./send-push.server";

/** Other instances also receive enquiries. */
const MAX_SLEEP_MS = 30_000;

let worker: PeriodicTask | null = null;

/** Returns a stop function, which waits for deliveries in progress. */
export function startPush(db: Database): () => Promise<void> {
  const started = startPeriodicTask((signal) => sendDuePushes(db, { signal }), {
    everyMs: MAX_SLEEP_MS,
    onFailure: (error) => logError(error, "notifications could not be read or written"),
  });
  worker = started;
  return async () => {
    worker = null;
    await started.stop();
  };
}

/** Wakes this process's push worker; other instances poll every half minute. */
export function wakePushWorker(): void {
  worker?.wake();
}

interface Round {
  signal?: AbortSignal;
  now?: () => Date;
  agent?: PushSender["agent"];
}

/** @returns ms until the next notification is due */
export async function sendDuePushes(
  db: Database,
  { signal, now = () => new Date(), agent }: Round = {},
): Promise<number> {
  await planPushes(db, now());
  while (!signal?.aborted) {
    const due = await claimDuePushes(db, now());
    if (due.length === 0) break;
    const sender = { ...(await openSender(db)), agent };
    await Promise.all(due.map((push) => sendOne(db, push, sender, now)));
  }
  const next = await findNextPush(db);
  return next ? next.getTime() - now().getTime() : MAX_SLEEP_MS;
}

async function sendOne(db: Database, push: DuePush, sender: PushSender, now: () => Date): Promise<void> {
  const { outcome, reason } = await sendPush(push, push.kind, sender);
  // Endpoints are secrets and not logged.
  if (outcome !== "sent") logger.warn({ subscription: push.id, outcome, reason }, "a device was not told");
  await recordPush(db, push, outcome, now());
}

/** The site's VAPID identity: its keys, and its public address or else the business's email address. */
export async function openSender(db: Database): Promise<PushSender> {
  const [keys, { business }] = await Promise.all([findOrMakePushKeys(db), readFirm(db)]);
  const isPublic = config.publicUrl.protocol === "https:";
  return { keys, subject: isPublic ? config.publicUrl.href : `mailto:${business.email}` };
}
