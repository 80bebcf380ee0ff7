import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import { parseSource } from "./attribution.server";
import type { Enquiry } from "./enquiry";
import { parseQuoteDetails } from "./quote-details.server";
import { parseSpamReasons } from "./spam.server";

/** Reads one enquiry; null when there is none with this id. */
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
    details: row.kind === "quote" ? parseQuoteDetails(details) : null,
    spamReasons: parseSpamReasons(spam_reasons),
    source: parseSource(source),
    createdAt: created_at.toISOString(),
    deletedAt: deleted_at?.toISOString() ?? null,
  };
}
