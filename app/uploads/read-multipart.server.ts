import { randomBytes } from "node:crypto";
import {
  unstable_composeUploadHandlers as composeUploadHandlers,
  unstable_createMemoryUploadHandler as createMemoryUploadHandler,
  MaxPartSizeExceededError,
  unstable_parseMultipartFormData as parseMultipartFormData,
  type UploadHandler,
} from "@remix-run/node";
import { cleanText } from "~/text/clean-text";
import { cleanFileName, decodeFileName, normalizeMultipart } from "./normalize-multipart.server";
import { type StagedFile, stageFile, type Visitor } from "./staged-file.server";
import { maxFieldBytes, UploadRejected, uploadProblems } from "./upload-rules";

/** A staged file whose content is unchecked. */
export interface ReceivedFile extends StagedFile {
  /** Name on the sender's device, cleaned for display; nothing is stored or opened under it. */
  name: string;
  /** MIME type as the browser claims it; untrusted. */
  contentType: string;
}

/** The parts of a form that were read so far. It is filled while reading, so a failure loses no typed text. */
export interface PartialForm {
  fields: FormData;
  files: ReceivedFile[];
  /** Files that were not staged, and why. */
  refused: { name: string; reason: UploadRejected }[];
}

interface ReadOptions {
  maxFiles: number;
  /** Null for someone who is signed in. */
  visitor: Visitor | null;
  /** Folder of the staged files. */
  directory: string;
}

/**
 * Reads a multipart body into `form` to its end. It goes on after a refused file, because other files and fields may follow.
 * @throws {UploadRejected} when the form itself cannot be read; also whatever reading the body throws
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  form: PartialForm,
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

/** Stages file parts. It reads every part to its end, because the parser would buffer the rest in memory. */
function createFileHandler({ files, refused }: PartialForm, options: ReadOptions): UploadHandler {
  // A part may have no type, whatever the parser's types say.
  return async ({ filename, contentType = "", data }) => {
    if (filename === undefined) return undefined;
    const name = cleanFileName(decodeFileName(filename));
    try {
      const isRoom = files.length < options.maxFiles;
      if (filename !== "" && !isRoom) throw new UploadRejected(uploadProblems.tooManyFiles);
      const file = await stageFile(data, options.directory, options);
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
    if (typeof value === "string") fields.append(cleanText(part.name), cleanText(value));
    return undefined;
  };
}

/** The same parts as a request for Remix's parser, read only as fast as the parser consumes them. */
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

/** A request body with a limit in bytes. Several readers may read it in turn; stopping early does not close the connection. */
export class BoundedBody implements AsyncIterable<Uint8Array> {
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #bytesLeft: number;

  constructor(body: ReadableStream<Uint8Array>, maxBytes: number) {
    this.#reader = body.getReader();
    this.#bytesLeft = maxBytes;
  }

  /**
   * Continues where the last reader stopped.
   * @throws {UploadRejected} with status 413 past the limit
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const { done, value } = await this.#reader.read();
      if (done) return;
      this.#bytesLeft -= value.byteLength;
      if (this.#bytesLeft < 0) throw new UploadRejected(uploadProblems.formTooLarge);
      yield value;
    }
  }

  /**
   * Discards the rest, because a browser reads the answer only after sending everything. Past the limit it closes the connection.
   */
  async drain(): Promise<void> {
    try {
      for await (const _ of this);
    } catch (error) {
      await this.#reader.cancel(error).catch(() => undefined);
    }
  }
}
