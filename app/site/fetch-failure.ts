/** Remix's replacement for the message of a server error. */
const serverError = "Unexpected Server Error";

/** True when no response arrived, or one that is not ours, such as a proxy's page. */
export function isFetchFailure(error: unknown): boolean {
  return error instanceof Error && error.message !== serverError;
}
