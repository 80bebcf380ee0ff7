/** Whether a request failed because its visitor left: Node's body breaks off with this error, at times before the signal tells of it. */
export function hasLeft(error: unknown, { signal }: Request): boolean {
  return (
    signal.aborted ||
    (error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET")
  );
}
