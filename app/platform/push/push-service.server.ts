import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import webPush from "web-push";
import type { Database } from "~/platform/database/database.server";
import type { NoticeKind } from "~/platform/database/tables";
import { lookUpPublic } from "~/platform/http/public-lookup.server";
import { logError, logger } from "~/platform/runtime/logger.server";
import { type PeriodicTask, startPeriodicTask } from "~/platform/runtime/tasks.server";
import {
  claimDuePushes,
  type DuePush,
  findNextPush,
  PUSH_LIFETIME_MS,
  PUSH_TIMEOUT_MS,
  type PushOutcome,
  type PushTarget,
  queuePushes,
  recordPush,
} from "./subscriptions.server";

/** Other instances may queue notifications without waking this worker. */
const MAX_SLEEP_MS = 30_000;

let worker: PeriodicTask | null = null;

/** What the product tells the devices, and who sends it. */
export interface PushSite {
  messages: PushMessages;
  readSender: (db: Database) => Promise<PushSender>;
  /** Called in each round, to queue notices that are due at a certain time. */
  queueDueNotices?: (db: Database, now: Date) => Promise<void>;
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
  { messages, readSender, queueDueNotices }: PushSite,
  { signal, now = () => new Date(), agent }: SendOptions = {},
): Promise<number> {
  await queueDueNotices?.(db, now());
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

/** VAPID keys (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Creates the keys on first use. New keys would end every subscription. Never log the private key. */
export async function findOrCreatePushKeys(db: Database): Promise<PushKeys> {
  const existingKeys = await findKeys(db);
  if (existingKeys) return existingKeys;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto("push_keys")
    .values({ public_key: publicKey, private_key: privateKey })
    // The first of two concurrent inserts wins.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findKeys(db)) ?? { publicKey, privateKey };
}

async function findKeys(db: Database): Promise<PushKeys | undefined> {
  return await db
    .selectFrom("push_keys")
    .select(["public_key as publicKey", "private_key as privateKey"])
    .executeTakeFirst();
}

/** Refuses private addresses, because a host name from a browser may resolve into the site's own network. */
const publicHostsAgent = new Agent({ lookup: lookUpPublic });

export interface PushSender {
  keys: PushKeys;
  /** Contact of the operator: a mailto: or https: URL. */
  subject: string;
  /** By default, connects to public addresses only. */
  agent?: Agent | undefined;
}

/** `reason` is the HTTP status or the error code, without personal data. */
export interface PushResult {
  outcome: PushOutcome;
  reason: string | null;
}

interface PushMessage {
  title: string;
  body: string;
  /** Opened by a press. A notification replaces an earlier one with the same path. */
  path: string;
}

/** The texts by event. They contain no customer data. */
type PushMessages = Readonly<Record<NoticeKind, PushMessage>>;

/** Sends a fixed text, encrypted for the device (RFC 8291), so that no enquiry data leaves the site. Never throws. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  { topic, ...message }: PushMessage & { topic: string },
  { keys, subject, agent = publicHostsAgent }: PushSender,
): Promise<PushResult> {
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...keys },
        TTL: PUSH_LIFETIME_MS / 1000,
        urgency: "high",
        // Replaces a notification with the same topic that is pending at the push service.
        topic,
      },
    );
    const status = await fetchStatus(endpoint, { method, headers, body, agent });
    if (status >= 200 && status <= 299) return { outcome: "sent", reason: null };
    return { outcome: status === 404 || status === 410 ? "gone" : "failed", reason: String(status) };
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    return { outcome: "failed", reason: name === "AbortError" ? "ETIMEDOUT" : (code ?? "error") };
  }
}

interface PushRequest {
  method: string;
  headers: Record<string, string>;
  body: Buffer | null;
  agent: Agent;
}

/** Ignores the response body, which may be endless. */
async function fetchStatus(endpoint: string, { body, ...options }: PushRequest): Promise<number> {
  const pushRequest = request(endpoint, { ...options, signal: AbortSignal.timeout(PUSH_TIMEOUT_MS) });
  pushRequest.end(body);
  const [response] = (await once(pushRequest, "response")) as [IncomingMessage];
  response.on("error", () => undefined).destroy();
  return response.statusCode ?? 0;
}
