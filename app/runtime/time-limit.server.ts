/** The work continues after a timeout unless `whenLate` ends it. `whenLate` returns a substitute, or throws. */
export async function withTimeout<T, Late = never>(
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
