import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { uploadDirectory } from "./directories.server";
import { findImageOfKey } from "./image-key";
import { imageStore } from "./store.server";

/** Younger files may belong to work that is under way. */
const graceMs = 60 * 60 * 1000;

/**
 * Removes what a process that was killed has left behind: stored files of no image and no enquiry, and unfinished uploads. When
 * most files are of that kind, the settings name another database than the one these files belong to: then they are left alone.
 */
export async function sweepLeftovers(db: Database): Promise<void> {
  const rows = await db
    .selectFrom("images")
    .select("storage_key")
    .unionAll(db.selectFrom("attached_files").select("storage_key"))
    .execute();
  const images = new Set(rows.map((row) => findImageOfKey(row.storage_key)));
  const isOld = (modifiedAt: Date) => modifiedAt.getTime() < Date.now() - graceMs;
  const leftovers: string[] = [];
  let files = 0;
  for await (const { key, modifiedAt } of imageStore.list()) {
    files += 1;
    if (isOld(modifiedAt) && !images.has(findImageOfKey(key))) leftovers.push(key);
  }
  if (leftovers.length > files / 2) {
    logger.warn(
      { files, leftovers: leftovers.length },
      "most stored files belong to nothing in this database, and are left alone: is it the right one?",
    );
  } else for (const key of leftovers) await imageStore.delete(key);
  for (const name of await readdir(uploadDirectory).catch(() => [])) {
    const path = join(uploadDirectory, name);
    const found = await stat(path).catch(() => null);
    if (found && isOld(found.mtime)) await rm(path, { force: true });
  }
}
