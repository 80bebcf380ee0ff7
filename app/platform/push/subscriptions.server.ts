import { ECDH } from "node:crypto";
import ipaddr from "ipaddr.js";
import { sql } from "kysely";
import { z } from "zod";
import { acquireAdvisoryLock, type Database } from "~/platform/database/database.server";
import { calculateRetryDelayMs, isAttemptDue } from "~/platform/database/retries.server";
import type { NoticeKind } from "~/platform/database/tables";
import { describeUserAgent } from "~/platform/http/request.server";
import { DAY_MS, HOUR_MS } from "~/platform/time/time";

/** Per account. A further device replaces the oldest. */
const MAX_DEVICES = 20;

/** Validates a base64url string of `count` bytes. */
const base64urlBytes = (count: number) =>
  z.string().refine((text) => /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, "base64url").length === count);

/** A point on the P-256 curve (RFC 8291, section 3.1). Encryption would fail for anything else. */
const publicKey = base64urlBytes(65).refine((key) => {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
});

/** Requires a public host name, to prevent requests into the site's own network. */
const endpoint = z
  // Without "abort", the check below would also run for invalid URLs and throw.
  .url({ protocol: /^https$/, abort: true })
  .max(1_000)
  .refine((url) => {
    const { hostname, username, password, port } = new URL(url);
    const name = hostname.replace(/\.$/, "");
    const isName = name.includes(".") && !ipaddr.isValid(name) && !name.startsWith("[");
    return isName && !/\.(local|localhost|internal)$/.test(name) && !username && !password && !port;
  });

/** As sent by a browser (Push API, `PushSubscription.toJSON`). */
export const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object({ p256dh: publicKey, auth: base64urlBytes(16) }),
});

export type PushSubscription = z.output<typeof pushSubscriptionSchema>;

interface Subscriber {
  adminId: number;
  sessionId: number;
  userAgent: string | null;
}

/** Replaces an earlier subscription of the device, even from another account. */
export async function saveSubscription(
  db: Database,
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
  { adminId, sessionId, userAgent }: Subscriber,
): Promise<void> {
  const row = {
    ...{ admin_id: adminId, session_id: sessionId, p256dh, auth },
    user_agent: userAgent?.slice(0, 300) ?? null,
    ...{ queued_at: null, next_attempt_at: null, attempts: 0, failed_at: null },
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("push_subscriptions")
      .values({ ...row, endpoint })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(row))
      .execute();
    const newest = trx
      .selectFrom("push_subscriptions")
      .select("id")
      .where("admin_id", "=", adminId)
      .orderBy("id", "desc")
      .limit(MAX_DEVICES);
    await trx
      .deleteFrom("push_subscriptions")
      .where("admin_id", "=", adminId)
      .where("id", "not in", newest)
      .execute();
  });
}

export type ListedDevice = Awaited<ReturnType<typeof listDevices>>[number];

/** `failedAt` is the last failure after `sentAt`. */
export async function listDevices(db: Database, adminId: number) {
  const rows = await db
    .selectFrom("push_subscriptions")
    .select(["id", "endpoint", "user_agent", "created_at", "sent_at", "failed_at"])
    .where("admin_id", "=", adminId)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: describeUserAgent(row.user_agent),
    endpoint: row.endpoint,
    subscribedAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
  }));
}

/** Does nothing if the device does not exist or belongs to another admin. */
export async function removeDevice(db: Database, adminId: number, id: number): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("admin_id", "=", adminId).where("id", "=", id).execute();
}

export type PushTarget = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

export async function findDevice(db: Database, adminId: number, id: number) {
  return await db
    .selectFrom("push_subscriptions")
    .select(["id", "endpoint", "p256dh", "auth"])
    .where("admin_id", "=", adminId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A notification expires after this time, both in the database and at the push service. */
export const PUSH_LIFETIME_MS = DAY_MS;

export const PUSH_TIMEOUT_MS = 20_000;

const PUSH_LEASE_MS = PUSH_TIMEOUT_MS + 10_000;

/** Minimum time between two notifications to one device. Each covers all enquiries since the previous one. */
const MIN_INTERVAL_MS = 60_000;

/** Maximum delay between attempts, before jitter is added. */
const MAX_DELAY_MS = 2 * HOUR_MS;

const MAX_CLAIMED = 10;

export interface DuePush extends PushTarget {
  attempts: number;
  queuedAt: Date;
  kind: NoticeKind;
}

/** Call in the transaction of the event. Takes no locks and has no references, so it cannot delay or reject the event. */
export async function queuePushNotice(trx: Database, kind: NoticeKind, now: Date): Promise<void> {
  await sql`insert into push_notices (kind, created_at)
    select ${kind}, ${now}::timestamptz where exists (select 1 from push_subscriptions)`.execute(trx);
}

/** Queues one notification per device. A pending notification also covers new enquiries. */
export async function queuePushes(db: Database, now: Date): Promise<void> {
  const pending = await db.selectFrom("push_notices").select("id").limit(1).executeTakeFirst();
  if (!pending) return;
  await db.transaction().execute(async (trx) => {
    // One instance at a time, so that rows are locked in the same order.
    await acquireAdvisoryLock(trx, "queue pushes");
    const notices = await trx.deleteFrom("push_notices").returning(["created_at", "kind"]).execute();
    const newest = Math.max(0, ...notices.map(({ created_at }) => created_at.getTime()));
    const kind = notices.some((notice) => notice.kind === "quotation") ? "quotation" : "enquiry";
    if (newest <= now.getTime() - PUSH_LIFETIME_MS) return;
    await sql`update push_subscriptions set queued_at = ${new Date(newest)}, attempts = 0,
      -- A waiting notification of an answer also covers new enquiries, but not the reverse.
      queued_kind = case when queued_at is not null and queued_kind = 'quotation' then queued_kind else ${kind} end,
      next_attempt_at = greatest(
        ${now}::timestamptz,
        sent_at + ${MIN_INTERVAL_MS} * interval '1 millisecond',
        -- Waits for a notification that is being sent now; restarts the retries of a failed one.
        case when next_attempt_at is not null
          then least(next_attempt_at, ${new Date(now.getTime() + PUSH_LEASE_MS)}::timestamptz) end
      )`.execute(trx);
  });
}

export async function claimDuePushes(db: Database, now: Date): Promise<DuePush[]> {
  const due = db
    .selectFrom("push_subscriptions")
    .select("id")
    .where(isAttemptDue(now, MAX_DELAY_MS))
    .orderBy("next_attempt_at")
    .limit(MAX_CLAIMED)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable("push_subscriptions")
    .set({ next_attempt_at: new Date(now.getTime() + PUSH_LEASE_MS) })
    .where(sql<boolean>`id = any(array(${due}))`)
    .returning(["id", "endpoint", "p256dh", "auth", "attempts", "queued_at", "queued_kind as kind"])
    .execute();
  return rows.map(({ queued_at, ...row }) => ({ ...row, queuedAt: queued_at ?? now }));
}

/** "gone": the subscription no longer exists. */
export type PushOutcome = "sent" | "gone" | "failed";

/** Deletes a device that is gone. Schedules retries of a failure with growing delays until the notification expires. */
export async function recordPush(
  db: Database,
  push: DuePush,
  outcome: PushOutcome,
  now: Date,
): Promise<void> {
  if (outcome === "gone") return await deleteGoneDevice(db, push);
  if (outcome === "sent") await recordSent(db, push, now);
  const next = new Date(now.getTime() + calculateRetryDelayMs(push.attempts + 1, MAX_DELAY_MS));
  const isFinished = outcome === "sent" || next.getTime() >= push.queuedAt.getTime() + PUSH_LIFETIME_MS;
  await db
    .updateTable("push_subscriptions")
    .set({
      attempts: isFinished ? 0 : push.attempts + 1,
      next_attempt_at: isFinished ? null : next,
      ...(isFinished && { queued_at: null }),
      ...(outcome === "failed" && { failed_at: now }),
    })
    .where("id", "=", push.id)
    // Otherwise newer enquiries have queued another notification.
    .where("queued_at", "=", push.queuedAt)
    .execute();
}

export async function recordSent(db: Database, { id }: PushTarget, now: Date): Promise<void> {
  await db
    .updateTable("push_subscriptions")
    .set({ sent_at: now, failed_at: null })
    .where("id", "=", id)
    .execute();
}

/** Deletes a device that its push service no longer knows, unless it has subscribed again. */
export async function deleteGoneDevice(db: Database, { id, auth }: PushTarget): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", id).where("auth", "=", auth).execute();
}

export async function findNextPush(db: Database): Promise<Date | null> {
  const { at } = await db
    .selectFrom("push_subscriptions")
    .select((query) => query.fn.min("next_attempt_at").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}
