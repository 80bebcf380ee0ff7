import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { decoderOperations } from "~/uploads/formats";
import type { Failure, JobName, Jobs, Request } from "./decoder/jobs";

/** What a process of the decoder may take. */
export interface DecoderLimits {
  /** Resident memory in bytes. */
  memoryBytes: number;
  /** For one job. */
  timeoutMs: number;
  /** Without work it ends after so long, and its memory goes back to the system. */
  idleMs: number;
}

/** The decoder says why it could not do a job. */
export class JobFailed extends Error {
  override name = "JobFailed";

  constructor(readonly failure: Failure) {
    super("message" in failure ? failure.message : failure.kind);
  }
}

/** The process of the decoder ended within a job: it took too much memory or time, or crashed. */
export class DecoderDied extends Error {
  override name = "DecoderDied";
}

/** The process of the decoder could not be started: the machine is short of something, and no picture is to blame. */
export class DecoderMissing extends Error {
  override name = "DecoderMissing";
}

/** Memory that an idle process has not freed after a large picture is freed by ending it. */
const mostBytesAtRest = 110 * 2 ** 20;
/** How often memory is looked at, in milliseconds: in that time a decoder fills some ten megabytes. */
const watchMs = 20;
/** The kernel counts, beside what is resident, the stacks of threads and what was reserved: a bare process has 110 MB. */
const reservedBytes = 250 * 2 ** 20;

interface Answer {
  ready?: true;
  id: number;
  result?: unknown;
  failure?: Failure;
}

/**
 * A process that decodes pictures, started when there is work and restarted after it died. Its memory is limited by the kernel
 * (`ulimit`, where there is a shell) and by a watch on what is resident, which needs no tool.
 */
export class DecoderProcess {
  readonly #limits: DecoderLimits;
  #child: ChildProcess | null = null;
  /** Those that have begun to work. */
  readonly #ready = new WeakSet<ChildProcess>();
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor(limits: DecoderLimits) {
    this.#limits = limits;
  }

  /** The id of the process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Has one job done. The next may begin only after it.
   * @throws {JobFailed}
   * @throws {DecoderDied}
   * @throws {DecoderMissing}
   */
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
      if (measureMemory(child) > mostBytesAtRest) this.end();
      this.#idle = setTimeout(() => this.end(), this.#limits.idleMs).unref();
    }
  }

  /** Ends the process. The next job starts another. */
  end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }

  #start(): ChildProcess {
    const child = start(this.#limits);
    // It may end while it has no work: the next job starts another.
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
      const die = (reason: string, Failed: typeof DecoderDied | typeof DecoderMissing = DecoderDied) => {
        stop();
        if (this.#child === child) this.end();
        reject(new Failed(`The decoder ${reason} (${request.name})`));
      };
      const onExit = (code: number | null, signal: string | null) =>
        die(`ended with ${signal ?? `code ${code}`}`, this.#ready.has(child) ? DecoderDied : DecoderMissing);
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

/** With a limit for its data, in kB, which every process that it becomes inherits. */
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
    // Nothing of the site's own settings and secrets. With more pools, memory that pictures were unpacked in stays.
    env: { MALLOC_ARENA_MAX: "2", NODE_ENV: "production" },
  });
}

/** A busy process keeps the event loop of this one alive, an idle one does not. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const method = isReferenced ? "ref" : "unref";
  child[method]();
  child.channel?.[method]();
}

/** Resident memory in bytes; 0 when it cannot be known. */
function measureMemory({ pid }: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readProc(`${pid}/status`))?.[1] ?? 0) * 1024;
}

/**
 * The kernel's limit for a decoder's data, in kB. It counts what V8 reserves for compiled code where that may be written to, as
 * from Node 24 on: 512 MB, in this process as in a decoder.
 */
function limitData(memoryBytes: number): number {
  const codeRanges = readProc("self/maps").matchAll(/^([\da-f]+)-([\da-f]+) rwxp/gm);
  const code = [...codeRanges].reduce(
    (sum, [, start, end]) => sum + Number(`0x${end}`) - Number(`0x${start}`),
    0,
  );
  return Math.ceil((memoryBytes + reservedBytes + code) / 1024);
}

/** What the kernel tells of processes; empty where it does not. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "latin1");
  } catch {
    return "";
  }
}
