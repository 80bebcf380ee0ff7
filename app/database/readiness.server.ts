import { access, constants } from "node:fs/promises";
import { sql } from "kysely";
import { isDatabaseAway } from "~/runtime/away.server";
import { config } from "~/runtime/config.server";
import { limitTime } from "~/runtime/time-limit.server";
import { db } from "./database.server";

let prepared = false;

/** Called once at start, when tables, admin and samples exist. */
export function markPrepared(): void {
  prepared = true;
}

/** Timeout of the answer, in milliseconds: a proxy or a process manager does not wait longer for it. */
const timeoutMs = 800;

/** Whether all that the first start makes is there, and the database answers now and takes writes: within a second, else not. */
export async function isReady(): Promise<boolean> {
  if (!prepared) return false;
  return await limitTime(answers(), timeoutMs, () => false);
}

async function answers(): Promise<boolean> {
  try {
    const { rows } = await sql<{ isReadOnly: boolean }>`
      select current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(db);
    if (rows[0]?.isReadOnly) return false;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
  // The embedded database answers from memory for a while when its disk has become read-only.
  return config.databaseUrl !== null || (await isWritable(config.dataDir));
}

async function isWritable(folder: string): Promise<boolean> {
  return await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
