import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SentFile } from "./file-index.server";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's quick quality, so that the first visitor has something, and then its best. */
const qualities = [5, 11] as const;

/** Compresses the texts among the files, one at a time and off the main thread. */
export async function precompress(files: Iterable<SentFile>): Promise<void> {
  const texts = [...files].filter((file) => file.bytes > 1_000);
  for (const quality of qualities) {
    for (const { text, encoded } of texts) {
      if (text === null) continue;
      encoded.br = await compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      encoded.gzip ??= await compressGzip(text, { level: 9 });
    }
  }
}
