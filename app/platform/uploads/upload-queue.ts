import { useEffect, useRef, useState } from "react";

export type UploadState =
  | { name: "waiting" }
  | { name: "preparing" }
  /** From 0 to 1; at 1 the server processes the file. */
  | { name: "sending"; fraction: number }
  /** The connection broke; seconds until the next attempt. */
  | { name: "pausing"; seconds: number }
  | { name: "staged"; id: number }
  | { name: "refused"; problem: string }
  | { name: "failed" }
  | { name: "signed-out" };

/** Result of an upload that reached the server. */
export type SendResult = { id: number } | { problem: string } | { isSignedOut: true };

export interface UploadOptions {
  /** Resizes a file. Called for one file at a time, because a large photo fills the memory of a phone. */
  prepare: (file: File) => Promise<File>;
  send: (
    file: File,
    options: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ) => Promise<SendResult>;
  onChange: (key: string, state: UploadState) => void;
  /** Maximum number of concurrent uploads. By default 3: one is sent, one processed by the server, one resized. */
  maxConcurrent?: number;
}

interface Upload {
  key: string;
  file: File;
  /** Null until resized. */
  preparedFile: File | null;
  state: UploadState;
  controller: AbortController;
  wake: () => void;
}

const RETRY_DELAYS_SECONDS = [1, 2, 4, 8];

/** Uploads files before their form is sent, a few at a time, with retries. */
export class UploadQueue {
  readonly #options: UploadOptions;
  readonly #uploads = new Map<string, Upload>();
  readonly #waitingUploads: Upload[] = [];
  #runningCount = 0;
  #preparation: Promise<unknown> = Promise.resolve();
  #settleCallbacks: (() => void)[] = [];

  constructor(options: UploadOptions) {
    this.#options = options;
  }

  /** Also restarts an upload that has ended. */
  start(key: string, file: File): void {
    const previousUpload = this.#uploads.get(key);
    if (previousUpload && isUnderWay(previousUpload.state)) return;
    const upload: Upload = {
      key,
      file,
      preparedFile: previousUpload?.preparedFile ?? null,
      state: { name: "waiting" },
      controller: new AbortController(),
      wake: () => undefined,
    };
    this.#uploads.set(key, upload);
    this.#waitingUploads.push(upload);
    this.#setState(upload, upload.state);
    while (this.#runningCount < (this.#options.maxConcurrent ?? 3) && this.#waitingUploads.length > 0)
      void this.#runWaiting();
  }

  cancel(key: string): void {
    this.#uploads.get(key)?.controller.abort();
    this.#uploads.delete(key);
    this.#callIfSettled();
  }

  cancelAll(): void {
    for (const key of [...this.#uploads.keys()]) this.cancel(key);
  }

  find(key: string): UploadState | undefined {
    return this.#uploads.get(key)?.state;
  }

  /** Retries failed, signed-out and pausing uploads immediately, and waits until all uploads have ended. */
  async retryAndWait(): Promise<void> {
    for (const { key, file, state, wake } of [...this.#uploads.values()]) {
      if (state.name === "failed" || state.name === "signed-out") this.start(key, file);
      if (state.name === "pausing") wake();
    }
    if (this.#isSettled()) return;
    await new Promise<void>((resolve) => this.#settleCallbacks.push(resolve));
  }

  async #runWaiting(): Promise<void> {
    this.#runningCount++;
    for (let upload = this.#waitingUploads.shift(); upload; upload = this.#waitingUploads.shift()) {
      if (!upload.controller.signal.aborted) await this.#upload(upload);
    }
    this.#runningCount--;
  }

  async #upload(upload: Upload): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return this.#setState(upload, await this.#attempt(upload));
      } catch {
        const seconds = RETRY_DELAYS_SECONDS[attempt];
        if (upload.controller.signal.aborted) return;
        if (seconds === undefined) return this.#setState(upload, { name: "failed" });
        this.#setState(upload, { name: "pausing", seconds });
        await waitForConnection(seconds, upload);
      }
    }
  }

  async #attempt(upload: Upload): Promise<UploadState> {
    if (!upload.preparedFile) {
      const preparation = this.#preparation.then(async () => {
        if (upload.controller.signal.aborted) return upload.file;
        this.#setState(upload, { name: "preparing" });
        return await this.#options.prepare(upload.file);
      });
      this.#preparation = preparation.catch(() => undefined);
      upload.preparedFile = await preparation;
    }
    upload.controller.signal.throwIfAborted();
    this.#setState(upload, { name: "sending", fraction: 0 });
    const result = await this.#options.send(upload.preparedFile, {
      onProgress: (fraction) => this.#setState(upload, { name: "sending", fraction }),
      signal: upload.controller.signal,
    });
    if ("id" in result) return { name: "staged", id: result.id };
    return "problem" in result ? { name: "refused", problem: result.problem } : { name: "signed-out" };
  }

  #setState(upload: Upload, state: UploadState): void {
    if (upload.controller.signal.aborted) return;
    upload.state = state;
    this.#options.onChange(upload.key, state);
    this.#callIfSettled();
  }

  #isSettled(): boolean {
    return ![...this.#uploads.values()].some(({ state }) => isUnderWay(state));
  }

  #callIfSettled(): void {
    if (!this.#isSettled()) return;
    const callbacks = this.#settleCallbacks;
    this.#settleCallbacks = [];
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
    const finish = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", finish);
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, seconds * 1000);
    upload.wake = finish;
    globalThis.addEventListener?.("online", finish);
    signal.addEventListener("abort", finish);
  });
}

let lastKey = 0;

export function createUploadKey(): string {
  lastKey++;
  return `upload ${lastKey}`;
}

/** Uploads by key. Leaving the screen cancels them. Only the first value of `options` is used. */
export function useUploads(options: Omit<UploadOptions, "onChange">): {
  uploads: UploadQueue;
  states: ReadonlyMap<string, UploadState>;
} {
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const queue = useRef<UploadQueue | null>(null);
  queue.current ??= new UploadQueue({
    ...options,
    onChange: (key, state) => setStates((previous) => new Map(previous).set(key, state)),
  });
  const uploads = queue.current;
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return { uploads, states };
}
