import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "~/platform/database/database.server";
import { syncPath } from "~/platform/runtime/data-folder.server";

/** Stored next to the backups. A restore reads it to erase the data again. */
export const ERASED_LIST_FILE = "erased.txt";

export interface ErasedOrigin {
  originId: string;
  /** True for the enquiry that an admin chose to erase; all others with its phone or email were erased as well. */
  isRequest: boolean;
}

const lineSchema = z.templateLiteral([z.uuid(), z.enum(["", " request"])]);

/** Writes an empty file if nothing was erased. */
export async function writeErasedList(db: Database, folder: string): Promise<void> {
  const rows = await db.selectFrom("erased_origins").selectAll().orderBy("origin_id").execute();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Several processes may write at the same time, so each uses its own temporary file. The nightly backup removes unfinished files.
  const temporaryFile = join(folder, `${ERASED_LIST_FILE}.${randomUUID()}.unfinished`);
  const lines = rows.map((row) => `${row.origin_id}${row.is_request ? " request" : ""}\n`).join("");
  await writeFile(temporaryFile, lines, { mode: 0o600, flush: true });
  await rename(temporaryFile, join(folder, ERASED_LIST_FILE));
  await syncPath(folder);
}

/** Returns null if there is no list. @throws when the file is malformed */
export async function readErasedList(folder: string): Promise<ErasedOrigin[] | null> {
  const text = await readFile(join(folder, ERASED_LIST_FILE), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
      throw error;
    },
  );
  if (text === null) return null;
  const { data } = z.array(lineSchema).safeParse(text.split("\n").filter(Boolean));
  if (!data) throw new Error(`${join(folder, ERASED_LIST_FILE)} is not a valid list of erased data.`);
  return data.map((entry) => {
    const [originId = "", mark] = entry.split(" ");
    return { originId, isRequest: mark === "request" };
  });
}
