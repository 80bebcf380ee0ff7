/**
 * What work gives, or, when it takes too long, what stands in its place. The work itself goes on: what is to end with the time
 * ends it in `whenLate`.
 * @param whenLate gives what stands for the answer, or throws why there is none
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
