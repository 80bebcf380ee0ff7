import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import { type HeldFile, MAX_ATTACHMENTS } from "./attachment";

/** A number for a form: who does not know it cannot reach the form's files. Only its hash is stored. */
export function makeFormNumber(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Keeps a file for a form, until the form is in order or a day has passed; the same bytes once.
 * Answers false when the form has all the files it may have.
 */
export async function holdFile(
  db: Database,
  form: string,
  { fileId, name, bytes }: { fileId: number; name: string; bytes: number },
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${hash(form)}))`.execute(trx);
    const held = await selectHeld(trx, form).select("file_id").execute();
    if (held.some(({ file_id }) => file_id === fileId)) return true;
    if (held.length >= MAX_ATTACHMENTS) return false;
    await trx
      .insertInto("enquiry_attachments")
      .values({ form_hash: hash(form), file_id: fileId, name, bytes })
      // One that was held for more than a day and is not yet cleared away.
      .onConflict((conflict) =>
        conflict.columns(["form_hash", "file_id"]).doUpdateSet({ created_at: sql`now()` }),
      )
      .execute();
    return true;
  });
}

/** The files that are kept for a form, in the order they came. */
export async function listHeldFiles(db: Database, form: string): Promise<HeldFile[]> {
  return await selectHeld(db, form)
    .innerJoin("attached_files", "attached_files.id", "file_id")
    .select(["enquiry_attachments.id", "name", "bytes", "thumbnail"])
    .orderBy("enquiry_attachments.id")
    .execute();
}

/** Lets go of files of a form; others are left alone. */
export async function releaseFiles(db: Database, form: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("enquiry_attachments")
    .where("form_hash", "=", hash(form))
    .where("id", "in", ids)
    .execute();
}

/**
 * Gives the files of a form to the enquiry it became, in the transaction that stores the enquiry. An enquiry that was there
 * before, because the form came twice, gets what it has not yet: the limit counts for each sending, so that nothing is lost.
 * @returns how many it got
 */
export async function attachFiles(trx: Database, form: string, enquiryId: number): Promise<number> {
  const present = await trx
    .selectFrom("enquiry_attachments")
    .select("file_id")
    .where("enquiry_id", "=", enquiryId)
    .execute();
  const held = await selectHeld(trx, form)
    .select(["enquiry_attachments.id", "file_id"])
    .orderBy("enquiry_attachments.id")
    .execute();
  const missing = held.filter((file) => !present.some(({ file_id }) => file_id === file.file_id));
  const attached = await attach(trx, form, { enquiryId, ids: missing.map(({ id }) => id) });
  await trx.deleteFrom("enquiry_attachments").where("form_hash", "=", hash(form)).execute();
  return attached;
}

async function attach(
  trx: Database,
  form: string,
  { enquiryId, ids }: { enquiryId: number; ids: number[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable("enquiry_attachments")
    .set({ enquiry_id: enquiryId, form_hash: null })
    .where("id", "in", ids)
    // Read again once a transaction that got hold of the same files has ended.
    .where("form_hash", "=", hash(form))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function selectHeld(db: Database, form: string) {
  return db
    .selectFrom("enquiry_attachments")
    .where("form_hash", "=", hash(form))
    .where("enquiry_attachments.created_at", ">", sql<Date>`now() - interval '24 hours'`);
}

function hash(form: string): string {
  return createHash("sha256").update(form).digest("hex");
}
