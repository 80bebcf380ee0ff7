/** Remix's replacement for the message of a server error. */
const serverError = "Unexpected Server Error";

/** Whether no response arrived, or one that is not ours, such as a proxy's page. Server errors have Remix's general message. */
export function isFetchFailure(error: unknown): boolean {
  return error instanceof Error && error.message !== serverError;
}
