import type { Database } from "~/database/database.server";
import type { PrivacyAct } from "~/database/enquiry-tables";

/** A line of the log: what was done with how many enquiries, and nothing of the people. */
export interface LoggedAct {
  act: PrivacyAct;
  /** User name of the admin; "the site" where nobody asked for it. */
  author: string;
  /** Null where there were more than are counted. */
  enquiries: number | null;
}

/** Writes a line into the log; in a transaction it is written with that. */
export async function recordAct(db: Database, act: LoggedAct): Promise<void> {
  await db.insertInto("privacy_log").values(act).execute();
}

/** The newest lines of the log, at most so many, the newest first. */
export async function listActs(db: Database, most: number): Promise<(LoggedAct & { at: Date })[]> {
  return await db
    .selectFrom("privacy_log")
    .select(["act", "author", "enquiries", "at"])
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}
