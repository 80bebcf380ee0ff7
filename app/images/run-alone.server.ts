let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work on a picture that somebody waits for when the work before it has ended: unpacked, the largest pictures take
 * hundreds of megabytes of memory each.
 */
export function runAlone<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
