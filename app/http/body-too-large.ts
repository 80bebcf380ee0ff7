/** What the reader of a body gets when more came than the path takes. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** Whether something failed because the body was too large, whatever wrapped the error on its way. */
export function isBodyTooLarge(error: unknown): boolean {
  if (error instanceof BodyTooLargeError) return true;
  return error instanceof Error && error.cause !== undefined && isBodyTooLarge(error.cause);
}
