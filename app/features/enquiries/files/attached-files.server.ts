import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { thumbnailPreset } from "~/platform/images/encodings";
import { type AttachedType, createAttachedKey, imageStore } from "~/platform/images/image-store.server";
import { makeOriginal } from "~/platform/images/make-images.server";
import { stripHeicMetadata } from "~/platform/images/shrink-photo";
import { convertHeic, readImageHeader } from "~/platform/images/staged-images.server";
import type { ReceivedFile } from "~/platform/uploads/receive-form.server";
import { isPdf, isWholePdf, readStart } from "~/platform/uploads/staged-file.server";
import { UploadRejected, uploadProblems } from "~/platform/uploads/upload-rules";
import { deleteExpiredStagedFiles } from "./staged-files.server";

interface PreparedFile {
  data: Buffer;
  type: AttachedType;
  /** A `data:` URI. */
  thumbnail: string | null;
  source: Buffer | null;
}

/**
 * Checks the file by its content and stores identical files once. Rotates photos upright and removes their
 * metadata. Do not call in a transaction. The caller disposes of `file`.
 * @param admitPixels called with the number of pixels before decoding; throws above the limit
 * @throws {UploadRejected} for unsupported or damaged files
 */
export async function storeAttachedFile(
  db: Database,
  file: ReceivedFile,
  admitPixels: (pixels: number) => Promise<void>,
): Promise<{ id: number }> {
  const storedFile = await extendLease(db, file.sha256);
  if (storedFile) return storedFile;
  const { data, type, thumbnail, source } = await prepareFile(file, admitPixels);
  const name = randomBytes(16).toString("hex");
  const key = createAttachedKey(name, type);
  const sourceKey = source && createAttachedKey(name, "image/heic");
  if (source && sourceKey) await imageStore.put(sourceKey, source);
  await imageStore.put(key, data);
  const row = await db
    .insertInto("attached_files")
    .values({ sha256: file.sha256, storage_key: key, source_key: sourceKey, thumbnail })
    .onConflict((conflict) => conflict.column("sha256").doUpdateSet({ created_at: sql`now()` }))
    .returning(["id", "storage_key"])
    .executeTakeFirstOrThrow();
  // Another request has stored the same bytes.
  if (row.storage_key !== key) await removeFiles({ storage_key: key, source_key: sourceKey });
  return { id: row.id };
}

/** Keeps a stored file until it is attached. Returns undefined if these bytes are not stored. */
function extendLease(db: Database, sha256: string): Promise<{ id: number } | undefined> {
  return db
    .updateTable("attached_files")
    .set({ created_at: sql`now()` })
    .where("sha256", "=", sha256)
    .returning("id")
    .executeTakeFirst();
}

async function prepareFile(
  { path, contentType }: ReceivedFile,
  admitPixels: (pixels: number) => Promise<void>,
): Promise<PreparedFile> {
  if (isPdf(await readStart(path))) {
    if (!(await isWholePdf(path))) throw new UploadRejected(uploadProblems.damaged);
    return { data: await readFile(path), type: "application/pdf", thumbnail: null, source: null };
  }
  const { format, width, height } = await readImageHeader(path, contentType);
  if (format.name === "gif") throw new UploadRejected(uploadProblems.unsupportedFile);
  await admitPixels(width * height);
  if (format.name !== "heic") {
    const { data, type, thumbnail } = await makeOriginal(path, { thumbnail: thumbnailPreset });
    return { data, type, thumbnail, source: null };
  }
  const convertedPath = `${path}-converted`;
  try {
    await convertHeic(path, convertedPath);
    const { data, type, thumbnail } = await makeOriginal(convertedPath, { thumbnail: thumbnailPreset });
    return { data, type, thumbnail, source: stripHeicMetadata(await readFile(path)) };
  } finally {
    await rm(convertedPath, { force: true });
  }
}

async function removeFiles(file: { storage_key: string; source_key: string | null }): Promise<void> {
  await imageStore.delete(file.storage_key);
  if (file.source_key) await imageStore.delete(file.source_key);
}

/** Returns the number of deleted files. Do not call in a transaction, because a rollback would not restore them. */
export async function collectOrphanedAttachments(db: Database): Promise<number> {
  await deleteExpiredStagedFiles(db);
  const removedFiles = await db
    .deleteFrom("attached_files")
    // Until its lease expires, a form may still attach the file.
    .where("created_at", "<", sql<Date>`now() - interval '1 hour'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("enquiry_attachments").select("id").whereRef("file_id", "=", "attached_files.id")),
      ),
    )
    .returning(["storage_key", "source_key"])
    .execute();
  for (const file of removedFiles) await removeFiles(file);
  return removedFiles.length;
}
