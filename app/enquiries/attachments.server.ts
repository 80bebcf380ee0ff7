import { type AttachedType, getTypeOfAttached } from "~/images/image-key";
import { imageStore } from "~/images/store.server";
import type { Database } from "~/server/db/database.server";
import { paceBody } from "~/server/paced-body.server";

/** A file that came with a quote request, as the admin sees it. */
export interface Attachment {
  /** From 1, in the order they came. */
  number: number;
  name: string;
  /** Of the file as it came. */
  bytes: number;
  /** A `data:` URI; null for a PDF. */
  thumbnail: string | null;
  /** Of what is opened: a photograph is a JPEG or PNG, whatever it came as. */
  type: AttachedType;
  /** Whether the file is there as it came, too. */
  hasSource: boolean;
}

/** Where an attachment lies. */
export interface StoredAttachment extends Attachment {
  key: string;
  sourceKey: string | null;
}

/** The files of an enquiry. */
export async function listAttachments(db: Database, enquiryId: number): Promise<Attachment[]> {
  const files = await listStored(db, enquiryId);
  return files.map(({ key: _, sourceKey: __, ...file }) => file);
}

/** One file of an enquiry, or null when there is none of that number. */
export async function findAttachment(
  db: Database,
  enquiryId: number,
  number: number,
): Promise<StoredAttachment | null> {
  const files = await listStored(db, enquiryId);
  return files.find((file) => file.number === number) ?? null;
}

/** What the files of an enquiry are called. */
export async function listAttachmentNames(db: Database, enquiryId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiry_attachments")
    .select("name")
    .where("enquiry_id", "=", enquiryId)
    .orderBy("id")
    .execute();
  return rows.map(({ name }) => name);
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

/** A file from a stranger: nothing in it may run, load or be kept, and it may speak for no other type than its own. */
const careful = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "private, no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Browsers show these themselves; a PDF is shown by a viewer that a sandbox stops, so it is saved. */
const shown: readonly AttachedType[] = ["image/jpeg", "image/png"];

const endings: Record<AttachedType, string> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/heic": ".heic",
  "application/pdf": ".pdf",
};

/** Answers with a file of an enquiry, for the admin alone; `?download` in the address saves it, as it came if that is kept. */
export async function answerWithAttachment(
  request: Request,
  { key, sourceKey, name }: StoredAttachment,
): Promise<Response> {
  const isDownload = new URL(request.url).searchParams.has("download");
  const wanted = (isDownload && sourceKey) || key;
  const type = getTypeOfAttached(wanted);
  const file = await imageStore.open(wanted);
  if (!file) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  if (request.method === "HEAD") await file.body.cancel();
  return new Response(request.method === "HEAD" ? null : paceBody(file.body), {
    headers: {
      ...careful,
      "Content-Type": type,
      "Content-Length": String(file.size),
      "Content-Disposition": disposition(isDownload || !shown.includes(type), nameAs(name, type)),
    },
  });
}

/** The name with the ending of what the file is now. */
function nameAs(name: string, type: AttachedType): string {
  const ending = endings[type];
  const isRight = name.toLowerCase().endsWith(ending) || (type === "image/jpeg" && /\.jpeg$/i.test(name));
  return isRight ? name : `${name.replace(/\.\w{1,5}$/, "")}${ending}`;
}

/** In letters that a header may hold, and in full (RFC 6266). */
function disposition(isSaved: boolean, name: string): string {
  const plain = name.replace(/[^\w .()-]/g, "_");
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `${isSaved ? "attachment" : "inline"}; filename="${plain}"; filename*=UTF-8''${full}`;
}
