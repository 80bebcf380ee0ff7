import type { Database } from "~/server/db/database.server";
import type { Changed } from "./change-enquiry.server";

/** An admin's note about an enquiry. Notes never change. */
export interface EnquiryNote {
  id: number;
  author: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
}

/** Lists the notes about an enquiry, newest first. */
export async function listNotes(db: Database, enquiryId: number): Promise<EnquiryNote[]> {
  const rows = await db
    .selectFrom("enquiry_notes")
    .select(["id", "author", "text", "created_at"])
    .where("enquiry_id", "=", enquiryId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

/** Adds a note, within a transaction, unless the enquiry is deleted. */
export async function insertNote(
  trx: Database,
  enquiryId: number,
  { author, text }: { author: string; text: string },
  now: Date,
): Promise<Changed> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("enquiry_notes")
    .columns(["enquiry_id", "author", "text", "created_at"])
    .expression((query) =>
      query
        .selectFrom("enquiries")
        .select(({ val, cast }) => [
          "id",
          cast<string>(val(author), "text").as("author"),
          cast<string>(val(text), "text").as("text"),
          cast<Date>(val(now), "timestamptz").as("created_at"),
        ])
        .where("id", "=", enquiryId)
        .where("status", "<>", "trash"),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n ? "done" : "missing";
}
