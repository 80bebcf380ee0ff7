import { cleanText } from "~/text/clean-text";
import { cleanFileName, type Part, parseMultipart } from "./parse-multipart.server";
import { type StagedFile, stageFile, type Visitor } from "./staged-file.server";
import { maxFieldBytes, maxFormBytes, UploadRejected, uploadProblems } from "./upload-rules";

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
  let fieldBytes = 0;
  for await (const part of parseMultipart(body, boundary)) {
    if (part.fileName !== null) {
      await receiveFile({ ...part, fileName: part.fileName }, form, options);
      continue;
    }
    const text = await readField(part, Math.min(maxFieldBytes, maxFormBytes - fieldBytes));
    fieldBytes += text.length;
    form.fields.append(cleanText(part.name), cleanText(text.toString()));
  }
}

async function receiveFile(
  { fileName, contentType, data }: Part & { fileName: string },
  { files, refused }: PartialForm,
  options: ReadOptions,
): Promise<void> {
  const name = cleanFileName(fileName);
  try {
    const isRoom = files.length < options.maxFiles;
    if (fileName !== "" && !isRoom) throw new UploadRejected(uploadProblems.tooManyFiles);
    const file = await stageFile(data, options.directory, options);
    // A file input in which nothing was chosen.
    if (fileName === "" && file.size === 0) await file.dispose();
    else files.push({ ...file, name, contentType });
  } catch (reason) {
    if (!(reason instanceof UploadRejected)) throw reason;
    refused.push({ name, reason });
  }
}

async function readField({ data }: Part, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of data) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new UploadRejected(uploadProblems.formTooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
