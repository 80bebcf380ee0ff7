import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { syncPath } from "~/server/sync-path.server";
import { findImageOfKey } from "./image-key";
import type { ImageStore } from "./store.server";

/**
 * Stores images in files below `directory`, in folders by the first two characters of their keys.
 * `stagingDirectory` is where files are written before they appear under their keys; on the same file system.
 */
export function createDiskStore(directory: string, stagingDirectory: string): ImageStore {
  const getFolder = (key: string) => join(directory, key.slice(0, 2));
  const getPath = (key: string) => join(getFolder(key), key);

  return {
    async put(key, data) {
      const staged = join(stagingDirectory, randomUUID());
      await mkdir(stagingDirectory, { recursive: true, mode: 0o700 });
      await mkdir(getFolder(key), { recursive: true, mode: 0o700 });
      try {
        await writeDurably(staged, data);
        await rename(staged, getPath(key));
      } catch (error) {
        await rm(staged, { force: true });
        throw error;
      }
      // The new folder's entry, and the file's, are on the disk only once their folders are.
      await syncPath(getFolder(key));
      await syncPath(directory);
    },

    async open(key) {
      const file = await open(getPath(key)).catch(orMissing);
      if (!file) return null;
      try {
        const { size } = await file.stat();
        const stream = file.createReadStream();
        // Whoever reads the body is told. When he gives it up himself, nobody else would hear of it, which ends a process.
        stream.on("error", () => undefined);
        return { body: createReadableStreamFromReadable(stream), size };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async delete(key) {
      await rm(getPath(key), { force: true });
    },

    async *list() {
      for (const folder of (await readdir(directory).catch(orMissing)) ?? []) {
        for (const key of await readdir(join(directory, folder))) {
          const found = findImageOfKey(key) && (await stat(getPath(key)).catch(orMissing));
          if (found) yield { key, modifiedAt: found.mtime };
        }
      }
    },
  };
}

async function writeDurably(path: string, data: Buffer): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

function orMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
