import { cleanForm } from "~/http/read-request";
import { logger } from "~/runtime/logger.server";
import { BoundedBody, type PartialForm, readMultipart } from "./read-multipart.server";
import { uploadDirectory, type Visitor } from "./staged-file.server";
import { getReadLimit, maxFormBytes, UploadRejected, uploadProblems } from "./upload-rules";

/** A form as it arrived: every field and file that could be read, even where reading failed. */
export interface ReceivedForm extends PartialForm {
  /** Why the form could not be read to its end; null when it could. */
  broken: UploadRejected | null;
  /** Deletes the staged files. The caller calls it in any case; it may be called more than once. */
  dispose: () => Promise<void>;
}

interface FormOptions {
  maxFiles: number;
  /** Whose limits are asked before a file is written; null for someone who is signed in. */
  visitor: Visitor | null;
}

/**
 * Reads a multipart or URL-encoded form and stages up to `maxFiles` files in temporary files, their contents unchecked.
 * A refused file loses nothing else. Call it only for requests that may upload.
 * @throws {Response} 400 when it has too many fields
 * @throws whatever ended the connection; nothing the sender can fix
 */
export async function receiveForm(request: Request, options: FormOptions): Promise<ReceivedForm> {
  const form: PartialForm = { fields: new FormData(), files: [], refused: [] };
  const dispose = async () => void (await Promise.all(form.files.map((file) => file.dispose())));
  try {
    await readBody(request, form, options);
    return { ...form, dispose, broken: null };
  } catch (error) {
    // A body that ends within a file refuses the file first; the parser's own error says less.
    const broken = error instanceof UploadRejected ? error : form.refused[0]?.reason;
    if (broken) return { ...form, dispose, broken };
    await dispose();
    throw error;
  } finally {
    for (const { reason } of form.refused) {
      const { status } = reason.problem;
      if (status === 500 || status === 507) logger.error({ err: reason }, "an upload could not be saved");
    }
  }
}

/** @throws {UploadRejected} when the body is no form, too large or incomplete; `form` then has what was read before */
async function readBody(request: Request, form: PartialForm, given: FormOptions): Promise<void> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const isMultipart = /^multipart\/form-data\b/i.test(contentType);
  if (!request.body || !(isMultipart || /^application\/x-www-form-urlencoded\b/i.test(contentType))) {
    throw new UploadRejected(uploadProblems.malformed);
  }
  const body = new BoundedBody(request.body, isMultipart ? getReadLimit(given.maxFiles) : maxFormBytes);
  const options = { ...given, directory: uploadDirectory };
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
  const sent = new URLSearchParams(Buffer.concat(chunks).toString());
  for (const [name, value] of cleanForm(sent)) fields.append(name, value);
}
