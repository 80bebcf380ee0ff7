import { lockAnyEnquiry } from "~/features/enquiries/change-enquiry.server";
import { recordEvent } from "~/features/enquiries/enquiry-history.server";
import type { Database } from "~/platform/database/database.server";
import { lockQuotation } from "./quotations.server";

/** Moves a draft to the trash. A quotation that was ever sent is a record and stays. */
export async function deleteDraft(
  db: Database,
  id: number,
  author: string,
): Promise<"done" | "missing" | "sent"> {
  return await db.transaction().execute(async (trx) => {
    const row = await lockQuotation(trx, id);
    if (!row) return "missing";
    if (row.number !== null) return "sent";
    await trx.updateTable("quotations").set({ deleted_at: new Date() }).where("id", "=", id).execute();
    await recordEvent(trx, row.enquiry.id, { kind: "quotation", before: "draft deleted", author });
    return "done";
  });
}

/** Also returns "done" if the draft was not in the trash. */
export async function restoreQuotation(
  db: Database,
  id: number,
  author: string,
): Promise<"done" | "missing"> {
  return await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("quotations")
      .select(["enquiry_id", "deleted_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row?.enquiry_id) return "missing";
    await lockAnyEnquiry(trx, row.enquiry_id);
    const restored = await trx
      .updateTable("quotations")
      .set({ deleted_at: null })
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirst();
    if (restored.numUpdatedRows > 0n)
      await recordEvent(trx, row.enquiry_id, { kind: "quotation", before: "draft restored", author });
    return "done";
  });
}
