/**
 * Returns the result of `work`, or of `whenLate` on a timeout. The work continues unless `whenLate` ends it.
 * @param whenLate returns a substitute result, or throws
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
