import type { Database } from "~/platform/database/database.server";

export type MailedEnquiry = Awaited<ReturnType<typeof readMailedEnquiries>>[number];

/** Oldest first. */
export async function readMailedEnquiries(db: Database, ids: readonly number[]) {
  return await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "email", "phone", "message", "details", "created_at"])
    .select(["town", "pieces", "like_kind", "like_id", "like_title", "privacy_notice"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
}
