import { z } from "zod";
import { quoteFileProblems as texts } from "~/content/quote";
import { db } from "~/platform/database/database.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { createToken } from "~/platform/runtime/tokens.server";
import type { ReceivedFile, ReceivedForm } from "~/platform/uploads/receive-form.server";
import { toRejection } from "~/platform/uploads/staged-file.server";
import {
  TooManyPixels,
  type UploadProblem,
  UploadRejected,
  uploadProblems,
} from "~/platform/uploads/upload-rules";
import { storeAttachedFile } from "./attached-files.server";
import {
  admitPixels,
  discardStagedFiles,
  hasExpiredFiles,
  listStagedFiles,
  type QuoteVisitor,
  type StagedQuoteFiles,
  stageQuoteFile,
} from "./staged-files.server";

/** Has the same keys as the response to an upload. */
export interface QuoteFiles {
  staged: StagedQuoteFiles | null;
  /** One text for each refused file. */
  problems: string[];
  /** 5xx if a server error caused a refusal; otherwise null. */
  failureStatus: number | null;
}

const fileIds = z.array(z.coerce.number().int().positive().max(2_147_483_647)).max(100).catch([]);

const references = z.object({
  /** From `createToken`: 43 characters. */
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullable()
    .catch(null),
  removedIds: fileIds,
  listedIds: fileIds,
});

/** Stages usable files, so that they need not be uploaded again, and discards files that the visitor removed. */
export async function stageQuoteFiles(visitor: QuoteVisitor, form: ReceivedForm): Promise<QuoteFiles> {
  const { token, removedIds, listedIds } = references.parse({
    token: form.fields.get("formToken"),
    removedIds: form.fields.getAll("removeFile"),
    listedIds: form.fields.getAll("stagedFile"),
  });
  const rejections = form.refusedFiles.filter((file) => !isSurplus(file));
  const surplusNames = form.refusedFiles.filter(isSurplus).map(({ name }) => name);
  const formToken = token ?? createToken();
  if (token !== null) await discardStagedFiles(db, token, removedIds);
  for (const file of form.files) {
    const outcome = await stageFile(visitor, formToken, file);
    if (outcome === "surplus") surplusNames.unshift(file.name);
    else if (outcome !== "staged") rejections.push({ name: file.name, reason: outcome });
  }
  const problems = rejections.map(({ name, reason }) => describeProblem(reason, name));
  if (form.rejection) problems.push(texts.unreadable);
  if (surplusNames.length > 0) problems.push(texts.tooMany(surplusNames));
  const files = token === null && form.files.length === 0 ? [] : await listStagedFiles(db, formToken);
  const knownIds = [...removedIds, ...files.map(({ id }) => id)];
  const lostIds = listedIds.filter((id) => !knownIds.includes(id));
  if (await hasExpiredFiles(db, lostIds)) problems.push(texts.expired);
  const status = Math.max(0, ...rejections.map(({ reason }) => reason.problem.status));
  return {
    staged: files.length > 0 ? { form: formToken, files } : null,
    problems,
    // Lets monitoring see failures that the visitor cannot fix.
    failureStatus: status >= 500 ? status : null,
  };
}

async function stageFile(
  { address, network }: QuoteVisitor,
  formToken: string,
  file: ReceivedFile,
): Promise<"staged" | "surplus" | UploadRejected> {
  if (file.size === 0) return new UploadRejected(uploadProblems.damaged);
  try {
    const { id: fileId } = await storeAttachedFile(db, file, (pixels) => admitPixels(address, pixels));
    const isStaged = await stageQuoteFile(db, formToken, {
      fileId,
      name: file.name,
      bytes: file.size,
      network,
    });
    return isStaged ? "staged" : "surplus";
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return toRejection(error, "an attached file could not be stored");
  }
}

function isSurplus({ reason }: ReceivedForm["refusedFiles"][number]): boolean {
  return reason.problem === uploadProblems.tooManyFiles;
}

const problemTexts = new Map<UploadProblem, (name: string) => string>([
  [uploadProblems.fileTooLarge, texts.tooLarge],
  [uploadProblems.damaged, texts.damaged],
  [uploadProblems.notAPicture, texts.wrongType],
  [uploadProblems.unsupported, texts.wrongType],
  [uploadProblems.unsupportedFile, texts.wrongType],
  [uploadProblems.tooDemanding, texts.tooDemanding],
  [uploadProblems.busy, texts.busy],
  [uploadProblems.tooManyAtOnce, texts.busy],
  [uploadProblems.stagingFull, texts.stagingFull],
  [uploadProblems.tooManyToday, texts.tooManyToday],
  [uploadProblems.tooManyPixelsNow, texts.tooManyPixelsNow],
  [uploadProblems.diskFull, texts.diskFull],
]);

function describeProblem(reason: UploadRejected, name: string): string {
  if (reason instanceof TooManyPixels) return texts.tooManyPixels(name, reason.megapixels);
  return (problemTexts.get(reason.problem) ?? texts.notSaved)(name);
}
