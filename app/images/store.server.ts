import { join } from "node:path";
import { findBucketFolder, openBucket } from "~/server/bucket.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { createDiskStore } from "./disk-store.server";
import { createS3Store } from "./s3-store.server";

/** Folder of the stored images when they are on disk. */
export const imageDirectory = join(config.dataDir, "images");

/** Folder of staged files, on the file system of the images. */
export const uploadDirectory = join(config.dataDir, "uploads-tmp");

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
