import type { Database } from "~/server/db/database.server";
import type { EnquiryStatus } from "./statuses";

/** How many enquiries there are, or how many of one status (`new` until somebody has dealt with them). */
export async function countEnquiries(db: Database, status?: EnquiryStatus): Promise<number> {
  const { count } = await db
    .selectFrom("enquiries")
    .select((query) => query.fn.countAll().as("count"))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "new"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
