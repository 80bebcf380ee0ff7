import { sql } from "kysely";
import { hasMigrated } from "./availability.server";
import { db, isDatabaseAway } from "./database.server";

/** Whether the migrations ran and the database answers now. */
export async function isReady(): Promise<boolean> {
  if (!hasMigrated()) return false;
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}
