/** Message of every server error in production, set by Remix. */
const serverError = "Unexpected Server Error";

/** True if there was no response, or a foreign one, such as the error page of a proxy. */
export function isFetchFailure(error: unknown): boolean {
  return error instanceof Error && error.message !== serverError;
}
