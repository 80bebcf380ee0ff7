/** Work that goes on beside the requests, round by round. */
export interface WakeableLoop {
  /** Begins the next round now, or after the one that runs. */
  wake: () => void;
  /** Finishes the current round and ends. */
  stop: () => Promise<void>;
}

/**
 * Repeats a round until it is stopped.
 * @param round returns the milliseconds until the next one; it must not throw, and should end early when asked to stop
 */
export function startWakeableLoop(round: (isStopped: () => boolean) => Promise<number>): WakeableLoop {
  let stopped = false;
  let awake = () => {};
  let woken = false;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      awake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (woken) awake();
    });

  const run = async () => {
    while (!stopped) {
      woken = false;
      const wait = await round(() => stopped);
      if (!stopped) await sleep(wait);
    }
  };

  const wake = () => {
    woken = true;
    awake();
  };
  const ended = run();
  return {
    wake,
    stop: async () => {
      stopped = true;
      wake();
      await ended;
    },
  };
}
