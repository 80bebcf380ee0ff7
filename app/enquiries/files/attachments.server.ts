import type { Database } from "~/database/database.server";
import { orNotFound, readQuery } from "~/http/read-request";
import { type AttachedType, getTypeOfAttached } from "~/images/image-key";
import { imageStore } from "~/images/image-store.server";

export interface Attachment {
  /** Position in the enquiry, from 1. */
  number: number;
  name: string;
  bytes: number;
  /** A `data:` URI; null for a PDF. */
  thumbnail: string | null;
  /** Of the stored file: a photograph is JPEG or PNG. */
  type: AttachedType;
  /** Whether the uploaded HEIC file is stored as well. */
  hasSource: boolean;
}

export interface StoredAttachment extends Attachment {
  key: string;
  sourceKey: string | null;
}

export async function listAttachments(db: Database, enquiryId: number): Promise<Attachment[]> {
  const files = await listStored(db, enquiryId);
  return files.map(({ key: _, sourceKey: __, ...file }) => file);
}

export async function findAttachment(
  db: Database,
  enquiryId: number,
  number: number,
): Promise<StoredAttachment | null> {
  const files = await listStored(db, enquiryId);
  return files.find((file) => file.number === number) ?? null;
}

export interface MailedFile {
  name: string;
  key: string;
}

/** Lists files of every type, so that no email has to wait for one. */
export async function listMailedFiles(db: Database, enquiryId: number): Promise<MailedFile[]> {
  return await db
    .selectFrom("enquiry_attachments")
    .innerJoin("attached_files", "attached_files.id", "file_id")
    .select(["name", "storage_key as key"])
    .where("enquiry_id", "=", enquiryId)
    .orderBy("enquiry_attachments.id")
    .execute();
}

async function listStored(db: Database, enquiryId: number): Promise<StoredAttachment[]> {
  const rows = await db
    .selectFrom("enquiry_attachments")
    .innerJoin("attached_files", "attached_files.id", "file_id")
    .select(["name", "bytes", "thumbnail", "storage_key", "source_key"])
    .where("enquiry_id", "=", enquiryId)
    .orderBy("enquiry_attachments.id")
    .execute();
  return rows.map(({ storage_key, source_key, ...row }, index) => ({
    ...row,
    number: index + 1,
    type: getTypeOfAttached(storage_key),
    hasSource: source_key !== null,
    key: storage_key,
    sourceKey: source_key,
  }));
}

/** For untrusted files: no scripts, no loading, no caching, no content sniffing. */
const careful = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "private, no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For a PDF within its enquiry's page: the browser's own isolated viewer does not start in a sandbox. */
const framed = {
  ...careful,
  "Content-Security-Policy":
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "X-Frame-Options": "SAMEORIGIN",
};

/** These types open in the browser. A PDF is downloaded, unless its enquiry's page embeds it. */
const shown: readonly AttachedType[] = ["image/jpeg", "image/png"];

const endings: Record<AttachedType, string> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/heic": ".heic",
  "application/pdf": ".pdf",
};

/**
 * The caller has checked that an admin asks. `?download` saves the file, in its uploaded form if stored;
 * `?framed` shows a PDF within the page.
 * @throws {Response} 404 when the stored file is missing
 */
export async function answerWithAttachment(
  request: Request,
  { key, sourceKey, name }: StoredAttachment,
): Promise<Response> {
  const query = readQuery(request);
  const isDownload = query.has("download");
  const wanted = (isDownload && sourceKey) || key;
  const type = getTypeOfAttached(wanted);
  const isFramed = query.has("framed") && type === "application/pdf" && !isDownload;
  const file = orNotFound(await imageStore.open(wanted));
  if (request.method === "HEAD") await file.body.cancel();
  return new Response(request.method === "HEAD" ? null : file.body, {
    headers: {
      ...(isFramed ? framed : careful),
      "Content-Type": type,
      "Content-Length": String(file.size),
      "Content-Disposition": disposition(
        isDownload || !(isFramed || shown.includes(type)),
        withExtension(name, type),
      ),
    },
  });
}

function withExtension(name: string, type: AttachedType): string {
  const ending = endings[type];
  const isRight = name.toLowerCase().endsWith(ending) || (type === "image/jpeg" && /\.jpeg$/i.test(name));
  return isRight ? name : `${name.replace(/\.\w{1,5}$/, "")}${ending}`;
}

/** Names the file in ASCII and in full (RFC 6266). */
function disposition(isSaved: boolean, name: string): string {
  const plain = name.replace(/[^\w .()-]/g, "_");
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `${isSaved ? "attachment" : "inline"}; filename="${plain}"; filename*=UTF-8''${full}`;
}
