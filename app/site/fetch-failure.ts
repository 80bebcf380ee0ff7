/** What Remix puts in place of the message of an error on the server. */
const serverError = "Unexpected Server Error";

/**
 * Whether an error is of the way to the server: its answer did not come, or was none of ours, such as the page of a proxy. Errors
 * that the server answers with are responses, or have Remix's general message.
 */
export function isFetchFailure(error: unknown): boolean {
  return error instanceof Error && error.message !== serverError;
}
