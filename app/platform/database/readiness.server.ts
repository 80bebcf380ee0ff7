import { access, constants } from "node:fs/promises";
import { sql } from "kysely";
import { config } from "~/platform/runtime/config.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { withTimeout } from "~/platform/runtime/tasks.server";
import { db } from "./database.server";

let isPrepared = false;

/** Call once, when tables, admin and samples exist. */
export function markReady(): void {
  isPrepared = true;
}

/** Proxies and process managers do not wait longer. */
const timeoutMs = 800;

/** Returns true when the start has finished and the database accepts writes. */
export async function isReady(): Promise<boolean> {
  if (!isPrepared) return false;
  return await withTimeout(canWrite(), timeoutMs, () => false);
}

async function canWrite(): Promise<boolean> {
  try {
    const { rows } = await sql<{ isReadOnly: boolean }>`
      select current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(db);
    if (rows[0]?.isReadOnly) return false;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
  // The embedded database answers from memory for a while after its disk becomes read-only.
  return config.databaseUrl !== null || (await isWritable(config.dataDir));
}

async function isWritable(folder: string): Promise<boolean> {
  return await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
