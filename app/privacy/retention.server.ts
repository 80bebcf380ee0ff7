import { sql } from "kysely";
import { purgeExpiredEnquiries } from "~/enquiries/trash.server";
import { readFirm } from "~/firm/firm.server";
import { purgeExpiredItems } from "~/items/trash.server";
import { watchClock } from "~/server/db/clock-watch.server";
import type { Database } from "~/server/db/database.server";
import { HOUR_MS } from "~/server/durations";
import { startPeriodicTask } from "~/server/periodic-task.server";
import { purgeExpiredTestimonials } from "~/testimonials/testimonials.server";
import { recordAct } from "./privacy-log.server";

/**
 * Deletes for good the enquiries that came to nothing and are older than the retention, those that a restored backup brought back as
 * well: lost ones, spam, and what was never let out of the quarantine. Orders and what is worked on stay, and so does for a month
 * what the owner has just touched: a wrong press can be taken back.
 * @param months null where the owner has set no retention
 * @returns how many those were
 */
export async function purgeByRetention(db: Database, months: number | null): Promise<number> {
  if (months === null) return 0;
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

async function purgeOldEnquiries(db: Database): Promise<void> {
  await purgeByRetention(db, (await readFirm(db)).retentionMonths);
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
  const purges = [purgeExpiredItems, purgeExpiredEnquiries, purgeExpiredTestimonials, purgeOldEnquiries];
  // Each for itself: a failure of one does not stop the others.
  const purgeAll = async () => {
    if (!(await watchClock(db))) return;
    await Promise.all(purges.map((purge) => purge(db).catch(onFailure)));
  };
  return startPeriodicTask(purgeAll, { everyMs: PURGE_INTERVAL_MS, onFailure }).stop;
}
