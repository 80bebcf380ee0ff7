import { quoteFileProblems as labels } from "~/content/quote";
import type { StagedQuoteFiles } from "~/features/enquiries/files/staged-files.server";
import { postForm } from "~/platform/uploads/post-form";

interface FilesResponse {
  /** Missing when the upload changed nothing. */
  staged?: StagedQuoteFiles | null;
  problems: string[];
}

interface SendOptions {
  /** Missing before the first upload. */
  formToken: string | undefined;
  /** Staged files to discard. */
  removedIds: readonly number[];
  /** Uploaded fraction, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

const filesPath = "/request-quote/files";

/** Uploads one file before its form. Rejects when the upload fails or `signal` is aborted. */
export async function sendFile(
  file: File,
  { formToken, removedIds, ...options }: SendOptions,
): Promise<FilesResponse> {
  const fields = new FormData();
  if (formToken) fields.set("formToken", formToken);
  for (const id of removedIds) fields.append("removeFile", String(id));
  fields.append("files", file);
  const { isTooLarge, body } = await postForm(filesPath, fields, options);
  // A proxy refuses files of this size, so a retry would fail too.
  if (isTooLarge) return { problems: [labels.tooLargeForServer(file.name)] };
  return parseResponse(body);
}

/** Rejects when the request fails or `signal` is aborted. */
export async function fetchStagedFiles(
  formToken: string,
  signal: AbortSignal,
): Promise<StagedQuoteFiles | null> {
  const fields = new FormData();
  fields.set("formToken", formToken);
  const response = await fetch(filesPath, { method: "POST", body: fields, signal });
  return parseResponse(await response.json()).staged ?? null;
}

function parseResponse(body: unknown): FilesResponse {
  if (!isFilesResponse(body)) throw new Error("The server returned an unexpected response");
  return body;
}

function isFilesResponse(body: unknown): body is FilesResponse {
  return typeof body === "object" && body !== null && "staged" in body && "problems" in body;
}
