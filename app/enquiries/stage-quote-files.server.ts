import { z } from "zod";
import { quoteFileProblems as words } from "~/content/quote";
import { clientAddress } from "~/server/client-address.server";
import { db, isDatabaseAway } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { type AttemptLimit, takeAttempt } from "~/server/rate-limit.server";
import { createToken } from "~/server/token.server";
import type { ReceivedFile } from "~/uploads/read-multipart.server";
import type { ReceivedForm } from "~/uploads/receive-form.server";
import { type UploadProblem, UploadRejected, uploadProblems } from "~/uploads/upload-rules";
import { storeAttachedFile } from "./attached-files.server";
import type { StagedQuoteFiles } from "./staged-files";
import { discardStagedFiles, listStagedFiles, stageQuoteFile } from "./staged-files.server";

/** What became of the files of a quote form; the answer to an upload has the same keys. */
export interface QuoteFiles {
  /** The staged files of the form; null when there are none. */
  staged: StagedQuoteFiles | null;
  /** A sentence for each file that cannot go with the request. */
  problems: string[];
}

/** The fields of a quote form that refer to its staged files. */
const references = z.object({
  /** A token of `createToken`: 43 characters. */
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullable()
    .catch(null),
  removed: z.array(z.coerce.number().int().positive().max(2_147_483_647)).max(100).catch([]),
});

/**
 * Stages the usable files of a form, so that they need not be uploaded again if the form is refused, and discards the files
 * that the visitor removed.
 * @throws when the database is unavailable
 */
export async function stageQuoteFiles(request: Request, form: ReceivedForm): Promise<QuoteFiles> {
  const { token, removed } = references.parse({
    token: form.fields.get("formToken"),
    removed: form.fields.getAll("removeFile"),
  });
  const problems = describeRefused(form);
  const surplus = form.refused.filter(isSurplus).map(({ name }) => name);
  const formToken = token ?? createToken();
  if (token !== null) await discardStagedFiles(db, token, removed);
  for (const file of form.files) {
    const outcome = await stageFile(request, formToken, file);
    if (outcome === "surplus") surplus.unshift(file.name);
    else if (outcome !== "staged") problems.push(outcome.problem);
  }
  if (surplus.length > 0) problems.push(words.tooMany(surplus));
  // A form without files needs no query.
  const files = token === null && form.files.length === 0 ? [] : await listStagedFiles(db, formToken);
  return { staged: files.length > 0 ? { form: formToken, files } : null, problems };
}

async function stageFile(
  request: Request,
  formToken: string,
  file: ReceivedFile,
): Promise<"staged" | "surplus" | { problem: string }> {
  if (file.size === 0) return { problem: words.damaged(file.name) };
  if ((await takeAttempt(db, limitFiles(request, file.size))) !== null)
    return { problem: words.fullToday(file.name) };
  try {
    const { id: fileId } = await storeAttachedFile(db, file);
    const isStaged = await stageQuoteFile(db, formToken, { fileId, name: file.name, bytes: file.size });
    return isStaged ? "staged" : "surplus";
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (!(error instanceof UploadRejected)) logger.error({ err: error }, "an attached file was not stored");
    return { problem: describe(error, file.name) };
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Limits per client address and day, staged files included: 100 files and 800 MB. */
export function limitFiles(request: Request, bytes: number): AttemptLimit[] {
  const address = clientAddress(request);
  return [
    { key: `files ${address}`, limit: 100, windowMs: DAY_MS },
    { key: `megabytes ${address}`, limit: 800, windowMs: DAY_MS, weight: Math.ceil(bytes / 1_000_000) },
  ];
}

function describeRefused({ refused, broken }: ReceivedForm): string[] {
  const own = refused.filter((file) => !isSurplus(file));
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
