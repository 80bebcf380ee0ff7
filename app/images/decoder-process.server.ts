import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { decoderOperations } from "~/uploads/formats";
import type { Failure, JobName, Jobs, Request } from "./decoder/jobs";

export interface DecoderLimits {
  memoryBytes: number;
  timeoutMs: number;
  /** An idle process ends after this time, to return its memory to the system. */
  idleMs: number;
}

export class JobFailed extends Error {
  override name = "JobFailed";

  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** Too much memory or time, or a crash. */
export class DecoderCrash extends Error {
  override name = "DecoderDied";
}

/** The decoder process could not start: the machine lacks resources, and the picture is not the cause. */
export class DecoderMissing extends Error {
  override name = "DecoderMissing";
}

/** An idle process above this ends, because it has not freed memory after a large picture. */
const maxBytesAtRest = 110 * 2 ** 20;
/** In this time a decoder allocates some ten megabytes. */
const watchMs = 20;
/** The kernel also counts thread stacks and reserved memory: a bare process has 110 MB. */
const reservedBytes = 250 * 2 ** 20;

interface Answer {
  ready?: true;
  id: number;
  result?: unknown;
  failure?: Failure;
}

/** Restarts after a crash. Limits memory by `ulimit`, where there is a shell, and by checking resident memory. */
export class DecoderProcess {
  readonly #limits: DecoderLimits;
  #child: ChildProcess | null = null;
  readonly #ready = new WeakSet<ChildProcess>();
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor(limits: DecoderLimits) {
    this.#limits = limits;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Runs one job; the next may only begin after it. @throws {JobFailed | DecoderDied | DecoderMissing} */
  async run<Name extends JobName>(name: Name, job: Jobs[Name]["job"]): Promise<Jobs[Name]["result"]> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    setReferenced(child, true);
    try {
      const answer = await this.#ask(child, { id: this.#nextId++, name, job });
      if (answer.failure) throw new JobFailed(answer.failure);
      return answer.result as Jobs[Name]["result"];
    } finally {
      setReferenced(child, false);
      if (measureMemory(child) > maxBytesAtRest) this.end();
      this.#idle = setTimeout(() => this.end(), this.#limits.idleMs).unref();
    }
  }

  end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }

  #start(): ChildProcess {
    const child = start(this.#limits);
    child.on("error", () => undefined);
    child.once("message", () => this.#ready.add(child));
    child.on("exit", () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }

  #ask(child: ChildProcess, request: Request): Promise<Answer> {
    const { memoryBytes, timeoutMs } = this.#limits;
    return new Promise((resolve, reject) => {
      const die = (reason: string, Failed: typeof DecoderCrash | typeof DecoderMissing = DecoderCrash) => {
        stop();
        if (this.#child === child) this.end();
        reject(new Failed(`The decoder ${reason} (${request.name})`));
      };
      const onExit = (code: number | null, signal: string | null) =>
        die(`ended with ${signal ?? `code ${code}`}`, this.#ready.has(child) ? DecoderCrash : DecoderMissing);
      const onError = (error: Error) => die(`cannot be used: ${error.message}`, DecoderMissing);
      const onMessage = (answer: Answer) => {
        if (answer.id !== request.id) return;
        stop();
        resolve(answer);
      };
      const timer = setTimeout(() => die(`took more than ${timeoutMs} ms`), timeoutMs);
      const watch = setInterval(() => {
        if (measureMemory(child) > memoryBytes) die(`took more than ${memoryBytes} bytes`);
      }, watchMs);
      const stop = () => {
        clearTimeout(timer);
        clearInterval(watch);
        child.off("exit", onExit).off("error", onError).off("message", onMessage);
      };
      child.on("exit", onExit).on("error", onError).on("message", onMessage);
      child.send(request, (error) => error && onError(error));
    });
  }
}

/** Limits the data segment, in kB; inherited by every process it becomes. */
const limited = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';
const shell = "/bin/sh";

function start({ memoryBytes }: DecoderLimits): ChildProcess {
  const command = [
    process.execPath,
    "--max-old-space-size=128",
    resolve("app/images/decoder/main.mjs"),
    ...decoderOperations,
  ];
  const hasLimit = process.platform === "linux" && existsSync(shell);
  const [file = "", ...args] = hasLimit
    ? [shell, "-c", limited, "sh", String(limitData(memoryBytes)), ...command]
    : command;
  return spawn(file, args, {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Passes no settings or secrets of the site. More than two arenas would retain freed picture memory.
    env: { MALLOC_ARENA_MAX: "2", NODE_ENV: "production" },
  });
}

/** Only a busy process keeps this event loop alive. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const method = isReferenced ? "ref" : "unref";
  child[method]();
  child.channel?.[method]();
}

/** 0 when unknown. */
function measureMemory({ pid }: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readProc(`${pid}/status`))?.[1] ?? 0) * 1024;
}

/** In kB. Includes V8's code range where that is writable (from Node 24): 512 MB, in this process as in a decoder. */
function limitData(memoryBytes: number): number {
  const codeRanges = readProc("self/maps").matchAll(/^([\da-f]+)-([\da-f]+) rwxp/gm);
  const code = [...codeRanges].reduce(
    (sum, [, start, end]) => sum + Number(`0x${end}`) - Number(`0x${start}`),
    0,
  );
  return Math.ceil((memoryBytes + reservedBytes + code) / 1024);
}

/** Returns "" without procfs. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "latin1");
  } catch {
    return "";
  }
}
