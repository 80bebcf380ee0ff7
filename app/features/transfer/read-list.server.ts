import type { ArchiveEntry } from "~/platform/backup/archive.server";
import { TransferError } from "./import-source";

/** In bytes; far more than any stored row. */
const MAX_ROW_BYTES = 2_000_000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Yields the JSON of each row, so that the whole array is never in memory. The caller parses the rows.
 * @throws {TransferError} when the list is not an array, is incomplete, or has a row that is too large
 */
export async function* splitList(entry: ArchiveEntry): AsyncGenerator<string> {
  const { name } = entry.header;
  const notJson = new TransferError(`${name} is not a JSON list.`);
  let row: Buffer[] = [];
  let rowBytes = 0;
  let rowCount = 0;
  /** 0 outside the array, 1 between rows. */
  let depth = 0;
  let isDone = false;
  let isInText = false;
  let isEscaped = false;

  const addToRow = (part: Buffer) => {
    rowBytes += part.length;
    if (rowBytes > MAX_ROW_BYTES) throw new TransferError(`${name} is too large: row ${rowCount}.`);
    row.push(part);
  };
  const finishRow = () => {
    const text = Buffer.concat(row).toString("utf8").trim();
    row = [];
    rowBytes = 0;
    return text;
  };

  for await (const chunk of entry as AsyncIterable<Buffer>) {
    let start = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (depth === 0) {
        if (byte <= 0x20) continue;
        if (byte !== openBracket || isDone) throw notJson;
        depth = 1;
        start = index + 1;
      } else if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInText = false;
      } else if (byte === quote) isInText = true;
      else if (byte === openBracket || byte === openBrace) depth += 1;
      else if (depth > 1 && (byte === closeBracket || byte === closeBrace)) depth -= 1;
      else if (depth === 1 && (byte === comma || byte === closeBracket)) {
        addToRow(chunk.subarray(start, index));
        start = index + 1;
        const text = finishRow();
        if (text !== "" || byte === comma || rowCount > 0) yield text;
        rowCount += 1;
        if (byte === closeBracket) {
          depth = 0;
          isDone = true;
        }
      }
    }
    if (depth > 0) addToRow(chunk.subarray(start));
  }
  if (!isDone) throw notJson;
}
