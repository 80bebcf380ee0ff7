import { cleanForm } from "~/platform/http/read-request";
import { logger } from "~/platform/runtime/logger.server";
import { BoundedBody, type PartialForm, readMultipart } from "./read-multipart.server";
import { uploadDirectory, type Visitor } from "./staged-file.server";
import { getReadLimit, maxFormBytes, UploadRejected, uploadProblems } from "./upload-rules";

/** Contains all fields and files read before an error. */
export interface ReceivedForm extends PartialForm {
  /** The error that stopped reading; null when the form is complete. */
  rejection: UploadRejected | null;
  /** Deletes the staged files. Always call it; repeated calls are safe. */
  dispose: () => Promise<void>;
}

interface FormOptions {
  maxFiles: number;
  /** Null when signed in. */
  visitor: Visitor | null;
}

/**
 * Stages up to `maxFiles` unchecked files of a multipart or URL-encoded form. A refused file does not affect the rest.
 * Call it only for requests that may upload files.
 * @throws {Response} 400 for too many fields
 * @throws connection errors
 */
export async function receiveForm(request: Request, options: FormOptions): Promise<ReceivedForm> {
  const form: PartialForm = { fields: new FormData(), files: [], refusedFiles: [] };
  const dispose = async () => void (await Promise.all(form.files.map((file) => file.dispose())));
  try {
    await readBody(request, form, options);
    return { ...form, dispose, rejection: null };
  } catch (error) {
    // When the body ends within a file, prefer that file's error, which is more specific than the parser's.
    const rejection = error instanceof UploadRejected ? error : form.refusedFiles[0]?.reason;
    if (rejection) return { ...form, dispose, rejection };
    await dispose();
    throw error;
  } finally {
    for (const { reason } of form.refusedFiles) {
      const { status } = reason.problem;
      if (status === 500 || status === 507) logger.error({ err: reason }, "an upload could not be saved");
    }
  }
}

/** @throws {UploadRejected} when malformed, too large or incomplete; `form` contains the parts read before the error */
async function readBody(request: Request, form: PartialForm, formOptions: FormOptions): Promise<void> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const isMultipart = /^multipart\/form-data\b/i.test(contentType);
  if (!request.body || !(isMultipart || /^application\/x-www-form-urlencoded\b/i.test(contentType))) {
    throw new UploadRejected(uploadProblems.malformed);
  }
  const body = new BoundedBody(request.body, isMultipart ? getReadLimit(formOptions.maxFiles) : maxFormBytes);
  const options = { ...formOptions, directory: uploadDirectory };
  try {
    if (isMultipart) await readMultipart(body, contentType, form, options);
    else await readUrlEncoded(body, form.fields);
  } finally {
    await body.drain();
  }
}

async function readUrlEncoded(body: BoundedBody, fields: FormData): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const params = new URLSearchParams(Buffer.concat(chunks).toString());
  for (const [name, value] of cleanForm(params)) fields.append(name, value);
}
