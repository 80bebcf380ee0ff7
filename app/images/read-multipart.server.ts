import { randomBytes } from "node:crypto";
import {
  unstable_composeUploadHandlers as composeUploadHandlers,
  unstable_createMemoryUploadHandler as createMemoryUploadHandler,
  MaxPartSizeExceededError,
  unstable_parseMultipartFormData as parseMultipartFormData,
  type UploadHandler,
} from "@remix-run/node";
import { maxFieldBytes } from "./limits";
import { normalizeMultipart } from "./normalize-multipart.server";
import { type StagedFile, stageFile } from "./stage-file.server";
import { UploadRejected, uploadProblems } from "./upload-problems";

/** A file as it came, not yet looked into. */
export interface ReceivedFile extends StagedFile {
  /** What the browser called it; not to be trusted. */
  contentType: string;
}

/** What has been read of a form so far; filled while reading, so that nothing typed is lost when reading fails. */
export interface ReceivedForm {
  fields: FormData;
  files: ReceivedFile[];
}

export interface ReadOptions {
  maxFiles: number;
  /** Where files are staged. */
  directory: string;
}

/**
 * Reads a multipart body into `form` to its end, past a file that is refused, for fields may follow it.
 * Throws UploadRejected for the first thing that was wrong, and whatever reading the body throws.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  form: ReceivedForm,
  options: ReadOptions,
): Promise<void> {
  const refusals: UploadRejected[] = [];
  const handler = composeUploadHandlers(
    createFileHandler(form.files, refusals, options),
    createFieldHandler(form.fields),
  );
  try {
    await parseMultipartFormData(normalizeRequest(body, boundary), handler);
  } catch (error) {
    const tooLong = error instanceof MaxPartSizeExceededError;
    throw refusals[0] ?? (tooLong ? new UploadRejected(uploadProblems.formTooLarge) : error);
  }
  if (refusals[0]) throw refusals[0];
}

/** Stages file parts. Every part is read to its end here: the parser would keep what is left of it in memory. */
function createFileHandler(
  files: ReceivedFile[],
  refusals: UploadRejected[],
  options: ReadOptions,
): UploadHandler {
  return async ({ filename, contentType, data }) => {
    if (filename === undefined) return undefined;
    try {
      const file = await stageFile(data, options.directory);
      // A file input in which nothing was chosen.
      if (filename === "" && file.size === 0) await file.dispose();
      else files.push({ ...file, contentType });
      if (files.length > options.maxFiles) throw new UploadRejected(uploadProblems.tooManyFiles);
    } catch (error) {
      if (!(error instanceof UploadRejected)) throw error;
      refusals.push(error);
      for await (const _ of data);
    }
    return undefined;
  };
}

function createFieldHandler(fields: FormData): UploadHandler {
  const readText = createMemoryUploadHandler({
    maxPartSize: maxFieldBytes,
    filter: ({ filename }) => filename === undefined,
  });
  return async (part) => {
    const value = await readText(part);
    if (typeof value === "string") fields.append(part.name, value);
    return undefined;
  };
}

/** The request Remix's parser is given: the same parts, read only as fast as they are used. */
function normalizeRequest(body: AsyncIterable<Uint8Array>, from: string): Request {
  const to = randomBytes(30).toString("hex");
  const chunks = normalizeMultipart(body, { from, to });
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": `multipart/form-data; boundary=${to}` };
  return new Request("http://localhost/", { method: "POST", headers, body: stream, duplex: "half" });
}
