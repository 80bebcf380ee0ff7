import { cleanText } from "~/text/clean-text";
import { maxParts, UploadRejected, uploadProblems } from "./upload-rules";

const maxHeadBytes = 8192;

/** Longest boundary in characters (RFC 2046, section 5.1.1). */
const maxBoundaryLength = 70;

/** A part of a multipart form. */
export interface Part {
  name: string;
  /** Null for a field; empty where no file was chosen. */
  fileName: string | null;
  /** In lower case; empty where the part has none. */
  contentType: string;
  /** Its bytes. They are read once; a reader that stops early leaves the rest to the next. */
  data: AsyncIterable<Uint8Array>;
}

/**
 * Parses a multipart body (RFC 7578) as it comes. What the caller leaves unread of a part is skipped.
 * @throws {UploadRejected} when the body ends early or is no multipart form; also whatever reading `chunks` throws
 */
export async function* parseMultipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part, void> {
  if (boundary.length > maxBoundaryLength) throw new UploadRejected(uploadProblems.malformed);
  const body = new DelimitedBody(chunks, boundary);
  await body.skipPart();
  for (let count = 1; ; count += 1) {
    const head = await body.readHead();
    if (head === null) return;
    if (count > maxParts) throw new UploadRejected(uploadProblems.formTooLarge);
    yield { ...parseHead(head), data: body.data };
    await body.skipPart();
  }
}

/** A body that is read part by part. */
class DelimitedBody {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #delimiter: Buffer;
  // With this line break the first delimiter looks like the others.
  #buffer: Buffer = Buffer.from("\r\n");
  /** Whether the next bytes belong to a part, or to what comes before the first. */
  #isInPart = true;
  #failure: unknown;
  readonly data: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => this.#readData() };

  constructor(chunks: AsyncIterable<Uint8Array>, boundary: string) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.#delimiter = Buffer.from(`\r\n--${boundary}`);
  }

  async skipPart(): Promise<void> {
    for await (const _ of this.data);
  }

  /** Reads the head after a delimiter; null after the last one. */
  async readHead(): Promise<string | null> {
    while (this.#buffer.length < 2) await this.#readMore();
    if (this.#buffer.toString("latin1", 0, 2) === "--") return null;
    let end = this.#buffer.indexOf("\r\n\r\n");
    while (end < 0 && this.#buffer.length <= maxHeadBytes) {
      await this.#readMore();
      end = this.#buffer.indexOf("\r\n\r\n");
    }
    if (end < 0 || end > maxHeadBytes) throw new UploadRejected(uploadProblems.malformed);
    const head = this.#buffer.toString("utf8", 0, end);
    this.#buffer = this.#buffer.subarray(end + 4);
    this.#isInPart = true;
    return head;
  }

  async *#readData(): AsyncGenerator<Uint8Array, void> {
    while (this.#isInPart) {
      const end = this.#buffer.indexOf(this.#delimiter);
      this.#isInPart = end < 0;
      // Without a delimiter, the last bytes may be the beginning of one and stay in the buffer.
      const safe = this.#isInPart ? Math.max(0, this.#buffer.length - this.#delimiter.length + 1) : end;
      const data = this.#buffer.subarray(0, safe);
      this.#buffer = this.#buffer.subarray(this.#isInPart ? safe : end + this.#delimiter.length);
      if (data.length > 0) yield data;
      if (this.#isInPart) await this.#readMore();
    }
  }

  /** Throws the same again once it has failed. */
  async #readMore(): Promise<void> {
    if (this.#failure) throw this.#failure;
    try {
      const { done, value } = await this.#chunks.next();
      if (done) throw new UploadRejected(uploadProblems.cutOff);
      this.#buffer = Buffer.concat([this.#buffer, value]);
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }
}

function parseHead(head: string): Omit<Part, "data"> {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? "";
  const name = /(?:^|;)\s*name=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/.exec(disposition);
  if (!name) throw new UploadRejected(uploadProblems.malformed);
  const fileName = /;\s*filename\*?=(.*)$/.exec(disposition)?.[1];
  const type = /^content-type:\s*([\w.+-]+\/[\w.+-]+)/im.exec(head)?.[1] ?? "";
  return {
    name: name[1] ?? name[2] ?? "",
    fileName: fileName === undefined ? null : unquoteFileName(fileName),
    contentType: type.toLowerCase(),
  };
}

/** Longest displayed file name, in characters. */
const longest = 100;

/** Control characters, and those that reverse the reading direction: `gpj.exe` must not display as `exe.jpg`. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/**
 * A file's name on the sender's device, cleaned for display: without a path, on one line, of limited length, with its
 * extension. Nothing is stored or opened under it.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const line = cleanText(last.replace(/\s+/g, " ").replace(misleading, "")).trim();
  if (line === "" || /^\.+$/.test(line)) return "file";
  const letters = [...line];
  if (letters.length <= longest) return line;
  const ending = [...(/\.\w{1,5}$/.exec(line)?.[0] ?? "")];
  return [...letters.slice(0, longest - ending.length - 1), "…", ...ending].join("");
}

/** Reads a file name from a part's header. Browsers put it in quotation marks and send quotation marks in it as `%22`. */
export function unquoteFileName(parameter: string): string {
  const quoted = /^"(.*)"\s*$/s.exec(parameter)?.[1];
  return (quoted ?? parameter.trim()).replace(/%22|\\"/g, '"').replace(/%0D|%0A/g, " ");
}
