/** Remix's replacement for the message of a server error. */
const serverError = "Unexpected Server Error";

/**
 * Whether the request failed: no response, or one that is not ours, such as a proxy's page. Server errors are
 * responses, or have Remix's general message.
 */
export function isFetchFailure(error: unknown): boolean {
  return error instanceof Error && error.message !== serverError;
}
