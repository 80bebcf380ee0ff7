import { z } from "zod";
import { quoteFileProblems as words } from "~/content/quote";
import { uploadDirectory } from "~/images/directories.server";
import { takeAttempt } from "~/server/attempts.server";
import { db, isDatabaseAway } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { readForm } from "~/uploads/read-form.server";
import type { ReceivedFile, ReceivedForm } from "~/uploads/read-multipart.server";
import { type UploadProblem, UploadRejected, uploadProblems } from "~/uploads/upload-problems";
import { storeAttachedFile } from "./attached-files.server";
import { type HeldFiles, MAX_ATTACHMENTS } from "./attachment";
import { holdFile, listHeldFiles, makeFormNumber, releaseFiles } from "./held-files.server";
import { limitFiles } from "./send-limits.server";

/** What has become of the files of a form. */
export interface QuoteFiles {
  /** Null when there are none. */
  held: HeldFiles | null;
  /** A sentence for each file that cannot go with the request. */
  problems: string[];
}

/** What such a form carries beside its fields. */
const envelope = z.object({
  /** The form's number, as `makeFormNumber` makes it. */
  number: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullable()
    .catch(null),
  removed: z.array(z.coerce.number().int().positive().max(2_147_483_647)).max(100).catch([]),
});

/** A form as it came in, its files not yet looked into. */
export interface ReceivedQuoteForm extends ReceivedForm {
  /** Why it could not be read to its end, if it could not. */
  broken: UploadRejected | null;
}

/**
 * Reads a form with files as it comes in, within their limits; what is wrong with a file loses nothing else. To be disposed
 * of by `disposeOfFiles`, whatever happens.
 */
export async function receiveQuoteForm(request: Request): Promise<ReceivedQuoteForm> {
  const form: ReceivedForm = { fields: new FormData(), files: [], refused: [] };
  try {
    await readForm(request, form, { maxFiles: MAX_ATTACHMENTS, directory: uploadDirectory });
    return { ...form, broken: null };
  } catch (error) {
    if (error instanceof UploadRejected) return { ...form, broken: error };
    await disposeOfFiles(form);
    throw error;
  }
}

export async function disposeOfFiles({ files }: ReceivedForm): Promise<void> {
  await Promise.all(files.map((file) => file.dispose()));
}

/**
 * Keeps the good files of a form, so that they need not be sent again whatever else is wrong, and lets go of those that were
 * taken out. Tells what is kept, and what could not be.
 */
export async function holdQuoteFiles(request: Request, form: ReceivedQuoteForm): Promise<QuoteFiles> {
  const { number, removed } = envelope.parse({
    number: form.fields.get("heldForm"),
    removed: form.fields.getAll("removeFile"),
  });
  const problems = describeRefused(form);
  const surplus = form.refused.filter(isSurplus).map(({ name }) => name);
  const key = number ?? makeFormNumber();
  if (number !== null) await releaseFiles(db, number, removed);
  for (const file of form.files) {
    const outcome = await keepFile(request, key, file);
    if (outcome === "surplus") surplus.unshift(file.name);
    else if (outcome !== "kept") problems.push(outcome.problem);
  }
  if (surplus.length > 0) problems.push(words.tooMany(surplus));
  // A form without files asks nothing of the database.
  const files = number === null && form.files.length === 0 ? [] : await listHeldFiles(db, key);
  return { held: files.length > 0 ? { form: key, files } : null, problems };
}

async function keepFile(
  request: Request,
  form: string,
  file: ReceivedFile,
): Promise<"kept" | "surplus" | { problem: string }> {
  if (file.size === 0) return { problem: words.damaged(file.name) };
  if ((await takeAttempt(db, limitFiles(request, file.size))) !== null)
    return { problem: words.fullToday(file.name) };
  try {
    const { id: fileId } = await storeAttachedFile(db, file);
    const isHeld = await holdFile(db, form, { fileId, name: file.name, bytes: file.size });
    return isHeld ? "kept" : "surplus";
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (!(error instanceof UploadRejected)) logger.error({ err: error }, "an attached file was not stored");
    return { problem: describe(error, file.name) };
  }
}

function describeRefused({ refused, broken }: ReceivedQuoteForm): string[] {
  const own = refused.filter((file) => !isSurplus(file));
  for (const { reason } of own) {
    if (reason.problem.status === 500) logger.error({ err: reason.cause }, "an upload could not be saved");
  }
  return [...own.map(({ name, reason }) => describe(reason, name)), ...(broken ? [words.unreadable] : [])];
}

function isSurplus({ reason }: ReceivedForm["refused"][number]): boolean {
  return reason.problem === uploadProblems.tooManyFiles;
}

const sentences = new Map<UploadProblem, (name: string) => string>([
  [uploadProblems.fileTooLarge, words.tooLarge],
  [uploadProblems.tooManyPixels, words.tooManyPixels],
  [uploadProblems.damaged, words.damaged],
  [uploadProblems.notAPicture, words.wrongType],
  [uploadProblems.unsupported, words.wrongType],
]);

function describe(error: unknown, name: string): string {
  const sentence = error instanceof UploadRejected ? sentences.get(error.problem) : undefined;
  return (sentence ?? words.notSaved)(name);
}
