import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isDiskFull } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { JobQueue, type Priority, QueueFull } from "~/platform/runtime/tasks.server";
import { decoderOperations, UploadRejected, uploadProblems } from "~/platform/uploads/upload-rules";
import type { Failure, JobName, Jobs, Request } from "./decoder/jobs";

export interface DecoderLimits {
  memoryBytes: number;
  timeoutMs: number;
  /** Time after which an idle process ends, to free its memory. */
  idleMs: number;
}

export class JobFailed extends Error {
  override name = "JobFailed";

  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** The decoder crashed, or was killed because it used too much memory or time. */
export class DecoderCrash extends Error {
  override name = "DecoderCrash";
}

/** The decoder process could not start because the machine lacks resources; the picture is not the cause. */
export class DecoderUnavailable extends Error {
  override name = "DecoderUnavailable";
}

/** Memory above which an idle process ends, because it has not freed the memory of a large picture. */
const MAX_IDLE_BYTES = 110 * 2 ** 20;
/** Interval between memory checks, in which a decoder allocates about ten megabytes. */
const CHECK_INTERVAL_MS = 20;
/** Allowance for thread stacks and reserved memory, which the kernel also counts; a bare process has 110 MB. */
const RESERVED_BYTES = 250 * 2 ** 20;

interface Reply {
  ready?: true;
  id: number;
  result?: unknown;
  failure?: Failure;
}

/** Restarts after a crash. Its memory is limited by `ulimit`, where there is a shell, and by checks. */
export class DecoderProcess {
  readonly #limits: DecoderLimits;
  #child: ChildProcess | null = null;
  readonly #readyChildren = new WeakSet<ChildProcess>();
  #idleTimer: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor(limits: DecoderLimits) {
    this.#limits = limits;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Runs one job; start the next only after it has ended. @throws {JobFailed | DecoderCrash | DecoderUnavailable} */
  async run<Name extends JobName>(name: Name, job: Jobs[Name]["job"]): Promise<Jobs[Name]["result"]> {
    clearTimeout(this.#idleTimer);
    this.#child ??= this.#start();
    const child = this.#child;
    setReferenced(child, true);
    try {
      const reply = await this.#request(child, { id: this.#nextId++, name, job });
      if (reply.failure) throw new JobFailed(reply.failure);
      return reply.result as Jobs[Name]["result"];
    } finally {
      setReferenced(child, false);
      if (measureMemory(child) > MAX_IDLE_BYTES) this.end();
      this.#idleTimer = setTimeout(() => this.end(), this.#limits.idleMs).unref();
    }
  }

  end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }

  #start(): ChildProcess {
    const child = startDecoder(this.#limits);
    child.on("error", () => undefined);
    child.once("message", () => this.#readyChildren.add(child));
    child.on("exit", () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }

  #request(child: ChildProcess, request: Request): Promise<Reply> {
    const { memoryBytes, timeoutMs } = this.#limits;
    return new Promise((resolve, reject) => {
      const fail = (
        reason: string,
        Failed: typeof DecoderCrash | typeof DecoderUnavailable = DecoderCrash,
      ) => {
        stop();
        if (this.#child === child) this.end();
        reject(new Failed(`The decoder ${reason} (${request.name})`));
      };
      const onExit = (code: number | null, signal: string | null) =>
        fail(
          `ended with ${signal ?? `code ${code}`}`,
          this.#readyChildren.has(child) ? DecoderCrash : DecoderUnavailable,
        );
      const onError = (error: Error) => fail(`cannot be used: ${error.message}`, DecoderUnavailable);
      const onMessage = (reply: Reply) => {
        if (reply.id !== request.id) return;
        stop();
        resolve(reply);
      };
      const timer = setTimeout(() => fail(`took more than ${timeoutMs} ms`), timeoutMs);
      const memoryTimer = setInterval(() => {
        if (measureMemory(child) > memoryBytes) fail(`used more than ${memoryBytes} bytes`);
      }, CHECK_INTERVAL_MS);
      const stop = () => {
        clearTimeout(timer);
        clearInterval(memoryTimer);
        child.off("exit", onExit).off("error", onError).off("message", onMessage);
      };
      child.on("exit", onExit).on("error", onError).on("message", onMessage);
      child.send(request, (error) => error && onError(error));
    });
  }
}

/** Limits the data segment, in kB. The limit survives `exec`. */
const limitedShellScript = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';
const shell = "/bin/sh";

function startDecoder({ memoryBytes }: DecoderLimits): ChildProcess {
  const command = [
    process.execPath,
    "--max-old-space-size=128",
    resolve("app/platform/images/decoder/main.mjs"),
    ...decoderOperations,
  ];
  const hasLimit = process.platform === "linux" && existsSync(shell);
  const [file = "", ...args] = hasLimit
    ? [shell, "-c", limitedShellScript, "sh", String(calculateDataLimit(memoryBytes)), ...command]
    : command;
  return spawn(file, args, {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Contains no settings or secrets of the site. More than two arenas would retain freed memory of pictures.
    env: { MALLOC_ARENA_MAX: "2", NODE_ENV: "production" },
  });
}

/** Lets this process exit while the decoder is idle. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const method = isReferenced ? "ref" : "unref";
  child[method]();
  child.channel?.[method]();
}

/** Resident memory in bytes; 0 when unknown. */
function measureMemory({ pid }: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readProc(`${pid}/status`))?.[1] ?? 0) * 1024;
}

/** In kB. Includes V8's code range where it is writable (from Node 24): 512 MB, the same in this process and in a decoder. */
function calculateDataLimit(memoryBytes: number): number {
  const codeRanges = readProc("self/maps").matchAll(/^([\da-f]+)-([\da-f]+) rwxp/gm);
  const code = [...codeRanges].reduce(
    (sum, [, start, end]) => sum + Number(`0x${end}`) - Number(`0x${start}`),
    0,
  );
  return Math.ceil((memoryBytes + RESERVED_BYTES + code) / 1024);
}

/** Returns "" without procfs. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "latin1");
  } catch {
    return "";
  }
}

/** A bare process needs 70 MB; a rotated HEIC picture of 48 megapixels needs 330 MB more, others up to 290 MB. */
const decoder = new DecoderProcess({ memoryBytes: 430 * 2 ** 20, timeoutMs: 60_000, idleMs: 10_000 });

const queue = new JobQueue({ waiting: 20, waitMs: 45_000 });

export function countDecoding(): { waiting: number; running: number } {
  return queue.count();
}

/** Queues and runs a job. @throws {UploadRejected} for a full queue, an unusable picture, a crash or a full disk */
export async function runDecoderJob<Name extends JobName>(
  name: Name,
  job: Jobs[Name]["job"],
  priority: Priority = "visitor",
): Promise<Jobs[Name]["result"]> {
  try {
    return await queue.run(priority, () => decoder.run(name, job));
  } catch (cause) {
    throw toRejection(cause);
  }
}

function toRejection(cause: unknown): unknown {
  if (cause instanceof QueueFull) return new UploadRejected(uploadProblems.busy, { cause });
  if (cause instanceof DecoderCrash) {
    logger.warn({ err: cause }, "a picture crashed the decoder");
    return new UploadRejected(uploadProblems.tooDemanding, { cause });
  }
  if (!(cause instanceof JobFailed)) return cause;
  const { failure } = cause;
  if (failure.kind === "damaged") return new UploadRejected(uploadProblems.damaged, { cause });
  const problem = isDiskFull(failure) ? uploadProblems.diskFull : uploadProblems.notSaved;
  return new UploadRejected(problem, { cause });
}
