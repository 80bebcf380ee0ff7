import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
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
