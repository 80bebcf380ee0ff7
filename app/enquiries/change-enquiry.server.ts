import { sql, type Updateable } from "kysely";
import { RETENTION_DAYS } from "~/items/trash";
import type { Database } from "~/server/db/database.server";
import type { Tables } from "~/server/db/tables";
import { type MailRecipients, planMails } from "./enquiry-mails.server";
import { type EnquiryStatus, isExcludedFromInbox } from "./statuses";

/** What a change came to: nothing when somebody deleted the enquiry meanwhile. In the trash nothing is changed. */
export type Handled = "done" | "missing";

/** Notes that somebody has opened it; the first time counts. */
export async function markRead(db: Database, id: number, now = new Date()): Promise<void> {
  await db
    .updateTable("enquiries")
    .set({ read_at: now })
    .where("id", "=", id)
    .where("read_at", "is", null)
    .execute();
}

/** Makes it stand out in the list again. */
export async function markUnread(db: Database, id: number): Promise<Handled> {
  return await change(db, id, { read_at: null });
}

/**
 * Says how far an enquiry has come. One that leaves the quarantine for the inbox, even by way of `spam`, is told of by mail
 * now, once.
 */
export async function setStatus(
  db: Database,
  id: number,
  status: EnquiryStatus,
  mail: MailRecipients,
  now = new Date(),
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
    await change(trx, id, { status, updated_at: now });
    const isReleased =
      before.wasQuarantined && isExcludedFromInbox(before.status) && !isExcludedFromInbox(status);
    if (!isReleased) return "done";
    await planMails(trx, before, mail);
    return "released";
  });
}

/** Takes the day of the next step as 2031-05-01; null when nothing is planned. */
export async function setFollowUp(
  db: Database,
  id: number,
  day: string | null,
  now = new Date(),
): Promise<Handled> {
  return await change(db, id, { follow_up_on: day, updated_at: now });
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
export async function purgeEnquiry(db: Database, id: number): Promise<void> {
  await db.deleteFrom("enquiries").where("id", "=", id).where("status", "=", "trash").execute();
}

/** Ends those that have been in the trash for longer than {@link RETENTION_DAYS} days. */
export async function purgeExpiredEnquiries(db: Database): Promise<void> {
  await db
    .deleteFrom("enquiries")
    .where("deleted_at", "<", sql<Date>`now() - ${sql.lit(RETENTION_DAYS)} * interval '1 day'`)
    .execute();
}
