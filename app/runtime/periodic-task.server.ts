import { FailingState, nameFailure } from "./failing-state";

/** Work that goes on beside the requests, round by round. */
export interface PeriodicTask {
  /** Begins the next round now, or after the one that runs. */
  wake: () => void;
  /** Lets the round that runs finish, and begins no other. */
  stop: () => Promise<void>;
}

interface Rounds {
  /** Milliseconds between two rounds. */
  everyMs: number;
  /** Whether the first round waits for so long as well. */
  isFirstLater?: boolean;
  /** Called when a round fails, once for each reason until one succeeds; the schedule continues. */
  onFailure: (error: unknown) => void;
}

/**
 * Repeats a round until it is stopped. Waiting for the next one does not keep the process alive.
 * @param round may return the milliseconds until the next one, when that is to come sooner; its signal tells it to end early
 */
export function startPeriodicTask(
  round: (signal: AbortSignal) => Promise<number> | Promise<void>,
  { everyMs, isFirstLater = false, onFailure }: Rounds,
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
    if (isFirstLater) await sleep(everyMs);
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
