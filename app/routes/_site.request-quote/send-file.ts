import type { StagedQuoteFiles } from "~/enquiries/files/staged-files";
import { shrinkPhotograph } from "~/images/shrink-photograph";
import { postForm } from "~/uploads/post-form";

/** The server's answer, `QuoteFiles`. */
interface FilesAnswer {
  staged: StagedQuoteFiles | null;
  problems: string[];
}

interface SendOptions {
  /** Token of the form, once it has one. */
  form: string | undefined;
  /** Ids of staged files to discard. */
  removed: readonly number[];
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

const address = "/request-quote/files";

/** A proxy before the site takes no file of this size: trying again is no use. */
export class TooLargeForServer extends Error {}

/**
 * Uploads one file before its form is sent, a large photograph scaled down. Rejects when the upload fails, and when `signal` is
 * aborted.
 */
export async function sendFile(file: File, { form, removed, ...options }: SendOptions): Promise<FilesAnswer> {
  const fields = new FormData();
  if (form) fields.set("formToken", form);
  for (const id of removed) fields.append("removeFile", String(id));
  fields.append("files", await shrinkPhotograph(file));
  options.signal.throwIfAborted();
  const { isTooLarge, body } = await postForm(address, fields, options);
  if (isTooLarge) throw new TooLargeForServer();
  return readAnswer(body);
}

/** Fetches the staged files of a draft. Rejects when the server does not answer, and when `signal` is aborted. */
export async function fetchStagedFiles(form: string, signal: AbortSignal): Promise<StagedQuoteFiles | null> {
  const fields = new FormData();
  fields.set("formToken", form);
  const answer = await fetch(address, { method: "POST", body: fields, signal });
  return readAnswer(await answer.json()).staged;
}

function readAnswer(answer: unknown): FilesAnswer {
  if (!isFilesAnswer(answer)) throw new Error("The server did not take the files");
  return answer;
}

function isFilesAnswer(answer: unknown): answer is FilesAnswer {
  return typeof answer === "object" && answer !== null && "staged" in answer && "problems" in answer;
}
