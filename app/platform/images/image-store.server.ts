import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { z } from "zod";
import { db } from "~/platform/database/database.server";
import { config } from "~/platform/runtime/config.server";
import { syncPath } from "~/platform/runtime/data-folder.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { type Bucket, findBucketFolder, openBucket } from "./bucket.server";

const imageMimes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;

export type StoredType = (typeof imageMimes)[keyof typeof imageMimes];

const imagePattern = /^([0-9a-f]{32})-(?:original|[1-9]\d{0,3})\.(avif|webp|jpg|png)$/;

/** Image id and variant, for example `0123…ef-1280.avif`. The file under a key never changes. A key cannot contain a path. */
export const imageKeySchema = z.string().regex(imagePattern);

const attachedMimes = {
  jpg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
  pdf: "application/pdf",
} as const;

export type AttachedType = (typeof attachedMimes)[keyof typeof attachedMimes];

/** Files of enquiries have a separate key format, so that no public URL serves them. */
const attachedPattern = /^([0-9a-f]{32})-attached\.(jpg|png|heic|pdf)$/;

export function createAttachedKey(image: string, type: AttachedType): string {
  return `${image}-attached.${findExtension(attachedMimes, type)}`;
}

export function getTypeOfAttachedKey(key: string): AttachedType {
  return getMime(attachedMimes, attachedPattern.exec(key));
}

export function createImageKey(image: string, width: number | "original", type: StoredType): string {
  return imageKeySchema.parse(`${image}-${width}.${findExtension(imageMimes, type)}`);
}

export function getTypeOfKey(key: string): StoredType {
  return getMime(imageMimes, imagePattern.exec(key));
}

function findExtension(types: Record<string, string>, mime: string): string | undefined {
  return Object.keys(types).find((extension) => types[extension] === mime);
}

function getMime<Types extends object>(types: Types, key: RegExpExecArray | null): Types[keyof Types] {
  if (!key) throw new TypeError("Not the key of a stored file");
  return types[key[2] as keyof Types];
}

/** The first part depends on what the document shows, the second is the id of the quotation's version. */
const documentPattern = /^[0-9a-f]{32}-quotation-([1-9]\d{0,9})\.pdf$/;

/** A cached PDF. It is made again when missing, and no public URL serves it. */
export function createDocumentKey(hash: string, versionId: number): string {
  return `${hash.slice(0, 32)}-quotation-${versionId}.pdf`;
}

/** Returns null for other keys. */
export function parseDocumentVersion(key: string): number | null {
  const id = documentPattern.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** All files of an image share its id. Returns null for an invalid key. */
export function parseImageId(key: string): string | null {
  return (imagePattern.exec(key) ?? attachedPattern.exec(key))?.[1] ?? null;
}

export const imageDirectory = join(config.dataDir, "images");

interface StoredFile {
  body: ReadableStream<Uint8Array>;
  size: number;
}

/** Methods throw when the store is unavailable. */
export interface ImageStore {
  /** Writes atomically. After the promise resolves, the file survives a power cut. */
  put(key: string, data: Buffer | Readable): Promise<void>;
  /** Returns null for a missing file. The caller reads or cancels the body. */
  open(key: string): Promise<StoredFile | null>;
  /** Also succeeds for a missing file. */
  delete(key: string): Promise<void>;
  list(): AsyncIterable<{ key: string; bytes: number; modifiedAt: Date }>;
}

export const imageStore: ImageStore = config.s3
  ? createS3Store(openBucket(config.s3), () => findBucketFolder(db))
  : createDiskStore(imageDirectory, uploadDirectory);

/** Names folders after the first two characters of the key. `stagingDirectory` must be on the same file system. */
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
      // Directory entries survive a power cut only after their folders are synced.
      await syncPath(getFolder(key));
      await syncPath(directory);
    },

    async open(key) {
      const file = await open(getPath(key)).catch(returnNullIfMissing);
      if (!file) return null;
      try {
        const { size } = await file.stat();
        const stream = file.createReadStream();
        // The body's reader receives errors. After a cancellation, an error would be unhandled and end the process.
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
      for (const folder of (await readdir(directory).catch(returnNullIfMissing)) ?? []) {
        for (const key of await readdir(join(directory, folder))) {
          const stats = isStoredKey(key) && (await stat(getPath(key)).catch(returnNullIfMissing));
          if (stats) yield { key, bytes: stats.size, modifiedAt: stats.mtime };
        }
      }
    },
  };
}

function isStoredKey(key: string): boolean {
  return parseImageId(key) !== null || parseDocumentVersion(key) !== null;
}

async function writeDurably(path: string, data: Buffer | Readable): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await writeFile(file, data);
    await file.sync();
  } finally {
    await file.close();
  }
}

function returnNullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Folder in which earlier versions stored the images of all sites. This version only reads it. */
const legacyFolder = "images/";

/** `findFolder` returns the site's own folder with a trailing slash. It is called again until it succeeds once. */
export function createS3Store(bucket: Bucket, findFolder: () => Promise<string>): ImageStore {
  let folder: string | null = null;
  const getName = async (key: string) => {
    folder ??= await findFolder();
    return `${folder}images/${key}`;
  };

  return {
    async put(key, data) {
      // The signature covers the content.
      await bucket.put(await getName(key), Buffer.isBuffer(data) ? data : await buffer(data));
    },

    async open(key) {
      const response = (await bucket.open(await getName(key))) ?? (await bucket.open(legacyFolder + key));
      if (!response?.body) return null;
      const length = response.headers.get("Content-Length");
      if (length !== null && !response.headers.has("Content-Encoding"))
        return { body: response.body, size: Number(length) };
      // A proxy has compressed the response, so Content-Length, if present, is not the file's size.
      const file = await response.blob();
      return { body: file.stream(), size: file.size };
    },

    async delete(key) {
      await bucket.delete(await getName(key));
    },

    async *list() {
      const prefix = await getName("");
      for await (const { name, ...file } of bucket.list(prefix)) {
        const key = name.slice(prefix.length);
        if (isStoredKey(key)) yield { key, ...file };
      }
    },
  };
}
