import type { Database } from "~/server/db/database.server";
import { type Actor, deleteEnquiry, restoreEnquiry, setStatus } from "./change-enquiry.server";
import type { MailRecipients } from "./enquiry-mails.server";
import type { EnquiryStatus } from "./statuses";

/** What is done to several enquiries at once: a status, or the trash. */
export type BatchChange = Exclude<EnquiryStatus, "quarantine">;

/**
 * Sets the status of several enquiries, or moves them to the trash. What was deleted in the meantime is passed over.
 * @returns the number of enquiries it was done to
 */
export async function changeMany(
  db: Database,
  ids: readonly number[],
  change: BatchChange,
  mail: MailRecipients,
  actor: Required<Actor>,
): Promise<number> {
  let count = 0;
  for (const id of ids) {
    const result =
      change === "trash" ? await deleteEnquiry(db, id, actor) : await setStatus(db, id, change, mail, actor);
    if (result !== "missing") count += 1;
  }
  return count;
}

/**
 * Takes back what was done to several enquiries at once, except where somebody has changed the status since. Taking it back
 * twice is no error.
 * @returns the number of enquiries that have their earlier status again
 */
export async function undoBatch(
  db: Database,
  batch: string,
  mail: MailRecipients,
  author: string,
): Promise<number> {
  const steps = await db
    .selectFrom("enquiry_events")
    .innerJoin("enquiries", "enquiries.id", "enquiry_id")
    .select(["enquiry_id as id", "before", "after"])
    .where("batch", "=", batch)
    .where("enquiry_events.kind", "=", "status")
    .whereRef("enquiries.status", "=", "after")
    .$narrowType<{ before: EnquiryStatus; after: EnquiryStatus }>()
    .execute();
  for (const { id, before, after } of steps) {
    if (after === "trash") await restoreEnquiry(db, id, { author });
    else await setStatus(db, id, before, mail, { author });
  }
  return steps.length;
}
