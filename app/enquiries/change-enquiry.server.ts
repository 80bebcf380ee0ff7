import { sql, type Updateable } from "kysely";
import { RETENTION_DAYS } from "~/items/trash";
import type { Database } from "~/server/db/database.server";
import type { Tables } from "~/server/db/tables";
import { type MailRecipients, planMails } from "./enquiry-mails.server";
import { type EnquiryStatus, isExcludedFromInbox } from "./statuses";

/** The outcome of a change: "missing" when the enquiry was deleted or is in the trash, where nothing changes. */
export type Handled = "done" | "missing";

/** Records when an admin first opened an enquiry. */
export async function markRead(db: Database, id: number, now = new Date()): Promise<void> {
  await db
    .updateTable("enquiries")
    .set({ read_at: now })
    .where("id", "=", id)
    .where("read_at", "is", null)
    .execute();
}

/** Marks an enquiry as unread in the inbox. */
export async function markUnread(db: Database, id: number): Promise<Handled> {
  return await change(db, id, { read_at: null });
}

/**
 * Sets the status of an enquiry. When it leaves the quarantine for the inbox, directly or after `spam`, its mails are put into
 * the outbox, once.
 * @returns "released" when the mails were put into the outbox
 */
export async function setStatus(
  db: Database,
  id: number,
  status: EnquiryStatus,
  mail: MailRecipients,
): Promise<Handled | "released"> {
  return await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("enquiries")
      .select(["id", "email", "status"])
      .select(sql<boolean>`spam_reasons <> '[]'`.as("wasQuarantined"))
      .where("id", "=", id)
      .where("status", "<>", "trash")
      .forUpdate()
      .executeTakeFirst();
    if (!before) return "missing";
    await change(trx, id, { status });
    const isReleased =
      before.wasQuarantined && isExcludedFromInbox(before.status) && !isExcludedFromInbox(status);
    if (!isReleased) return "done";
    await planMails(trx, before, mail);
    return "released";
  });
}

/** Sets the day of the next step, as 2031-05-01; null when nothing is planned. */
export async function setFollowUp(db: Database, id: number, day: string | null): Promise<Handled> {
  return await change(db, id, { follow_up_on: day });
}

async function change(db: Database, id: number, values: Updateable<Tables["enquiries"]>): Promise<Handled> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set(values)
    .where("id", "=", id)
    .where("status", "<>", "trash")
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "done" : "missing";
}

/**
 * Moves an enquiry to the trash with its files, notes and mails; no mail is sent from there. The same words sent again are a new
 * enquiry.
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

/** Restores an enquiry from the trash with its previous status. Restoring twice is no error. */
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

/** Deletes an enquiry in the trash for good, with its notes, mails and delivery log. Garbage collection deletes its files. */
export async function purgeEnquiry(db: Database, id: number): Promise<void> {
  await db.deleteFrom("enquiries").where("id", "=", id).where("status", "=", "trash").execute();
}

/** Deletes the enquiries for good whose retention in the trash, {@link RETENTION_DAYS} days, has expired. */
export async function purgeExpiredEnquiries(db: Database): Promise<void> {
  await db
    .deleteFrom("enquiries")
    .where("deleted_at", "<", sql<Date>`now() - ${sql.lit(RETENTION_DAYS)} * interval '1 day'`)
    .execute();
}
