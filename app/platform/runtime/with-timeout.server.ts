/** After a timeout, `onTimeout` returns a fallback or throws; the work itself continues unless `onTimeout` ends it. */
export async function withTimeout<T, Fallback = never>(
  work: Promise<T>,
  timeoutMs: number,
  onTimeout: () => Fallback,
): Promise<T | Fallback> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
