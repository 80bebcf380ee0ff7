import type { Database } from "~/platform/database/database.server";
import { logError, logger } from "~/platform/runtime/logger.server";
import { type PeriodicTask, startPeriodicTask } from "~/platform/runtime/periodic-task.server";
import { claimDuePushes, type DuePush, findNextPush, queuePushes, recordPush } from "./push-outbox.server";
import { type PushMessages, type PushSender, sendPush } from "./send-push.server";

/** Other instances may queue notifications without waking this worker. */
const MAX_SLEEP_MS = 30_000;

let worker: PeriodicTask | null = null;

/** What the product tells the devices, and who sends it. */
export interface PushSite {
  messages: PushMessages;
  readSender: (db: Database) => Promise<PushSender>;
}

/** Returns a function that stops the worker and waits for deliveries in progress. */
export function startPush(db: Database, site: PushSite): () => Promise<void> {
  const task = startPeriodicTask((signal) => sendDuePushes(db, site, { signal }), {
    intervalMs: MAX_SLEEP_MS,
    onFailure: (error) => logError(error, "push notifications could not be read or written"),
  });
  worker = task;
  return async () => {
    worker = null;
    await task.stop();
  };
}

/** Wakes the push worker of this process. Other instances poll every half minute. */
export function wakePushWorker(): void {
  worker?.wake();
}

interface SendOptions {
  signal?: AbortSignal;
  now?: () => Date;
  agent?: PushSender["agent"];
}

/** Returns milliseconds until the next notification is due. */
export async function sendDuePushes(
  db: Database,
  { messages, readSender }: PushSite,
  { signal, now = () => new Date(), agent }: SendOptions = {},
): Promise<number> {
  await queuePushes(db, now());
  while (!signal?.aborted) {
    const due = await claimDuePushes(db, now());
    if (due.length === 0) break;
    const sender = { ...(await readSender(db)), agent };
    await Promise.all(
      due.map((push) => sendDuePush(db, push, { message: messages[push.kind], sender, now })),
    );
  }
  const next = await findNextPush(db);
  return next ? next.getTime() - now().getTime() : MAX_SLEEP_MS;
}

interface DueMessage {
  message: PushMessages[DuePush["kind"]];
  sender: PushSender;
  now: () => Date;
}

async function sendDuePush(db: Database, push: DuePush, { message, sender, now }: DueMessage): Promise<void> {
  const { outcome, reason } = await sendPush(push, { topic: push.kind, ...message }, sender);
  // Endpoints are secret, so they are not logged.
  if (outcome !== "sent")
    logger.warn({ subscription: push.id, outcome, reason }, "a push notification was not delivered");
  await recordPush(db, push, outcome, now());
}
