export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

export function isBodyTooLarge(error: unknown): boolean {
  if (error instanceof BodyTooLargeError) return true;
  return error instanceof Error && error.cause !== undefined && isBodyTooLarge(error.cause);
}
