import { FailingState, nameFailure } from "./failing-state";

export interface PeriodicTask {
  /** Starts the next run now, or after the current one. */
  wake: () => void;
  /** Lets the current run finish and starts no other. */
  stop: () => Promise<void>;
}

interface Rounds {
  everyMs: number;
  delaysFirstRun?: boolean;
  /** Called once for each reason until a run succeeds; the schedule continues. */
  onFailure: (error: unknown) => void;
}

/** Does not keep the process alive. A run may return the ms until the next one, if sooner. Its signal asks it to end early. */
export function startPeriodicTask(
  round: (signal: AbortSignal) => Promise<number> | Promise<void>,
  { everyMs, delaysFirstRun = false, onFailure }: Rounds,
): PeriodicTask {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWoken = false;
  let endSleep = () => {};
  const failing = new FailingState();

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isWoken) endSleep();
    });

  const run = async () => {
    if (delaysFirstRun) await sleep(everyMs);
    while (!signal.aborted) {
      isWoken = false;
      let pause = everyMs;
      try {
        pause = Math.min((await round(signal)) ?? everyMs, everyMs);
        failing.isRecovery();
      } catch (error) {
        if (failing.isNewFailure(nameFailure(error))) onFailure(error);
      }
      await sleep(pause);
    }
  };

  const wake = () => {
    isWoken = true;
    endSleep();
  };
  const ended = run();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await ended;
    },
  };
}
