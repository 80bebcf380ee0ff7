import type { Database } from "~/platform/database/database.server";
import type { PrivacyAct } from "./tables";

/** Contains no personal data. */
export interface PrivacyLogEntry {
  act: PrivacyAct;
  /** Username of the admin, or "the site" for automatic deletion. */
  author: string;
  enquiries: number | null;
}

export async function addToPrivacyLog(db: Database, entry: PrivacyLogEntry): Promise<void> {
  await db.insertInto("privacy_log").values(entry).execute();
}

export async function listPrivacyLog(
  db: Database,
  limit: number,
): Promise<(PrivacyLogEntry & { at: Date })[]> {
  return await db
    .selectFrom("privacy_log")
    .select(["act", "author", "enquiries", "at"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
