import {
  unstable_composeUploadHandlers as composeUploadHandlers,
  unstable_createMemoryUploadHandler as createMemoryUploadHandler,
  MaxPartSizeExceededError,
  type UploadHandler,
} from "@remix-run/node";
import { cleanForm } from "~/platform/http/read-request";
import { logger } from "~/platform/runtime/logger.server";
import { cleanText } from "~/platform/text/text";
import { parseMultipart } from "./parse-multipart.server";
import { type StagedFile, stageFile, uploadDirectory, type Visitor } from "./staged-file.server";
import { getReadLimit, maxFieldBytes, maxFormBytes, UploadRejected, uploadProblems } from "./upload-rules";

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

export interface ReceivedFile extends StagedFile {
  /** Cleaned for display; never used as a path. */
  name: string;
  /** Sent by the browser; untrusted. */
  contentType: string;
}

/** The parts read so far, so that a failure loses no typed text. */
interface PartialForm {
  fields: FormData;
  files: ReceivedFile[];
  refusedFiles: { name: string; reason: UploadRejected }[];
}

interface ReadOptions {
  maxFiles: number;
  visitor: Visitor | null;
  directory: string;
}

/** Continues after a refused file. @throws {UploadRejected} when the form cannot be read; also errors of `body` */
async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  form: PartialForm,
  options: ReadOptions,
): Promise<void> {
  const handler = composeUploadHandlers(createFileHandler(form, options), createFieldHandler(form.fields));
  try {
    await parseMultipart(body, contentType, handler);
  } catch (error) {
    if (error instanceof MaxPartSizeExceededError) throw new UploadRejected(uploadProblems.formTooLarge);
    throw error;
  }
}

function createFileHandler({ files, refusedFiles }: PartialForm, options: ReadOptions): UploadHandler {
  return async ({ filename, contentType, data }) => {
    if (filename === undefined) return undefined;
    const name = cleanFileName(filename);
    try {
      const hasRoom = files.length < options.maxFiles;
      if (filename !== "" && !hasRoom) throw new UploadRejected(uploadProblems.tooManyFiles);
      const file = await stageFile(data, options.directory, options);
      // No file was chosen.
      if (filename === "" && file.size === 0) await file.dispose();
      else files.push({ ...file, name, contentType });
    } catch (reason) {
      if (!(reason instanceof UploadRejected)) throw reason;
      refusedFiles.push({ name, reason });
    }
    return undefined;
  };
}

function createFieldHandler(fields: FormData): UploadHandler {
  const readText = createMemoryUploadHandler({
    maxPartSize: maxFieldBytes,
    filter: ({ filename }) => filename === undefined,
  });
  let bytes = 0;
  return async (part) => {
    const value = await readText(part);
    if (typeof value !== "string") return undefined;
    bytes += Buffer.byteLength(value);
    if (bytes > maxFormBytes) throw new UploadRejected(uploadProblems.formTooLarge);
    fields.append(cleanText(part.name), cleanText(value));
    return undefined;
  };
}

/** In characters. */
const maxNameLength = 100;

/** Control and bidirectional characters, with which `gpj.exe` could be displayed as `exe.jpg`. */
const misleadingCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** Cleans a name for display. Files are never stored or opened by this name. */
export function cleanFileName(name: string): string {
  const baseName = name.split(/[/\\]/).at(-1) ?? "";
  const line = cleanText(baseName.replace(/\s+/g, " ").replace(misleadingCharacters, "")).trim();
  if (line === "" || /^\.+$/.test(line)) return "file";
  const characters = [...line];
  if (characters.length <= maxNameLength) return line;
  const extension = [...(/\.\w{1,5}$/.exec(line)?.[0] ?? "")];
  return [...characters.slice(0, maxNameLength - extension.length - 1), "…", ...extension].join("");
}

/** A request body with a maximum size. Several readers may read it in turn; stopping early leaves the connection open. */
export class BoundedBody implements AsyncIterable<Uint8Array> {
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #bytesLeft: number;

  constructor(body: ReadableStream<Uint8Array>, maxBytes: number) {
    this.#reader = body.getReader();
    this.#bytesLeft = maxBytes;
  }

  /** @throws {UploadRejected} with status 413 past the limit */
  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const { done, value } = await this.#reader.read();
      if (done) return;
      this.#bytesLeft -= value.byteLength;
      if (this.#bytesLeft < 0) throw new UploadRejected(uploadProblems.formTooLarge);
      yield value;
    }
  }

  /** Reads the rest, because browsers read the response only after sending everything. Closes the connection past the limit. */
  async drain(): Promise<void> {
    try {
      for await (const _ of this);
    } catch (error) {
      await this.#reader.cancel(error).catch(() => undefined);
    }
  }
}
