import { sql } from "kysely";
import { db, isDatabaseAway } from "./database.server";

let prepared = false;

/** Says that the tables, the first admin and the sample content are there; called once at start. */
export function markPrepared(): void {
  prepared = true;
}

/** Whether all that the first start makes is there, and the database answers now. */
export async function isReady(): Promise<boolean> {
  if (!prepared) return false;
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}
