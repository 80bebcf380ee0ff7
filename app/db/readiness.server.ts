import { sql } from "kysely";
import { db } from "./database.server";

let migrated = false;

/** Says that the tables are up to date; called once at start. */
export function markMigrated(): void {
  migrated = true;
}

/** Whether the migrations ran and the database answers now. */
export async function isReady(): Promise<boolean> {
  if (!migrated) return false;
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
