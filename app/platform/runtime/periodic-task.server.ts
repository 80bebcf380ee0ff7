import { FailingState, getErrorMessage } from "./failing-state";

export interface PeriodicTask {
  /** Starts the next run now, or right after the current one. */
  wake: () => void;
  /** Lets the current run finish and starts no other. */
  stop: () => Promise<void>;
}

interface PeriodicTaskOptions {
  intervalMs: number;
  isFirstRunDelayed?: boolean;
  /** Called when a run fails, unless the previous run failed with the same message; the schedule continues. */
  onFailure: (error: unknown) => void;
}

/** Does not keep the process alive. `run` may return the ms until an earlier next run. Its signal is aborted on stop. */
export function startPeriodicTask(
  run: (signal: AbortSignal) => Promise<number> | Promise<void>,
  { intervalMs, isFirstRunDelayed = false, onFailure }: PeriodicTaskOptions,
): PeriodicTask {
  const controller = new AbortController();
  const { signal } = controller;
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
    if (isFirstRunDelayed) await sleep(intervalMs);
    while (!signal.aborted) {
      isWoken = false;
      let pauseMs = intervalMs;
      try {
        pauseMs = Math.min((await run(signal)) ?? intervalMs, intervalMs);
        failures.recordSuccess();
      } catch (error) {
        if (failures.recordFailure(getErrorMessage(error))) onFailure(error);
      }
      await sleep(pauseMs);
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
      controller.abort();
      wake();
      await ended;
    },
  };
}
