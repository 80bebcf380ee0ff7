import { randomBytes } from "node:crypto";
import {
  unstable_composeUploadHandlers as composeUploadHandlers,
  unstable_createMemoryUploadHandler as createMemoryUploadHandler,
  MaxPartSizeExceededError,
  unstable_parseMultipartFormData as parseMultipartFormData,
  type UploadHandler,
} from "@remix-run/node";
import { cleanFileName } from "./file-name";
import { maxFieldBytes } from "./limits";
import { decodeFileName, normalizeMultipart } from "./normalize-multipart.server";
import { type StagedFile, stageFile } from "./stage-file.server";
import { UploadRejected, uploadProblems } from "./upload-problems";

/** A file as it came, not yet looked into. */
export interface ReceivedFile extends StagedFile {
  /** What it is called on its owner's device, to be shown and for nothing else. */
  name: string;
  /** What the browser called it; not to be trusted. */
  contentType: string;
}

/** What has been read of a form so far; filled while reading, so that nothing typed is lost when reading fails. */
export interface ReceivedForm {
  fields: FormData;
  files: ReceivedFile[];
  /** Files that were not taken in, and why. */
  refused: { name: string; reason: UploadRejected }[];
}

export interface ReadOptions {
  maxFiles: number;
  /** Where files are staged. */
  directory: string;
}

/**
 * Reads a multipart body into `form` to its end, past a file that is refused, for other files and fields may follow it.
 * Throws UploadRejected when the form itself cannot be read, and whatever reading the body throws.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  form: ReceivedForm,
  options: ReadOptions,
): Promise<void> {
  const handler = composeUploadHandlers(createFileHandler(form, options), createFieldHandler(form.fields));
  try {
    await parseMultipartFormData(normalizeRequest(body, boundary), handler);
  } catch (error) {
    if (error instanceof MaxPartSizeExceededError) throw new UploadRejected(uploadProblems.formTooLarge);
    throw error;
  }
}

/** Stages file parts. Every part is read to its end here: the parser would keep what is left of it in memory. */
function createFileHandler({ files, refused }: ReceivedForm, options: ReadOptions): UploadHandler {
  return async ({ filename, contentType, data }) => {
    if (filename === undefined) return undefined;
    const name = cleanFileName(decodeFileName(filename));
    try {
      const isRoom = files.length < options.maxFiles;
      if (filename !== "" && !isRoom) throw new UploadRejected(uploadProblems.tooManyFiles);
      const file = await stageFile(data, options.directory);
      // A file input in which nothing was chosen.
      if (filename === "" && file.size === 0) await file.dispose();
      else files.push({ ...file, name, contentType });
    } catch (reason) {
      if (!(reason instanceof UploadRejected)) throw reason;
      refused.push({ name, reason });
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
