import type { Database } from "~/platform/database/database.server";
import { orNotFound, readQuery } from "~/platform/http/read-request";
import { type AttachedType, getTypeOfAttachedKey, imageStore } from "~/platform/images/image-store.server";

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
