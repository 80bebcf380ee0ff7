import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A rendered page, ready to be sent. */
export interface CachedPage {
  type: string;
  entityTag: string;
  cacheControl: string;
  contentSecurityPolicy: string;
  text: Buffer;
  /** The text compressed, as soon as it is. */
  encoded: { br?: Buffer; gzip?: Buffer };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Job = () => Promise<void>;

/** Compressions that may wait. One that finds no place is left out, and its page sent uncompressed while it is cached. */
const mostWaiting = 200;

const waiting: Job[] = [];
let isRunning = false;

/** Compresses a new page as far as that costs little, so that the next visitor has something. */
export function compressQuickly({ text, encoded }: CachedPage): void {
  add(async () => {
    encoded.br ??= await brotli(text, 5);
    encoded.gzip ??= await compressGzip(text, { level: 6 });
  });
}

/** Compresses a page at brotli's best, which costs ten times as much: for a page that is asked for again. */
export function compressBest({ text, encoded }: CachedPage): void {
  add(async () => {
    encoded.br = await brotli(text, 11);
  });
}

/** How many compressions wait, and whether one runs. */
export function countCompressions(): { waiting: number; running: number } {
  return { waiting: waiting.length, running: isRunning ? 1 : 0 };
}

/** Off the main thread, one at a time: Node's four threads serve files and passwords as well. */
function add(job: Job): void {
  if (waiting.length < mostWaiting) waiting.push(job);
  if (!isRunning) void run();
}

async function run(): Promise<void> {
  isRunning = true;
  for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  isRunning = false;
}

function brotli(text: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
