import { sql } from "kysely";
import { acquireAdvisoryLock, type Database, db } from "~/platform/database/database.server";
import { type AttemptLimit, countAttempt } from "~/platform/http/rate-limit.server";
import { readClientAddress, readClientNetwork } from "~/platform/http/request.server";
import { chooseFailureStatus } from "~/platform/runtime/failure.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { DAY_MS, HOUR_MS } from "~/platform/time/time";
import type { Visitor } from "~/platform/uploads/staged-file.server";
import { createStorageRejection } from "~/platform/uploads/staged-file.server";
import {
  MAX_ATTACHMENTS,
  maxFileBytes,
  UploadRejected,
  uploadProblems,
} from "~/platform/uploads/upload-rules";

/** Limits for all forms together and for one network. Staged files expire after a day. */
const maxStagedBytes = { all: 2_000_000_000, network: 200_000_000 };

/** Each address may use 200 units per hour: 2,000 megapixels, e.g. forty photos of 50 megapixels. */
const pixelsPerUnit = 10_000_000;

/** Files per address and day, including unfinished uploads. */
function getCountLimit(address: string): AttemptLimit {
  return { key: `files ${address}`, limit: 100, windowMs: DAY_MS };
}

function getMegabyteLimit(address: string, weight: number): AttemptLimit {
  return { key: `megabytes ${address}`, limit: 800, windowMs: DAY_MS, weight };
}

export interface QuoteVisitor extends Visitor {
  network: string;
}

export function getVisitor(request: Request): QuoteVisitor {
  const address = readClientAddress(request);
  const network = readClientNetwork(request);
  return {
    address,
    network,
    charge: async ({ isNewFile, megabytes }) => {
      try {
        if (isNewFile) await requireStagingRoom(network);
        const limits = [...(isNewFile ? [getCountLimit(address)] : []), getMegabyteLimit(address, megabytes)];
        if ((await countAttempt(db, limits)) !== null) throw new UploadRejected(uploadProblems.tooManyToday);
      } catch (error) {
        // If the database failed, refuse only this file: storing the form fails with the same error, which is reported there.
        throw chooseFailureStatus(error) === 500 ? error : createStorageRejection(error);
      }
    },
  };
}

/** @throws {UploadRejected} when a file of the maximum size would not fit */
async function requireStagingRoom(network: string): Promise<void> {
  const stagedBytes = await measureStagedFiles(db, network);
  if (stagedBytes.network + maxFileBytes > maxStagedBytes.network) {
    throw new UploadRejected(uploadProblems.tooManyToday);
  }
  if (stagedBytes.all + maxFileBytes > maxStagedBytes.all)
    throw new UploadRejected(uploadProblems.stagingFull);
}

/** Call before decoding, so that one address cannot block the decoder. @throws {UploadRejected} above the hourly limit */
export async function admitPixels(address: string, pixels: number): Promise<void> {
  if ((await countAttempt(db, [getPixelLimit(address, pixels)])) === null) return;
  throw new UploadRejected(uploadProblems.tooManyPixelsNow);
}

export function getPixelLimit(address: string, pixels: number): AttemptLimit {
  const weight = Math.max(1, Math.ceil(pixels / pixelsPerUnit));
  return { key: `pixels ${address}`, limit: 200, windowMs: HOUR_MS, weight };
}

const expiredBefore = sql<Date>`now() - interval '24 hours'`;

/** Stages identical files once. Returns false when the form already has {@link MAX_ATTACHMENTS} files. */
export async function stageQuoteFile(
  db: Database,
  formToken: string,
  { fileId, name, bytes, network }: { fileId: number; name: string; bytes: number; network: string },
): Promise<boolean> {
  const formHash = hashToken(formToken);
  return await db.transaction().execute(async (trx) => {
    await acquireAdvisoryLock(trx, formHash);
    const stagedRows = await selectStagedFiles(trx, formToken).select("file_id").execute();
    if (stagedRows.some(({ file_id }) => file_id === fileId)) return true;
    if (stagedRows.length >= MAX_ATTACHMENTS) return false;
    await trx
      .insertInto("enquiry_attachments")
      .values({ form_hash: formHash, network_hash: hashToken(network), file_id: fileId, name, bytes })
      // The row of an expired file may still exist.
      .onConflict((conflict) =>
        conflict.columns(["form_hash", "file_id"]).doUpdateSet({ created_at: sql`now()` }),
      )
      .execute();
    return true;
  });
}

/** Returns the bytes of all staged files and of those from `network`. Counts identical files once. */
async function measureStagedFiles(db: Database, network: string): Promise<{ all: number; network: number }> {
  const files = db
    .selectFrom("enquiry_attachments")
    .select(({ fn }) => [
      fn.max("bytes").as("bytes"),
      sql<boolean | null>`bool_or(network_hash = ${hashToken(network)})`.as("isFromNetwork"),
    ])
    .where("enquiry_id", "is", null)
    .groupBy("file_id");
  const sums = await db
    .selectFrom(files.as("files"))
    .select(({ fn, ref }) => [
      fn.sum<string | null>("bytes").as("all"),
      fn.sum<string | null>("bytes").filterWhere(ref("isFromNetwork"), "=", true).as("network"),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(sums.all), network: Number(sums.network) };
}

export type StagedQuoteFile = Awaited<ReturnType<typeof listStagedFiles>>[number];

/** `form` is the token that gives access to the files. */
export interface StagedQuoteFiles {
  form: string;
  files: readonly StagedQuoteFile[];
}

export async function listStagedFiles(db: Database, formToken: string) {
  return await selectStagedFiles(db, formToken)
    .innerJoin("attached_files", "attached_files.id", "file_id")
    .select(["enquiry_attachments.id", "name", "bytes", "thumbnail"])
    .orderBy("enquiry_attachments.id")
    .execute();
}

/** For ids of submitted files that are no longer staged. Returns false if an earlier submission attached them all. */
export async function hasExpiredFiles(db: Database, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const attachedRows = await db
    .selectFrom("enquiry_attachments")
    .select("id")
    .where("id", "in", ids)
    .where("enquiry_id", "is not", null)
    .execute();
  return attachedRows.length < new Set(ids).size;
}

/** Ignores the ids of other forms' files. */
export async function discardStagedFiles(
  db: Database,
  formToken: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("enquiry_attachments")
    .where("form_hash", "=", hashToken(formToken))
    .where("id", "in", ids)
    .execute();
}

/** Attaches the form's files that the enquiry lacks; returns their number. Requires the transaction that stores the enquiry. */
export async function attachStagedFiles(
  trx: Database,
  formToken: string,
  enquiryId: number,
): Promise<number> {
  const attachedRows = await trx
    .selectFrom("enquiry_attachments")
    .select("file_id")
    .where("enquiry_id", "=", enquiryId)
    .execute();
  const stagedRows = await selectStagedFiles(trx, formToken)
    .select(["enquiry_attachments.id", "file_id"])
    .orderBy("enquiry_attachments.id")
    .execute();
  const newFiles = stagedRows.filter((file) => !attachedRows.some(({ file_id }) => file_id === file.file_id));
  const count = await attachById(trx, formToken, { enquiryId, ids: newFiles.map(({ id }) => id) });
  await trx.deleteFrom("enquiry_attachments").where("form_hash", "=", hashToken(formToken)).execute();
  return count;
}

async function attachById(
  trx: Database,
  formToken: string,
  { enquiryId, ids }: { enquiryId: number; ids: number[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable("enquiry_attachments")
    .set({ enquiry_id: enquiryId, form_hash: null, network_hash: null })
    .where("id", "in", ids)
    // Another transaction may have attached the same files in the meantime.
    .where("form_hash", "=", hashToken(formToken))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function selectStagedFiles(db: Database, formToken: string) {
  return db
    .selectFrom("enquiry_attachments")
    .where("form_hash", "=", hashToken(formToken))
    .where("enquiry_attachments.created_at", ">", expiredBefore);
}

/** Deletes only the rows; garbage collection deletes the stored files. */
export async function deleteExpiredStagedFiles(db: Database): Promise<void> {
  await db
    .deleteFrom("enquiry_attachments")
    .where("enquiry_id", "is", null)
    .where("created_at", "<", expiredBefore)
    .execute();
}
