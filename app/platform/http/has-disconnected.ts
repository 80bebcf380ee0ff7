/** Also recognizes ECONNRESET, with which Node's body sometimes fails before the signal aborts. */
export function hasDisconnected(error: unknown, { signal }: Request): boolean {
  return (
    signal.aborted ||
    (error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET")
  );
}
