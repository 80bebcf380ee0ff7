import { once } from "node:events";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { UploadHandler } from "@remix-run/node";
import { maxParts, UploadRejected, uploadProblems } from "./upload-rules";

const maxHeadBytes = 8192;

/** Replaces Remix's parser, which needs seconds of CPU time for a file of line breaks. @throws {UploadRejected} when malformed */
export async function parseMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  handlePart: UploadHandler,
): Promise<void> {
  const parser = createParser(contentType);
  let failure: unknown = new UploadRejected(uploadProblems.cutOff);
  let handledParts = Promise.resolve();
  parser.on("file", (name: string | undefined, data, fileName: string | undefined, _encoding, type) => {
    // Also handles errors that occur before or after the part is read.
    data.on("error", (error) => data.destroy(error));
    handledParts = handledParts.then(async () => {
      if (name === undefined) throw new UploadRejected(uploadProblems.malformed);
      const filename = fileName && unescapeFileName(fileName);
      await handlePart({ name, filename, contentType: type, data: readData(data, () => failure) });
      data.resume();
    });
    handledParts.catch((error) => parser.destroy(error));
  });
  parser.on("partsLimit", () => parser.destroy(new UploadRejected(uploadProblems.formTooLarge)));

  const parseResult = finished(parser).then(
    () => null,
    (error) => (error instanceof UploadRejected ? error : failure),
  );
  // `pipeline` would leave a read pending, and Remix's request stream stalls on two concurrent reads.
  try {
    for await (const chunk of body) {
      if (parser.destroyed) break;
      if (!parser.write(chunk)) await once(parser, "drain").catch(() => undefined);
    }
  } catch (error) {
    failure = error;
  }
  // Also ends the current part after a failed read.
  parser.end();
  const problem = await parseResult;
  await handledParts;
  if (problem) throw problem;
}

function createParser(contentType: string) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: { parts: maxParts, headerSize: maxHeadBytes },
      // Handlers receive fields too.
      isPartAFile: () => true,
      // Without this, a file name that is only a path would become empty, as if no file had been chosen.
      preservePath: true,
    });
  } catch (cause) {
    throw new UploadRejected(uploadProblems.malformed, { cause });
  }
}

/** Does not destroy `data` on an early return, because the parser waits until it is read or skipped. */
async function* readData(data: Readable, getFailure: () => unknown): AsyncGenerator<Uint8Array, void> {
  try {
    yield* data.iterator({ destroyOnReturn: false });
  } catch {
    throw getFailure();
  }
}

/** Browsers encode quotes and line breaks as `%22`, `%0D` and `%0A`. */
function unescapeFileName(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0D|%0A/g, " ");
}
