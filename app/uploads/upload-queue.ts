export type UploadState =
  | { name: "waiting" }
  | { name: "preparing" }
  /** From 0 to 1; at 1 the server processes it. */
  | { name: "sending"; fraction: number }
  /** The connection broke; seconds until the next attempt. */
  | { name: "pausing"; seconds: number }
  | { name: "staged"; id: number }
  | { name: "refused"; problem: string }
  | { name: "failed" }
  | { name: "signed-out" };

/** Result of an upload, which throws when the connection breaks. */
export type SendResult = { id: number } | { problem: string } | { isSignedOut: true };

export interface UploadOptions {
  /** Resizes a file; one at a time, because a large photo fills the memory of a phone. */
  prepare: (file: File) => Promise<File>;
  send: (
    file: File,
    options: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ) => Promise<SendResult>;
  onChange: (key: string, state: UploadState) => void;
  /** Concurrent uploads. With the default of 3, one is sent while the server processes another and a third is resized. */
  maxConcurrent?: number;
}

interface Upload {
  key: string;
  file: File;
  /** Null until resized. */
  prepared: File | null;
  state: UploadState;
  controller: AbortController;
  wake: () => void;
}

const RETRY_DELAYS_SECONDS = [1, 2, 4, 8];

/** Uploads files before their form is sent, a few at a time, with retries. */
export class UploadQueue {
  readonly #ways: UploadOptions;
  readonly #uploads = new Map<string, Upload>();
  readonly #waiting: Upload[] = [];
  #running = 0;
  #preparing: Promise<unknown> = Promise.resolve();
  #settled: (() => void)[] = [];

  constructor(ways: UploadOptions) {
    this.#ways = ways;
  }

  /** Also restarts an upload. */
  start(key: string, file: File): void {
    const before = this.#uploads.get(key);
    if (before && isUnderWay(before.state)) return;
    const upload: Upload = {
      key,
      file,
      prepared: before?.prepared ?? null,
      state: { name: "waiting" },
      controller: new AbortController(),
      wake: () => undefined,
    };
    this.#uploads.set(key, upload);
    this.#waiting.push(upload);
    this.#change(upload, upload.state);
    while (this.#running < (this.#ways.maxConcurrent ?? 3) && this.#waiting.length > 0) void this.#work();
  }

  cancel(key: string): void {
    this.#uploads.get(key)?.controller.abort();
    this.#uploads.delete(key);
    this.#tellSettled();
  }

  cancelAll(): void {
    for (const key of [...this.#uploads.keys()]) this.cancel(key);
  }

  find(key: string): UploadState | undefined {
    return this.#uploads.get(key)?.state;
  }

  /** Retries failed and pausing uploads at once, and waits until none is running. */
  async settle(): Promise<void> {
    for (const { key, file, state, wake } of [...this.#uploads.values()]) {
      if (state.name === "failed") this.start(key, file);
      if (state.name === "pausing") wake();
    }
    if (this.#isSettled()) return;
    await new Promise<void>((resolve) => this.#settled.push(resolve));
  }

  async #work(): Promise<void> {
    this.#running++;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (!next.controller.signal.aborted) await this.#upload(next);
    }
    this.#running--;
  }

  async #upload(upload: Upload): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return this.#change(upload, await this.#attempt(upload));
      } catch {
        const seconds = RETRY_DELAYS_SECONDS[attempt];
        if (upload.controller.signal.aborted) return;
        if (seconds === undefined) return this.#change(upload, { name: "failed" });
        this.#change(upload, { name: "pausing", seconds });
        await waitForConnection(seconds, upload);
      }
    }
  }

  async #attempt(upload: Upload): Promise<UploadState> {
    if (!upload.prepared) {
      const prepare = this.#preparing.then(async () => {
        if (upload.controller.signal.aborted) return upload.file;
        this.#change(upload, { name: "preparing" });
        return await this.#ways.prepare(upload.file);
      });
      this.#preparing = prepare.catch(() => undefined);
      upload.prepared = await prepare;
    }
    upload.controller.signal.throwIfAborted();
    this.#change(upload, { name: "sending", fraction: 0 });
    const sent = await this.#ways.send(upload.prepared, {
      onProgress: (fraction) => this.#change(upload, { name: "sending", fraction }),
      signal: upload.controller.signal,
    });
    if ("id" in sent) return { name: "staged", id: sent.id };
    return "problem" in sent ? { name: "refused", problem: sent.problem } : { name: "signed-out" };
  }

  #change(upload: Upload, state: UploadState): void {
    if (upload.controller.signal.aborted) return;
    upload.state = state;
    this.#ways.onChange(upload.key, state);
    this.#tellSettled();
  }

  #isSettled(): boolean {
    return ![...this.#uploads.values()].some(({ state }) => isUnderWay(state));
  }

  #tellSettled(): void {
    if (!this.#isSettled()) return;
    const callbacks = this.#settled;
    this.#settled = [];
    for (const callback of callbacks) callback();
  }
}

export function isUnderWay({ name }: UploadState): boolean {
  return name === "waiting" || name === "preparing" || name === "sending" || name === "pausing";
}

/** Ends early when the browser is online again, or the upload is woken or cancelled. */
function waitForConnection(seconds: number, upload: Upload): Promise<void> {
  const { signal } = upload.controller;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, seconds * 1000);
    upload.wake = done;
    globalThis.addEventListener?.("online", done);
    signal.addEventListener("abort", done);
  });
}
