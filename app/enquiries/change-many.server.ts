import type { Database } from "~/server/db/database.server";
import { type Actor, setStatus } from "./change-enquiry.server";
import type { MailRecipients } from "./enquiry-mails.server";
import type { EnquiryStatus } from "./statuses";
import { moveToTrash, takeFromTrash } from "./trash.server";

/** What is done to several enquiries at once: a status, or the trash. */
export type BatchChange = Exclude<EnquiryStatus, "quarantine">;

/**
 * Sets the status of several enquiries, or moves them to the trash: all of them or, where that fails, none. What was deleted in the
 * meantime is passed over.
 * @returns the number of enquiries it was done to
 */
export async function changeMany(
  db: Database,
  ids: readonly number[],
  change: BatchChange,
  mail: MailRecipients,
  actor: Required<Actor>,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    let count = 0;
    // In one order, so that two such changes at once do not wait for each other.
    for (const id of [...ids].sort((one, other) => one - other)) {
      const result =
        change === "trash"
          ? await moveToTrash(trx, id, actor)
          : await setStatus(trx, id, change, mail, actor);
      if (result !== "missing") count += 1;
    }
    return count;
  });
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
  return await db.transaction().execute(async (trx) => {
    const steps = await trx
      .selectFrom("enquiry_events")
      .innerJoin("enquiries", "enquiries.id", "enquiry_id")
      .select(["enquiry_id as id", "before", "after"])
      .where("batch", "=", batch)
      .where("enquiry_events.kind", "=", "status")
      .whereRef("enquiries.status", "=", "after")
      .orderBy("enquiry_id")
      .forUpdate("enquiries")
      .$narrowType<{ before: EnquiryStatus; after: EnquiryStatus }>()
      .execute();
    for (const { id, before, after } of steps) {
      if (after === "trash") await takeFromTrash(trx, id, author);
      else await setStatus(trx, id, before, mail, { author });
    }
    return steps.length;
  });
}
