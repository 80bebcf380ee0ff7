import { type AttachedType, getTypeOfAttached } from "~/images/image-key";
import type { Database } from "~/server/db/database.server";

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
