import { type SqlBool, sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import type { MailRecipients } from "./enquiry-mails.server";
import { toIndianDay } from "./indian-time";
import { readToday } from "./today.server";

/** The mail goes out from 8:00 in India; from noon the day has begun without it. */
const hours = { from: 8, before: 12 };

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});

/**
 * Puts the morning's mail with Today into the outbox, unless there is nothing to see to. Several instances may ask at any time; one
 * of them does it, once a day.
 */
export async function planTodayMail(db: Database, mail: MailRecipients, now: Date): Promise<void> {
  if (!mail || !isMorning(now)) return;
  const day = toIndianDay(now);
  if (await isPlanned(db, day)) return;
  await db.transaction().execute(async (trx) => {
    if (!(await claimDay(trx, day))) return;
    // What yesterday's would say is old.
    await trx.deleteFrom("outbox").where("kind", "=", "today").execute();
    if ((await readToday(trx, now)).isEmpty) return;
    await trx
      .insertInto("outbox")
      .values({ enquiry_id: null, kind: "today", recipient: mail.to, next_attempt_at: now })
      .execute();
  });
}

function isMorning(now: Date): boolean {
  const hour = Number(clock.format(now));
  return hour >= hours.from && hour < hours.before;
}

/** A cheap question before the lock. */
async function isPlanned(db: Database, day: string): Promise<boolean> {
  const row = await db
    .selectFrom("today_mails")
    .select("singleton")
    .where("planned_on", ">=", sql<Date>`${day}::date`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims the mail of a day, also when it turns out to be empty: of several that ask at once the database lets one have it. */
async function claimDay(trx: Database, day: string): Promise<boolean> {
  const claimed = await trx
    .insertInto("today_mails")
    .values({ planned_on: day })
    .onConflict((conflict) =>
      conflict
        .column("singleton")
        .doUpdateSet({ planned_on: day })
        .where(sql<SqlBool>`today_mails.planned_on < ${day}::date`),
    )
    .returning("singleton")
    .executeTakeFirst();
  return claimed !== undefined;
}
