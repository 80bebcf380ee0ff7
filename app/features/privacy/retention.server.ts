import { type RawBuilder, type SqlBool, sql } from "kysely";
import { readFirm } from "~/business/firm.server";
import { OTHERS_RETENTION } from "~/content/constants";
import { purgePendingForms } from "~/features/accounts/pending-form.server";
import type { EnquiryStatus } from "~/features/enquiries/tables";
import { purgeTrash, trashLists } from "~/features/items/trash.server";
import { purgeEndedLinks } from "~/features/quotations/quotation-links.server";
import type { Database } from "~/platform/database/database.server";
import { logger } from "~/platform/runtime/logger.server";
import { startPeriodicTask } from "~/platform/runtime/tasks.server";
import { HOUR_MS } from "~/platform/time/time";
import { addToPrivacyLog } from "./privacy-log.server";

/**
 * Deletes lost, spam and quarantined enquiries older than `months`, which null keeps, and older enquiries of people who are no
 * customers, even if they were restored earlier. Jobs stay, and those changed within the last month, so that a
 * mistake can be undone. Returns the number of deleted enquiries.
 */
export async function purgeByRetention(db: Database, months: number | null): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const others = await deleteExpiredEnquiries(trx, ["job-seeker", "supplier"], OTHERS_RETENTION);
    const unsuccessful =
      months === null ? 0 : await deleteExpiredEnquiries(trx, ["lost", "spam", "quarantine"], months);
    const enquiries = others + unsuccessful;
    if (enquiries > 0) await addToPrivacyLog(trx, { act: "expired", author: "the site", enquiries });
    return enquiries;
  });
}

/** True for enquiries without a row of the last month. */
function hasNoRecent(table: "enquiry_events" | "enquiry_notes") {
  return sql<SqlBool>`not exists (select from ${sql.table(table)} as row
    where row.enquiry_id = enquiries.id and row.created_at > now() - interval '1 month')`;
}

async function deleteExpiredEnquiries(
  db: Database,
  statuses: EnquiryStatus[],
  months: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("enquiries")
    .where("status", "in", statuses)
    .where("created_at", "<", sql<Date>`now() - ${sql.lit(months)} * interval '1 month'`)
    // With a payment or an accepted quotation, it was a job, which stays in sight.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payments")
            .innerJoin("orders", "orders.id", "payments.order_id")
            .select("payments.id")
            .whereRef("orders.enquiry_id", "=", "enquiries.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotation_versions as v")
            .innerJoin("quotations as q", "q.id", "v.quotation_id")
            .select("v.id")
            .whereRef("q.enquiry_id", "=", "enquiries.id")
            .where("v.accepted_at", "is not", null),
        ),
      ),
    )
    .where(hasNoRecent("enquiry_events"))
    .where(hasNoRecent("enquiry_notes"))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Shifted by three months, so that financial years become calendar years. The day is in India. */
function isTaxRecord(day: RawBuilder<unknown>) {
  return sql<SqlBool>`date_trunc('year', ${day} - interval '3 months') + interval '96 months' > now()`;
}

/**
 * Deletes accepted quotations and payments of erased enquiries when tax law no longer requires them: 72 months after the annual
 * return is due, on the 31 December that follows the financial year (CGST Act, sections 36 and 44).
 */
export async function purgeTaxRecords(db: Database): Promise<void> {
  await db
    .deleteFrom("quotations")
    .where("enquiry_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotation_versions as v")
            .select("v.id")
            .whereRef("v.quotation_id", "=", "quotations.id")
            .where(isTaxRecord(sql`v.accepted_at at time zone 'Asia/Kolkata'`)),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom("payments")
    .where(({ not }) => not(isTaxRecord(sql`received_on`)))
    .where("order_id", "in", (query) =>
      query.selectFrom("orders").select("id").where("enquiry_id", "is", null),
    )
    .execute();
  await sql`delete from orders where enquiry_id is null
    and not exists (select from payments where order_id = orders.id)
    and not exists (select from quotation_versions where order_id = orders.id)`.execute(db);
}

/**
 * Returns true if the clock has run for a day without a jump. If the clock was wrong or an old backup was restored, the owner has
 * this day to correct the clock and to restore items from the trash. Call every hour. A pause of less than a day is not a jump.
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
      "the clock jumped, or the site was down for more than a day: nothing is deleted for good for a day",
    );
  }
  return isSteady;
}

/** Data is deleted at most an hour late, even with frequent restarts. */
const PURGE_INTERVAL_MS = HOUR_MS;

/** Pauses after a clock jump. Works with several instances. Returns a function that stops purging. */
export function startPurging(db: Database, onFailure: (error: unknown) => void): () => Promise<void> {
  const purgeAll = async () => {
    if (!(await watchClock(db))) return;
    const purges = [
      ...trashLists.map((list) => purgeTrash(db, list)),
      purgeTaxRecords(db),
      purgeEndedLinks(db),
      purgePendingForms(db),
      readFirm(db).then(({ retentionMonths }) => purgeByRetention(db, retentionMonths)),
    ];
    // A failure of one purge does not stop the others.
    await Promise.all(purges.map((purge) => purge.catch(onFailure)));
  };
  return startPeriodicTask(purgeAll, { intervalMs: PURGE_INTERVAL_MS, onFailure }).stop;
}
