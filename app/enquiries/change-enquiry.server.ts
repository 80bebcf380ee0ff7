import { sql, type UpdateObject } from "kysely";
import type { Database } from "~/database/database.server";
import type { EnquiryStatus } from "~/database/enquiry-tables";
import type { Tables } from "~/database/tables";
import { recordEvent } from "./enquiry-history.server";
import { followUpOn } from "./inbox-query.server";
import { type MailRecipients, planMails } from "./mails/enquiry-mails.server";
import { isExcludedFromInbox } from "./statuses";

/** "missing" when the enquiry was purged or is in the trash, where nothing changes. */
export type Changed = "done" | "missing";

export interface Actor {
  /** User name of the admin; null for the site itself. */
  author: string | null;
  batch?: string;
}

export const nextVersion = sql<number>`version + 1`;

export async function markRead(db: Database, id: number, author: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set({ read_at: new Date() })
    .where("id", "=", id)
    .where("read_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await recordEvent(db, id, { kind: "read", author });
}

export async function markUnread(db: Database, id: number): Promise<Changed> {
  return await change(db, id, { read_at: null });
}

/** Locks the row; undefined when it was purged or is in the trash. */
export async function lockEnquiry(trx: Database, id: number) {
  const found = await lockEverywhere(trx, id);
  return found?.status === "trash" ? undefined : found;
}

/** The same, in the trash as well. */
export async function lockEverywhere(trx: Database, id: number) {
  return await trx
    .selectFrom("enquiries")
    .select(["id", "email", "status", "version"])
    .select(sql<boolean>`spam_reasons <> '[]'`.as("wasQuarantined"))
    .select(followUpOn)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

type LockedEnquiry = NonNullable<Awaited<ReturnType<typeof lockEnquiry>>>;

/** Returns the current status if the enquiry was already decided. */
export async function leaveQuarantine(
  db: Database,
  id: number,
  status: EnquiryStatus,
  mail: MailRecipients,
  actor: Actor,
): Promise<Changed | "released" | { present: EnquiryStatus }> {
  return await db.transaction().execute(async (trx) => {
    const before = await lockEnquiry(trx, id);
    if (!before) return "missing";
    if (before.status !== "quarantine" && before.status !== status) return { present: before.status };
    return await changeStatus(trx, before, status, mail, actor);
  });
}

/** Needs a transaction. The first move from the quarantine or `spam` to the inbox queues its mails ("released"). */
export async function setStatus(
  trx: Database,
  id: number,
  status: EnquiryStatus,
  mail: MailRecipients,
  actor: Actor,
): Promise<Changed | "released"> {
  const before = await lockEnquiry(trx, id);
  return before ? await changeStatus(trx, before, status, mail, actor) : "missing";
}

/** The caller has locked the row. */
export async function changeStatus(
  trx: Database,
  before: LockedEnquiry,
  status: EnquiryStatus,
  mail: MailRecipients,
  actor: Actor,
): Promise<"done" | "released"> {
  if (before.status === status) return "done";
  await change(trx, before.id, { status, version: nextVersion });
  await recordEvent(trx, before.id, { kind: "status", before: before.status, after: status, ...actor });
  const isReleased =
    before.wasQuarantined && isExcludedFromInbox(before.status) && !isExcludedFromInbox(status);
  if (!isReleased) return "done";
  await planMails(trx, before, mail);
  return "released";
}

/** The caller has locked the row. `day` is as 2031-05-01; null when nothing is planned. */
export async function changeFollowUp(
  trx: Database,
  before: LockedEnquiry,
  day: string | null,
  author: string,
): Promise<void> {
  if (before.followUpOn === day) return;
  await change(trx, before.id, { follow_up_on: day, version: nextVersion });
  await recordEvent(trx, before.id, { kind: "follow-up", before: before.followUpOn, after: day, author });
}

async function change(db: Database, id: number, values: UpdateObject<Tables, "enquiries">): Promise<Changed> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set(values)
    .where("id", "=", id)
    .where("status", "<>", "trash")
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "done" : "missing";
}
