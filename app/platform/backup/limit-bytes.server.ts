import { DamagedArchiveError } from "./archive.server";

/** Passes on chunks up to a limit. @throws {DamagedArchiveError} beyond it */
export async function* limitBytes(
  chunks: AsyncIterable<Uint8Array>,
  { name, maxBytes }: { name: string; maxBytes: number },
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new DamagedArchiveError(`${name} is larger than the ${maxBytes} bytes allowed`);
    yield chunk;
  }
}

/** Yields lines without their line break. `name` and `maxBytes` are of a line. @throws {DamagedArchiveError} for a longer line */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  { name, maxBytes }: { name: string; maxBytes: number },
): AsyncGenerator<string> {
  const newline = 10;
  let parts: Uint8Array[] = [];
  let bytes = 0;
  const add = (part: Uint8Array) => {
    bytes += part.length;
    if (bytes > maxBytes) throw new DamagedArchiveError(`${name} is longer than ${maxBytes} bytes`);
    parts.push(part);
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      add(chunk.subarray(start, end));
      yield Buffer.concat(parts).toString();
      [parts, bytes, start] = [[], 0, end + 1];
    }
    add(chunk.subarray(start));
  }
  if (bytes > 0) yield Buffer.concat(parts).toString();
}
