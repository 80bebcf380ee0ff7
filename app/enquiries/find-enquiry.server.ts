import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import { readSource } from "./source";
import { readSpamReasons } from "./spam-reasons";
import type { Enquiry, QuoteDetails } from "./types";

/** All that is known of one enquiry, or null when there is none. */
export async function findEnquiry(db: Database, id: number): Promise<Enquiry | null> {
  const row = await db
    .selectFrom("enquiries")
    .select([
      "id",
      "kind",
      "name",
      "email",
      "phone",
      "message",
      "details",
      "status",
      "source",
      "spam_reasons",
      "created_at",
      "deleted_at",
    ])
    .select(sql<string | null>`follow_up_on::text`.as("followUpOn"))
    .select(sql<boolean>`read_at is not null`.as("isRead"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { details, source, spam_reasons, created_at, deleted_at, ...rest } = row;
  return {
    ...rest,
    // Written by `storeEnquiry` only, from the parsed request.
    details: row.kind === "quote" ? (details as QuoteDetails) : null,
    spamReasons: readSpamReasons(spam_reasons),
    source: readSource(source),
    createdAt: created_at.toISOString(),
    deletedAt: deleted_at?.toISOString() ?? null,
  };
}
