import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { LogoFile } from "~/business/logo.server";
import { fitLogo, type LogoBackground } from "~/platform/images/encodings";
import { logger } from "~/platform/runtime/logger.server";
import { JobQueue, type Priority } from "~/platform/runtime/tasks.server";
import { cleanText, collapseWhitespace } from "~/platform/text/text";
import type { Drawing } from "~/sizes/kind";
import type { ShownQuotation } from "./show-quotation.server";

export interface Acceptance {
  by: string;
  at: string;
  sha256: string;
}

/** Sent to the thread that draws. */
export interface PdfJob {
  quotation: ShownQuotation;
  acceptance: Acceptance | null;
  /** `width` and `height` are in points. */
  logo: { content: Uint8Array; width: number; height: number; background: LogoBackground } | null;
}

/** A4 drawings, also sent to the thread. */
export interface SheetsJob {
  sheets: { title: string; author: string; drawings: readonly Drawing[] };
}

type Reply = { pdf: Uint8Array; failures: string[] } | { error: string };

/** About 50 by 13 mm. */
const logoBox = { width: 142, height: 38 };

const MAX_HEAP_MB = 192;
/** The longest document takes half a second of an idle core. */
const TIMEOUT_MS = 30_000;
/** Time after which an idle thread ends, to free its memory. */
const IDLE_MS = 60_000;

const queue = new JobQueue({ waiting: 20, waitMs: 30_000 });

/**
 * Draws one document at a time, outside the main thread.
 * @throws {QueueFull} for a visitor when too many documents wait
 */
export async function writeQuotationPdf(
  quotation: ShownQuotation,
  {
    acceptance = null,
    logo = null,
    priority = "worker",
  }: { acceptance?: Acceptance | null; logo?: LogoFile | null; priority?: Priority } = {},
): Promise<Buffer> {
  const texts = cleanStrings({ quotation, acceptance });
  const job = { ...texts, logo: logo && { ...logo, ...fitLogo(logo, logoBox) } };
  return await queue.run(priority, () => draw(job));
}

/** @throws {QueueFull} for a visitor when too many documents wait */
export async function writeSheetsPdf(sheets: SheetsJob["sheets"], priority: Priority): Promise<Buffer> {
  return await queue.run(priority, () => draw({ sheets }));
}

/** Each text is one line. Texts stored by earlier versions may contain characters that fonts cannot draw. */
function cleanStrings<Value>(value: Value): Value {
  if (typeof value === "string") return toDrawable(value) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(cleanStrings) as Value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === "drawing" ? inner : cleanStrings(inner),
  ]);
  return Object.fromEntries(entries);
}

/** No font has right-to-left letters, so their direction marks have no effect. */
const directionMarks = /[\u061c\u200e\u200f]/g;

function toDrawable(text: string): string {
  return collapseWhitespace(cleanText(text).replace(directionMarks, ""));
}

let idleThread: Worker | null = null;
let idleTimer: NodeJS.Timeout | undefined;

async function draw(job: PdfJob | SheetsJob): Promise<Buffer> {
  clearTimeout(idleTimer);
  const thread = idleThread ?? startThread();
  idleThread = null;
  thread.ref();
  const reply = await requestReply(thread, job);
  thread.unref();
  idleThread = thread;
  idleTimer = setTimeout(endIdleThread, IDLE_MS).unref();
  if ("error" in reply) throw new Error(`A PDF cannot be drawn: ${reply.error}`);
  const [failure] = reply.failures;
  if (failure !== undefined && "quotation" in job)
    logger.error(
      { number: job.quotation.number, lines: reply.failures.length, failure },
      "lines of a quotation could not be drawn and are empty in its PDF",
    );
  return Buffer.from(reply.pdf);
}

function startThread(): Worker {
  const thread = new Worker(resolve("app/features/quotations/pdf/main.mjs"), {
    // Contains no settings or secrets of the site.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // A running job hears of it too, and an exit follows.
  thread.on("error", () => undefined);
  thread.on("exit", () => {
    if (idleThread === thread) idleThread = null;
  });
  return thread;
}

function endIdleThread(): void {
  void idleThread?.terminate();
  idleThread = null;
}

function requestReply(thread: Worker, job: PdfJob | SheetsJob): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      stop();
      void thread.terminate();
      reject(error);
    };
    const onExit = (code: number) => fail(new Error(`The thread for PDFs ended with code ${code}`));
    const onMessage = (reply: Reply) => {
      stop();
      resolve(reply);
    };
    const timer = setTimeout(() => fail(new Error(`A PDF took more than ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
    const stop = () => {
      clearTimeout(timer);
      thread.off("exit", onExit).off("error", fail).off("message", onMessage);
    };
    thread.on("exit", onExit).on("error", fail).on("message", onMessage);
    thread.postMessage(job);
  });
}
