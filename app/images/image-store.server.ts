import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { db } from "~/database/database.server";
import { config } from "~/runtime/config.server";
import { syncPath } from "~/runtime/sync-path.server";
import { uploadDirectory } from "~/uploads/staged-file.server";
import { type Bucket, findBucketFolder, openBucket } from "./bucket.server";
import { findImageOfKey } from "./image-key";

/** Folder of the stored images when they are on disk. */
export const imageDirectory = join(config.dataDir, "images");

/** A stored file, opened. */
interface StoredFile {
  body: ReadableStream<Uint8Array>;
  /** In bytes. */
  size: number;
}

/** Stores the files of images by their keys (`image-key.ts`). Methods throw when the store is unavailable. */
export interface ImageStore {
  /** Stores a file whole or not at all; it has survived a power cut once this resolves. */
  put(key: string, data: Buffer): Promise<void>;
  /** Opens a file, or answers null when there is none. The caller reads or cancels the body. */
  open(key: string): Promise<StoredFile | null>;
  /** Deletes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Gives every stored file once, in no order. */
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
}

/** The image store of this site: the bucket of its settings, else the disk. */
export const imageStore: ImageStore = config.s3
  ? createS3Store(openBucket(config.s3), () => findBucketFolder(db))
  : createDiskStore(imageDirectory, uploadDirectory);

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
        // The reader of the body gets the error. Once it has cancelled, the error would be unhandled and end the process.
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

/** Where earlier versions put images, whatever the site. They are read there and never deleted. */
const earlierFolder = "images/";

/**
 * Stores images in a bucket.
 * @param findFolder gives the site's own folder in it, with a slash at its end; asked until it answers once
 */
export function createS3Store(bucket: Bucket, findFolder: () => Promise<string>): ImageStore {
  let found: string | null = null;
  const nameOf = async (key: string) => {
    found ??= await findFolder();
    return `${found}images/${key}`;
  };

  return {
    async put(key, data) {
      await bucket.put(await nameOf(key), data);
    },

    async open(key) {
      const answer = (await bucket.open(await nameOf(key))) ?? (await bucket.open(earlierFolder + key));
      if (!answer?.body) return null;
      const length = answer.headers.get("Content-Length");
      if (length !== null && !answer.headers.has("Content-Encoding"))
        return { body: answer.body, size: Number(length) };
      // A proxy before the bucket compresses: what was said of the size, if anything, is not that of the file.
      const file = await answer.blob();
      return { body: file.stream(), size: file.size };
    },

    async delete(key) {
      await bucket.delete(await nameOf(key));
    },

    async *list() {
      const folder = await nameOf("");
      for await (const { name, modifiedAt } of bucket.list(folder)) {
        const key = name.slice(folder.length);
        if (findImageOfKey(key)) yield { key, modifiedAt };
      }
    },
  };
}
