import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "~/database/database.server";
import { syncPath } from "~/runtime/sync-path.server";

/** Stored beside the backups. A restore reads it, because backups are older. */
export const erasedList = "erased.txt";

export interface ErasedOrigin {
  originId: string;
  /** True for the enquiry that an admin erased. All with its phone or email were erased, too. */
  isRequest: boolean;
}

const line = z.templateLiteral([z.uuid(), z.enum(["", " request"])]);

/** An empty file means that nothing was erased. */
export async function writeErasedList(db: Database, folder: string): Promise<void> {
  const rows = await db.selectFrom("erased_origins").selectAll().orderBy("origin_id").execute();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Several processes may write at once. The nightly backup removes unfinished files.
  const draft = join(folder, `${erasedList}.${randomUUID()}.unfinished`);
  const lines = rows.map((row) => `${row.origin_id}${row.is_request ? " request" : ""}\n`).join("");
  await writeFile(draft, lines, { mode: 0o600, flush: true });
  await rename(draft, join(folder, erasedList));
  await syncPath(folder);
}

/** Returns null without a list; throws when the file is malformed. */
export async function readErasedList(folder: string): Promise<ErasedOrigin[] | null> {
  const text = await readFile(join(folder, erasedList), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
  if (text === null) return null;
  const { data } = z.array(line).safeParse(text.split("\n").filter(Boolean));
  if (!data) throw new Error(`${join(folder, erasedList)} is no list of what was erased.`);
  return data.map((entry) => {
    const [originId = "", mark] = entry.split(" ");
    return { originId, isRequest: mark === "request" };
  });
}
