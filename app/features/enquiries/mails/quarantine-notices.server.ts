import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { MailRecipients } from "~/platform/mail/mail";
import { DAY_MS } from "~/platform/time/time";

/** A notice names this many enquiries and counts the rest. */
const MAX_NAMED = 10;

export type QuarantineSummary = Awaited<ReturnType<typeof readQuarantineSummary>>;

/** Queues at most one notice a day until the quarantine is opened. Requires the transaction that stores the enquiry. */
export async function queueQuarantineNotice(trx: Database, mail: MailRecipients, now: Date): Promise<void> {
  if (mail && (await claimNotice(trx, now, { alsoAfterVisit: true }))) await queueNotice(trx, mail.to, now);
}

/** Queues one notice a day while enquiries are in quarantine, even with several instances. */
export async function queueDailyNotice(db: Database, mail: MailRecipients, now: Date): Promise<void> {
  if (!mail) return;
  const quarantinedEnquiries = db
    .selectFrom("enquiries")
    .select("id")
    .where("status", "=", "quarantine")
    .limit(1);
  if (!(await quarantinedEnquiries.executeTakeFirst())) return;
  await db.transaction().execute(async (trx) => {
    if (await claimNotice(trx, now, { alsoAfterVisit: false })) await queueNotice(trx, mail.to, now);
  });
}

/** After a visit, the next quarantined enquiry queues a new notice. */
export async function recordQuarantineVisit(db: Database, now = new Date()): Promise<void> {
  await db
    .insertInto("quarantine_watch")
    .values({ visited_at: now })
    .onConflict((conflict) => conflict.column("singleton").doUpdateSet({ visited_at: now }))
    .execute();
}

export async function readQuarantineSummary(db: Database) {
  const quarantinedEnquiries = db.selectFrom("enquiries").where("status", "=", "quarantine");
  const { count } = await quarantinedEnquiries
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const newest = await quarantinedEnquiries
    .select(["name", "created_at as createdAt"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_NAMED)
    .execute();
  return { count: Number(count), newest };
}

/** Returns true for only one of several concurrent callers. */
async function claimNotice(
  trx: Database,
  now: Date,
  { alsoAfterVisit }: { alsoAfterVisit: boolean },
): Promise<boolean> {
  const row = await trx
    .insertInto("quarantine_watch")
    .values({ notified_at: now })
    .onConflict((conflict) =>
      conflict
        .column("singleton")
        .doUpdateSet({ notified_at: now })
        .where((query) =>
          query.or([
            query("quarantine_watch.notified_at", "is", null),
            query("quarantine_watch.notified_at", "<=", new Date(now.getTime() - DAY_MS)),
            // The notice was queued while the clock was ahead.
            query("quarantine_watch.notified_at", ">", new Date(now.getTime() + DAY_MS)),
            ...(alsoAfterVisit
              ? [sql<boolean>`quarantine_watch.visited_at >= quarantine_watch.notified_at`]
              : []),
          ]),
        ),
    )
    .returning("singleton")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes finished notices. One queued notice is enough, because its content is read when it is sent. */
async function queueNotice(trx: Database, recipient: string, now: Date): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("kind", "=", "quarantine")
    .where((query) => query.or([query("sent_at", "is not", null), query("failed_at", "is not", null)]))
    .execute();
  await trx
    .insertInto("outbox")
    .values({ enquiry_id: null, kind: "quarantine", recipient, next_attempt_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
