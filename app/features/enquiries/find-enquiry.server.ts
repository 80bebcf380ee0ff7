import { type SqlBool, sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { parsePieces } from "~/sizes/schema";
import { parseSource } from "./attribution.server";
import { followUpColumn, isOfPerson } from "./inbox-query.server";
import { readLike } from "./likes.server";
import { placeholderPhones } from "./phone";
import { parseQuoteDetails } from "./schema";
import { parseSpamReasons } from "./spam.server";

export type Enquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;

/** Also finds enquiries in the trash. Times are in ISO 8601. */
export async function findEnquiry(db: Database, id: number) {
  const row = await db
    .selectFrom("enquiries")
    .select([
      "id",
      "origin_id as originId",
      "kind",
      "name",
      "email",
      "phone",
      "message",
      "details",
      "pieces",
      "measured_pieces",
      "like_kind",
      "like_id",
      "like_title",
      "status",
      "source",
      "spam_reasons",
      "channel",
      "town",
      "quoted_amount as quotedAmount",
      "version",
      "details_version as detailsVersion",
      "created_at",
      "deleted_at",
      "lost_reason as lostReason",
      "work_done_at",
    ])
    .select([followUpColumn, sql<boolean>`read_at is not null`.as("isRead")])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const {
    details,
    pieces,
    measured_pieces,
    source,
    spam_reasons,
    created_at,
    deleted_at,
    work_done_at,
    like_kind,
    like_id,
    like_title,
    ...rest
  } = row;
  return {
    ...rest,
    details: row.kind === "quote" ? parseQuoteDetails(details) : null,
    pieces: parsePieces(pieces),
    measuredPieces: parsePieces(measured_pieces).list,
    like: readLike({ like_kind, like_id, like_title }),
    spamReasons: parseSpamReasons(spam_reasons),
    source: parseSource(source),
    createdAt: created_at.toISOString(),
    workDoneAt: work_done_at?.toISOString() ?? null,
    deletedAt: deleted_at?.toISOString() ?? null,
  };
}

const MAX_RELATED = 10;

export type RelatedEnquiry = Awaited<ReturnType<typeof listRelatedEnquiries>>[number];

/** Lists the newest other enquiries with the same phone number or email address, without spam and trash. */
export async function listRelatedEnquiries(
  db: Database,
  { id, phone, email }: { id?: number; phone: string | null; email?: string | null },
) {
  if (!phone && !email) return [];
  const rows = await db
    .selectFrom("enquiries")
    .select([
      "id",
      "kind",
      "name",
      "status",
      "created_at",
      sql<string | null>`details ->> 'projectType'`.as("projectType"),
    ])
    .where((query) =>
      query.or([
        ...(phone && !placeholderPhones.includes(phone) ? [query("phone", "=", phone)] : []),
        ...(email ? [sql<SqlBool>`lower(email) = lower(${email})`] : []),
      ]),
    )
    .where(isOfPerson)
    .$if(id !== undefined, (query) => query.where("id", "<>", id ?? 0))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_RELATED)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

/** Lists the options of a field that chooses an enquiry, newest first. */
export async function listRecentEnquiries(db: Database): Promise<{ value: string; label: string }[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "name", "town"])
    .where("status", "in", ["new", "contacted", "site-visit", "quoted", "won"])
    .orderBy("created_at", "desc")
    .limit(200)
    .execute();
  return rows.map(({ id, name, town }) => ({
    value: String(id),
    label: [name, town, `enquiry ${id}`].filter(Boolean).join(", "),
  }));
}
