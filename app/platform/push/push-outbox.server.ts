import { sql } from "kysely";
import { acquireAdvisoryLock } from "~/platform/database/advisory-lock.server";
import type { Database } from "~/platform/database/database.server";
import type { NoticeKind } from "~/platform/database/notification-tables";
import { calculateRetryDelayMs, isAttemptDue } from "~/platform/database/retries.server";
import { DAY_MS, HOUR_MS } from "~/platform/time/time";
import type { PushTarget } from "./subscriptions.server";

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
    await sql`update push_subscriptions set queued_at = ${new Date(newest)}, queued_kind = ${kind}, attempts = 0,
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
