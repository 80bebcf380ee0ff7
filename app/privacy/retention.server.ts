import { sql } from "kysely";
import { TRASH_DAYS } from "~/content/constants";
import type { Database } from "~/database/database.server";
import { readFirm } from "~/firm/firm.server";
import { itemTables } from "~/items/kinds";
import { logger } from "~/runtime/logger.server";
import { startPeriodicTask } from "~/runtime/periodic-task.server";
import { HOUR_MS } from "~/time/durations";
import { recordAct } from "./privacy-log.server";

/** The tables whose rows wait in the trash once they are deleted. */
const tablesWithTrash = [itemTables.project, itemTables.gallery, "enquiries", "testimonials"] as const;

/**
 * Purges the rows of a table that were deleted more than {@link TRASH_DAYS} days ago.
 * @returns how many those were
 */
export async function purgeTrash(db: Database, table: (typeof tablesWithTrash)[number]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where("deleted_at", "<", sql<Date>`now() - ${sql.lit(TRASH_DAYS)} * interval '1 day'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes for good the enquiries that came to nothing and are older than the retention, those that a restored backup brought back as
 * well: lost ones, spam, and what was never let out of the quarantine. Orders and what is worked on stay, and so does for a month
 * what the owner has just touched: a wrong press can be taken back.
 * @param months null where the owner has set no retention
 * @returns how many those were
 */
export async function purgeByRetention(db: Database, months: number | null): Promise<number> {
  if (months === null) return 0;
  return await db.transaction().execute((trx) => purgeOlder(trx, months));
}

/** The same within a transaction: what is deleted is in the log, whatever happens in between. */
async function purgeOlder(db: Database, months: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("enquiries")
    .where("status", "in", ["lost", "spam", "quarantine"])
    .where("created_at", "<", sql<Date>`now() - ${sql.lit(months)} * interval '1 month'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_events")
            .select("id")
            .whereRef("enquiry_id", "=", "enquiries.id")
            .where("enquiry_events.created_at", ">", sql<Date>`now() - interval '1 month'`),
        ),
      ),
    )
    .executeTakeFirst();
  const enquiries = Number(numDeletedRows);
  if (enquiries > 0) await recordAct(db, { act: "expired", author: "the site", enquiries });
  return enquiries;
}

/**
 * Looks at the clock, and says whether it has run for a day without a jump: only then does it decide what is deleted for good. Where
 * the clock of a machine is set wrong, or a backup is restored weeks later, all that seems to be over stays for that day, in which
 * the clock can be put right and things be taken out of the trash. To be called every hour; a pause of less than a day is no jump.
 */
async function watchClock(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isSteady: boolean; jumpedFrom: Date | null }>`
    with before as (
      select seen_at, now() between seen_at - interval '1 hour' and seen_at + interval '1 day' as is_steady
      from clock_watch for update
    )
    insert into clock_watch (seen_at, steady_since) values (now(), now())
    on conflict (singleton) do update set
      seen_at = now(),
      steady_since = case when (select is_steady from before) then clock_watch.steady_since else now() end
    returning steady_since <= now() - interval '1 day' as "isSteady",
      (select seen_at from before where not is_steady) as "jumpedFrom"`.execute(db);
  const [{ isSteady, jumpedFrom } = { isSteady: false, jumpedFrom: null }] = rows;
  if (jumpedFrom) {
    logger.warn(
      { lastSeen: jumpedFrom },
      "the clock has jumped, or the site was away for more than a day: nothing is deleted for good until it has run for a day",
    );
  }
  return isSteady;
}

/** Often enough that retention ends at most an hour late, however often the site is restarted. */
const PURGE_INTERVAL_MS = HOUR_MS;

/**
 * Starts purging what has outlived its retention, in the trash and by the owner's setting, now and every hour, while the clock
 * can be trusted. Several instances may do so at once.
 * @param onFailure is told why a round failed; the next one tries again
 * @returns a function that stops it
 */
export function startPurging(db: Database, onFailure: (error: unknown) => void): () => Promise<void> {
  const purgeAll = async () => {
    if (!(await watchClock(db))) return;
    const purges = [
      ...tablesWithTrash.map((table) => purgeTrash(db, table)),
      readFirm(db).then(({ retentionMonths }) => purgeByRetention(db, retentionMonths)),
    ];
    // Each for itself: a failure of one does not stop the others.
    await Promise.all(purges.map((purge) => purge.catch(onFailure)));
  };
  return startPeriodicTask(purgeAll, { everyMs: PURGE_INTERVAL_MS, onFailure }).stop;
}
