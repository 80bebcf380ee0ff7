/**
 * The result of `work`, or, when that takes too long, the result of `whenLate`. The work itself goes on, unless `whenLate` ends it.
 * @param whenLate returns what to use instead of the result, or throws
 */
export async function limitTime<T, Late = never>(
  work: Promise<T>,
  milliseconds: number,
  whenLate: () => Late,
): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([work, late.then(whenLate)]);
  } finally {
    clearTimeout(timer);
  }
}
