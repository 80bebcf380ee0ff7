import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "~/database/database.server";
import { syncPath } from "~/runtime/sync-path.server";

/** Stands beside the backups, whose restoring reads it: they are older than it. */
export const erasedList = "erased.txt";

const origins = z.array(z.uuid());

/** Writes the list of what was erased so far into a folder. An empty file says that nothing was. */
export async function writeErasedList(db: Database, folder: string): Promise<void> {
  const rows = await db.selectFrom("erased_origins").select("origin_id").orderBy("origin_id").execute();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Several may be at it. What is interrupted goes with the next nightly backup.
  const draft = join(folder, `${erasedList}.${randomUUID()}.unfinished`);
  const lines = rows.map(({ origin_id }) => `${origin_id}\n`).join("");
  await writeFile(draft, lines, { mode: 0o600, flush: true });
  await rename(draft, join(folder, erasedList));
  await syncPath(folder);
}

/**
 * What the list in a folder names.
 * @returns null when there is none
 * @throws when it is no such list
 */
export async function readErasedList(folder: string): Promise<string[] | null> {
  const text = await readFile(join(folder, erasedList), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
  if (text === null) return null;
  const { data } = origins.safeParse(text.split("\n").filter(Boolean));
  if (!data) throw new Error(`${join(folder, erasedList)} is no list of what was erased.`);
  return data;
}
