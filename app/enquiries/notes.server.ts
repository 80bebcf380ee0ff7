import type { Database } from "~/server/db/database.server";

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

/** Adds a note about an enquiry whose row the caller has locked. */
export async function insertNote(
  trx: Database,
  enquiryId: number,
  note: Pick<EnquiryNote, "author" | "text">,
): Promise<void> {
  await trx
    .insertInto("enquiry_notes")
    .values({ ...note, enquiry_id: enquiryId })
    .execute();
}
