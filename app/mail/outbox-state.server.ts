import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/database.server";

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

export async function countUndelivered(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("enquiry_id", "is not", null)
    .where(isUndelivered)
    .where(isOutsideTrash)
    .executeTakeFirstOrThrow();
  return count;
}
