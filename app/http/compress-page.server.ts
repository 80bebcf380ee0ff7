import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export interface CachedPage {
  type: string;
  entityTag: string;
  cacheControl: string;
  contentSecurityPolicy: string;
  text: Buffer;
  encoded: { br?: Buffer; gzip?: Buffer };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Job = () => Promise<void>;

/** Waiting compressions. Beyond this limit a page stays uncompressed while it is cached. */
const mostWaiting = 200;

const waiting: Job[] = [];
let isRunning = false;

/** Compresses a new page at low cost, for the next visitor. */
export function compressQuickly({ text, encoded }: CachedPage): void {
  add(async () => {
    encoded.br ??= await brotli(text, 5);
    encoded.gzip ??= await compressGzip(text, { level: 6 });
  });
}

/** Compresses at brotli's best quality, at ten times the cost: for pages requested again. */
export function compressBest({ text, encoded }: CachedPage): void {
  add(async () => {
    encoded.br = await brotli(text, 11);
  });
}

export function countCompressions(): { waiting: number; running: number } {
  return { waiting: waiting.length, running: isRunning ? 1 : 0 };
}

/** Off the main thread, one at a time: Node's four threads also serve files and passwords. */
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
