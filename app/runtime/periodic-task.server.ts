import { FailingState, readMessage } from "./failing-state";

export interface PeriodicTask {
  /** Starts the next run now, or right after the current one. */
  wake: () => void;
  /** Lets the current run finish and starts no other. */
  stop: () => Promise<void>;
}

interface PeriodicTaskOptions {
  everyMs: number;
  delaysFirstRun?: boolean;
  /** Called once for each reason until a run succeeds; the schedule continues. */
  onFailure: (error: unknown) => void;
}

/** Does not keep the process alive. `run` may return the ms until the next run, if sooner; its signal aborts on stop. */
export function startPeriodicTask(
  run: (signal: AbortSignal) => Promise<number> | Promise<void>,
  { everyMs, delaysFirstRun = false, onFailure }: PeriodicTaskOptions,
): PeriodicTask {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWoken = false;
  let endSleep = () => {};
  const failures = new FailingState();

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isWoken) endSleep();
    });

  const loop = async () => {
    if (delaysFirstRun) await sleep(everyMs);
    while (!signal.aborted) {
      isWoken = false;
      let pause = everyMs;
      try {
        pause = Math.min((await run(signal)) ?? everyMs, everyMs);
        failures.isRecovery();
      } catch (error) {
        if (failures.isNewFailure(readMessage(error))) onFailure(error);
      }
      await sleep(pause);
    }
  };

  const wake = () => {
    isWoken = true;
    endSleep();
  };
  const ended = loop();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await ended;
    },
  };
}
