import { type SqlBool, sql } from "kysely";
import type { Database } from "~/platform/database/database.server";

const isWaiting = sql<SqlBool>`sent_at is null and failed_at is null`;

export const isUndelivered = sql<SqlBool>`sent_at is null and failed_at is not null`;

/** Emails of an enquiry in the trash wait until it is restored. */
export const isOutsideTrash = sql<SqlBool>`not exists (
  select 1 from enquiries where enquiries.id = outbox.enquiry_id and deleted_at is not null
)`;

const MAX_LISTED = 5;

export type OutboxState = Awaited<ReturnType<typeof readOutboxState>>;

export async function readOutboxState(db: Database) {
  const unsent = db.selectFrom("outbox").where("sent_at", "is", null).where(isOutsideTrash);
  const counts = await unsent
    .select((query) => [
      query.fn.countAll<number>().filterWhere(isWaiting).as("waitingCount"),
      query.fn.min<Date | null>("created_at").filterWhere(isWaiting).as("waitingSince"),
      query.fn.countAll<number>().filterWhere(isUndelivered).as("undeliveredCount"),
      sql<
        string | null
      >`(array_agg(last_error order by failed_at desc) filter (where ${isUndelivered}))[1]`.as(
        "undeliveredReason",
      ),
    ])
    .executeTakeFirstOrThrow();
  const enquiries = await unsent
    .where(isUndelivered)
    .where("enquiry_id", "is not", null)
    .select("enquiry_id as id")
    .distinct()
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();
  const { lastSentAt } = await db
    .selectFrom("outbox")
    .select((query) => query.fn.max("sent_at").as("lastSentAt"))
    .executeTakeFirstOrThrow();
  return {
    ...counts,
    waitingCount: Number(counts.waitingCount),
    undeliveredCount: Number(counts.undeliveredCount),
    /** Of the newest enquiries, at most {@link MAX_LISTED}. */
    undeliveredEnquiryIds: enquiries.flatMap(({ id }) => id ?? []),
    lastSentAt,
  };
}

/** Returns the number of undelivered emails, and why the last one failed. */
export async function readUndelivered(db: Database): Promise<{ count: number; reason: string | null }> {
  return await db
    .selectFrom("outbox")
    .select(sql<number>`count(*)::int`.as("count"))
    .select(sql<string | null>`(array_agg(last_error order by failed_at desc))[1]`.as("reason"))
    .where("enquiry_id", "is not", null)
    .where(isUndelivered)
    .where(isOutsideTrash)
    .executeTakeFirstOrThrow();
}

/** By version. An email that was sent again and arrived is not a failure. */
export async function findFailedMails(db: Database, versionIds: readonly number[]) {
  if (versionIds.length === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom("outbox")
    .select(["quotation_version_id as versionId", "last_error as reason"])
    .where("quotation_version_id", "in", versionIds)
    .where(isUndelivered)
    .execute();
  return new Map(rows.map(({ versionId, reason }) => [versionId ?? 0, reason ?? ""]));
}
