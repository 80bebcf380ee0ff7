import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { orNotFound, readQuery } from "~/platform/http/read-request";
import { thumbnailPreset } from "~/platform/images/encodings";
import {
  type AttachedType,
  createAttachedKey,
  getTypeOfAttachedKey,
  imageStore,
} from "~/platform/images/image-store.server";
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

export type StoredAttachment = Awaited<ReturnType<typeof listStoredAttachments>>[number];

/** `number` counts from 1. `thumbnail` is a `data:` URI, null for a PDF. `sourceKey` is the uploaded HEIC file. */
export async function listStoredAttachments(db: Database, enquiryId: number) {
  const rows = await db
    .selectFrom("enquiry_attachments")
    .innerJoin("attached_files", "attached_files.id", "file_id")
    .select(["name", "bytes", "thumbnail", "storage_key as key", "source_key as sourceKey"])
    .where("enquiry_id", "=", enquiryId)
    .orderBy("enquiry_attachments.id")
    .execute();
  return rows.map((row, index) => ({ ...row, number: index + 1, type: getTypeOfAttachedKey(row.key) }));
}

export type Attachment = Awaited<ReturnType<typeof listAttachments>>[number];

/** Omits the storage keys, for the browser. */
export async function listAttachments(db: Database, enquiryId: number) {
  const files = await listStoredAttachments(db, enquiryId);
  return files.map(({ key: _, sourceKey, ...file }) => ({ ...file, hasSource: sourceKey !== null }));
}

/** For untrusted files: no scripts, no subresources, no caching, no content sniffing. */
const untrustedHeaders = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "private, no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For a PDF embedded in the page. Without `sandbox`, which would block the browser's PDF viewer. */
const framedHeaders = {
  ...untrustedHeaders,
  "Content-Security-Policy":
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
};

/** These types open in the browser. A PDF is downloaded unless it is embedded. */
const inlineTypes: readonly AttachedType[] = ["image/jpeg", "image/png"];

const extensions: Record<AttachedType, string> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/heic": ".heic",
  "application/pdf": ".pdf",
};

/**
 * The caller checks that the request is from an admin. `?download` saves the HEIC original if there is one, else
 * the stored file; `?framed` embeds a PDF in the page.
 * @throws {Response} 404 when the stored file is missing
 */
export async function respondWithAttachment(
  request: Request,
  { key, sourceKey, name }: StoredAttachment,
): Promise<Response> {
  const query = readQuery(request);
  const isDownload = query.has("download");
  const requestedKey = (isDownload && sourceKey) || key;
  const type = getTypeOfAttachedKey(requestedKey);
  const isFramed = query.has("framed") && type === "application/pdf" && !isDownload;
  const file = orNotFound(await imageStore.open(requestedKey));
  if (request.method === "HEAD") await file.body.cancel();
  return new Response(request.method === "HEAD" ? null : file.body, {
    headers: {
      ...(isFramed ? framedHeaders : untrustedHeaders),
      "Content-Type": type,
      "Content-Length": String(file.size),
      "Content-Disposition": formatDisposition(
        isDownload || !(isFramed || inlineTypes.includes(type)),
        addExtension(name, type),
      ),
    },
  });
}

function addExtension(name: string, type: AttachedType): string {
  const extension = extensions[type];
  const hasExtension =
    name.toLowerCase().endsWith(extension) || (type === "image/jpeg" && /\.jpeg$/i.test(name));
  return hasExtension ? name : `${name.replace(/\.\w{1,5}$/, "")}${extension}`;
}

/** Includes an ASCII fallback of the name (RFC 6266). */
function formatDisposition(isDownload: boolean, name: string): string {
  const asciiName = name.replace(/[^\w .()-]/g, "_");
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `${isDownload ? "attachment" : "inline"}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}
