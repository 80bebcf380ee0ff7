import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { type Actor, type ChangeResult, lockEnquiry, nextVersion } from "./change-enquiry.server";
import { recordEvent } from "./enquiry-history.server";
import type { EnquiryStatus } from "./tables";

/** No emails are sent about enquiries in the trash. The same content sent again is a new enquiry. */
export async function deleteEnquiry(db: Database, id: number, actor: Actor): Promise<ChangeResult> {
  return await db.transaction().execute((trx) => moveToTrash(trx, id, actor));
}

/** Requires a transaction. */
export async function moveToTrash(trx: Database, id: number, actor: Actor): Promise<ChangeResult> {
  const enquiry = await lockEnquiry(trx, id);
  if (!enquiry) return "missing";
  await trx
    .updateTable("enquiries")
    .set({
      status: "trash",
      status_before: enquiry.status,
      deleted_at: new Date(),
      fingerprint: null,
      version: nextVersion,
    })
    .where("id", "=", id)
    .execute();
  await recordEvent(trx, id, { kind: "status", before: enquiry.status, after: "trash", ...actor });
  return "done";
}

/** Restores the status before the deletion. Idempotent. */
export async function restoreEnquiry(db: Database, id: number, { author }: Actor): Promise<ChangeResult> {
  return await db.transaction().execute(async (trx) => {
    if (await restoreFromTrash(trx, id, author)) return "done";
    const row = await trx.selectFrom("enquiries").select("id").where("id", "=", id).executeTakeFirst();
    return row ? "done" : "missing";
  });
}

/** Requires a transaction. Returns the restored status, or null if the enquiry is not in the trash. */
export async function restoreFromTrash(
  trx: Database,
  id: number,
  author: string | null,
): Promise<EnquiryStatus | null> {
  const row = await trx
    .updateTable("enquiries")
    .set({ status: sql`status_before`, status_before: null, deleted_at: null, version: nextVersion })
    .where("id", "=", id)
    .where("status", "=", "trash")
    .returning("status")
    .executeTakeFirst();
  if (!row) return null;
  await recordEvent(trx, id, { kind: "status", before: "trash", after: row.status, author });
  return row.status;
}
