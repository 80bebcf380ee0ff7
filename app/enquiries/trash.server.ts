import { sql } from "kysely";
import { TRASH_DAYS } from "~/items/trash-days";
import type { Database } from "~/server/db/database.server";
import type { Handled } from "./handle-enquiry.server";

/**
 * Puts an enquiry into the trash, with its files, its notes and its mails, of which none goes out from there. The same words
 * sent again are a new enquiry.
 */
export async function deleteEnquiry(db: Database, id: number, now = new Date()): Promise<Handled> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set((query) => ({
      status: "trash",
      status_before: query.ref("status"),
      deleted_at: now,
      fingerprint: null,
    }))
    .where("id", "=", id)
    .where("status", "<>", "trash")
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "done" : "missing";
}

/** Puts it back as it was. Who restores what is there already has what they wanted. */
export async function restoreEnquiry(db: Database, id: number): Promise<Handled> {
  await db
    .updateTable("enquiries")
    .set({ status: sql`status_before`, status_before: null, deleted_at: null })
    .where("id", "=", id)
    .where("status", "=", "trash")
    .execute();
  const row = await db.selectFrom("enquiries").select("id").where("id", "=", id).executeTakeFirst();
  return row ? "done" : "missing";
}

/** Ends an enquiry in the trash for good, with its notes, its mails and what is known of their delivery. Its files go with the next sweep. */
export async function endEnquiry(db: Database, id: number): Promise<void> {
  await db.deleteFrom("enquiries").where("id", "=", id).where("status", "=", "trash").execute();
}

/** Ends those that have been in the trash for longer than {@link TRASH_DAYS} days. */
export async function endOldEnquiries(db: Database): Promise<void> {
  await db
    .deleteFrom("enquiries")
    .where("deleted_at", "<", sql<Date>`now() - ${sql.lit(TRASH_DAYS)} * interval '1 day'`)
    .execute();
}
