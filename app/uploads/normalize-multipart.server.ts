import { unquoteFileName } from "./file-name";
import { maxParts } from "./limits";
import { UploadRejected, uploadProblems } from "./upload-problems";

const maxHeadBytes = 8192;

/**
 * Passes a multipart body on with part headers that Remix's parser can read, under a boundary of our choice: the
 * parser throws on `;` and `=` in a file name and on bytes that are not UTF-8, and reads headers without end.
 * File names are encoded by `encodeFileName`; "" where no file was chosen.
 * Throws UploadRejected when the body ends early or is no multipart form.
 */
export async function* normalizeMultipart(
  chunks: AsyncIterable<Uint8Array>,
  { from, to }: { from: string; to: string },
): AsyncGenerator<Uint8Array, void> {
  const delimiter = Buffer.from(`\r\n--${from}`);
  // The line break lets the first delimiter be found like the others.
  let buffer: Buffer = Buffer.from("\r\n");
  let at: "preamble" | "head" | "data" = "preamble";
  let parts = 0;
  for await (const chunk of chunks) {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      if (at === "head") {
        if (buffer.subarray(0, 2).toString("latin1") === "--") {
          yield Buffer.from(`--${to}--\r\n`);
          return;
        }
        const end = buffer.indexOf("\r\n\r\n");
        if (end > maxHeadBytes || (end < 0 && buffer.length > maxHeadBytes)) {
          throw new UploadRejected(uploadProblems.malformed);
        }
        if (end < 0) break;
        if (++parts > maxParts) throw new UploadRejected(uploadProblems.formTooLarge);
        yield Buffer.from(`--${to}\r\n${rewriteHead(buffer.toString("utf8", 0, end))}\r\n\r\n`);
        buffer = buffer.subarray(end + 4);
        at = "data";
      }
      const end = buffer.indexOf(delimiter);
      const found = end >= 0;
      // Without a delimiter, what may be the beginning of one is kept back.
      const safe = found ? end : Math.max(0, buffer.length - delimiter.length + 1);
      if (at === "data") yield Buffer.concat([buffer.subarray(0, safe), Buffer.from(found ? "\r\n" : "")]);
      buffer = buffer.subarray(found ? end + delimiter.length : safe);
      if (!found) break;
      at = "head";
    }
  }
  throw new UploadRejected(uploadProblems.cutOff);
}

function rewriteHead(head: string): string {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? "";
  const name = /(?:^|;)\s*name=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/.exec(disposition);
  if (!name) throw new UploadRejected(uploadProblems.malformed);
  const fileName = /;\s*filename\*?=(.*)$/.exec(disposition)?.[1];
  const type = /^content-type:\s*([\w.+-]+\/[\w.+-]+)/im.exec(head)?.[1];
  const safeName = (name[1] ?? name[2] ?? "").replace(/["\\;=]/g, "_");
  const file = fileName === undefined ? "" : `; filename="${encodeFileName(unquoteFileName(fileName))}"`;
  return [
    `Content-Disposition: form-data; name="${safeName}"${file}`,
    ...(type ? [`Content-Type: ${type.toLowerCase()}`] : []),
  ].join("\r\n");
}

/** A file name in letters that every parser of part headers takes. */
function encodeFileName(name: string): string {
  return Buffer.from(name).toString("base64url");
}

/** The name that was encoded so. */
export function decodeFileName(encoded: string): string {
  return Buffer.from(encoded, "base64url").toString();
}
