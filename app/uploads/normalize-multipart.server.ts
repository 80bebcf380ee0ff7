import { cleanText } from "~/text/clean-text";
import { maxParts, UploadRejected, uploadProblems } from "./upload-rules";

const maxHeadBytes = 8192;

/**
 * Rewrites a multipart body so that Remix's parser can read it: the parser throws on `;` and `=` in a file name and on bytes
 * that are not UTF-8, and has no limit for headers. `from` and `to` are the boundaries before and after. `encodeFileName`
 * encodes the file names; the name is empty where no file was chosen.
 * @throws {UploadRejected} when the body ends early or is no multipart form
 */
export async function* normalizeMultipart(
  chunks: AsyncIterable<Uint8Array>,
  { from, to }: { from: string; to: string },
): AsyncGenerator<Uint8Array, void> {
  const delimiter = Buffer.from(`\r\n--${from}`);
  // With this line break the first delimiter looks like the others.
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
      // Without a delimiter, the last bytes may be the beginning of one and stay in the buffer.
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
  // The parser throws on an empty name as well.
  const safeName = (name[1] || name[2] || "_").replace(/["\\;=]/g, "_");
  const file = fileName === undefined ? "" : `; filename="${encodeFileName(unquoteFileName(fileName))}"`;
  return [
    `Content-Disposition: form-data; name="${safeName}"${file}`,
    ...(type ? [`Content-Type: ${type.toLowerCase()}`] : []),
  ].join("\r\n");
}

/** Encodes a file name in base64url, which the parser can read in a part's header. */
function encodeFileName(name: string): string {
  return Buffer.from(name).toString("base64url");
}

/** Reverses `encodeFileName`. */
export function decodeFileName(encoded: string): string {
  return Buffer.from(encoded, "base64url").toString();
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
