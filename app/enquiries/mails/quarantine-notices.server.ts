import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import type { MailRecipients } from "~/mail/mail";
import { DAY_MS } from "~/time/durations";

/** Enquiries that a notice names; the rest are counted. */
const MAX_NAMED = 10;

export interface WaitingInQuarantine {
  count: number;
  newest: { name: string; createdAt: Date }[];
}

/** Sends at most one notice a day until the quarantine is opened. Requires the transaction that stores the enquiry. */
export async function planQuarantineNotice(trx: Database, mail: MailRecipients, now: Date): Promise<void> {
  if (mail && (await claimNotice(trx, now, { orVisited: true }))) await planNotice(trx, mail.to, now);
}

/** Several instances may call it at any time; it queues one notice a day. */
export async function planDailyNotice(db: Database, mail: MailRecipients, now: Date): Promise<void> {
  if (!mail || !(await isNoticeOverdue(db, now))) return;
  await db.transaction().execute(async (trx) => {
    if (await claimNotice(trx, now, { orVisited: false })) await planNotice(trx, mail.to, now);
  });
}

/** After this, new arrivals cause a new notice. */
export async function recordQuarantineVisit(db: Database, now = new Date()): Promise<void> {
  await db
    .insertInto("quarantine_watch")
    .values({ looked_at: now })
    .onConflict((conflict) => conflict.column("singleton").doUpdateSet({ looked_at: now }))
    .execute();
}

export async function readWaitingInQuarantine(db: Database): Promise<WaitingInQuarantine> {
  const waiting = db.selectFrom("enquiries").where("status", "=", "quarantine");
  const { count } = await waiting
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const newest = await waiting
    .select(["name", "created_at as createdAt"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_NAMED)
    .execute();
  return { count: Number(count), newest };
}

/** Cheap check before the lock: is there an enquiry that no notice has covered for a day? */
async function isNoticeOverdue(db: Database, now: Date): Promise<boolean> {
  const waiting = await db
    .selectFrom("enquiries")
    .select("id")
    .where("status", "=", "quarantine")
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom("quarantine_watch")
            .select("singleton")
            .where("noticed_at", ">", new Date(now.getTime() - DAY_MS))
            .where("noticed_at", "<=", new Date(now.getTime() + DAY_MS)),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Only one of several concurrent callers gets the claim. */
async function claimNotice(
  trx: Database,
  now: Date,
  { orVisited }: { orVisited: boolean },
): Promise<boolean> {
  const claimed = await trx
    .insertInto("quarantine_watch")
    .values({ noticed_at: now })
    .onConflict((conflict) =>
      conflict
        .column("singleton")
        .doUpdateSet({ noticed_at: now })
        .where((query) =>
          query.or([
            query("quarantine_watch.noticed_at", "is", null),
            query("quarantine_watch.noticed_at", "<=", new Date(now.getTime() - DAY_MS)),
            // Sent while the clock was ahead.
            query("quarantine_watch.noticed_at", ">", new Date(now.getTime() + DAY_MS)),
            ...(orVisited ? [sql<boolean>`quarantine_watch.looked_at >= quarantine_watch.noticed_at`] : []),
          ]),
        ),
    )
    .returning("singleton")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** At most one notice is queued, because its content is read on sending. Deletes finished ones. */
async function planNotice(trx: Database, recipient: string, now: Date): Promise<void> {
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
