import { once } from "node:events";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { UploadHandler } from "@remix-run/node";
import { maxParts, UploadRejected, uploadProblems } from "./upload-rules";

const maxHeadBytes = 8192;

/**
 * Parses a multipart body (RFC 7578) and gives its parts to `handle`, one after another. What `handle` leaves unread of a part is
 * skipped. Remix's own parser takes seconds of CPU for a file of line breaks.
 * @throws {UploadRejected} when the body ends early or is no multipart form; also whatever reading `body` or `handle` throws
 */
export async function parseMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  handle: UploadHandler,
): Promise<void> {
  const parser = createParser(contentType);
  let failure: unknown = new UploadRejected(uploadProblems.cutOff);
  let handled = Promise.resolve();
  parser.on("file", (name: string | undefined, data, fileName: string | undefined, _encoding, type) => {
    // Also when it is not read yet, or no more.
    data.on("error", (error) => data.destroy(error));
    handled = handled.then(async () => {
      if (name === undefined) throw new UploadRejected(uploadProblems.malformed);
      const filename = fileName && unescapeFileName(fileName);
      await handle({ name, filename, contentType: type, data: readData(data, () => failure) });
      data.resume();
    });
    handled.catch((error) => parser.destroy(error));
  });
  parser.on("partsLimit", () => parser.destroy(new UploadRejected(uploadProblems.formTooLarge)));

  const parsed = finished(parser).then(
    () => null,
    (error) => (error instanceof UploadRejected ? error : failure),
  );
  // No `pipeline`: it would leave a read of the body pending, and Remix's stream of a request stalls on two reads at once.
  try {
    for await (const chunk of body) {
      if (parser.destroyed) break;
      if (!parser.write(chunk)) await once(parser, "drain").catch(() => undefined);
    }
  } catch (error) {
    failure = error;
  }
  // A body that failed ends early for the parser, which then ends the part it is in.
  parser.end();
  const problem = await parsed;
  await handled;
  if (problem) throw problem;
}

function createParser(contentType: string) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: { parts: maxParts, headerSize: maxHeadBytes },
      // Fields are given to handlers as well.
      isPartAFile: () => true,
      // Files without a name are those not chosen: a name that is nothing but a path must not look like one.
      preservePath: true,
    });
  } catch (cause) {
    throw new UploadRejected(uploadProblems.malformed, { cause });
  }
}

/** A reader that stops early leaves `data` open: the parser waits until it is read or skipped. */
async function* readData(data: Readable, getFailure: () => unknown): AsyncGenerator<Uint8Array, void> {
  try {
    yield* data.iterator({ destroyOnReturn: false });
  } catch {
    throw getFailure();
  }
}

/** Browsers send quotation marks and line breaks in a file name as `%22`, `%0D` and `%0A`. */
function unescapeFileName(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0D|%0A/g, " ");
}
