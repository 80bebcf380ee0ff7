import { isForeignChange } from "~/platform/ui/hooks";

/** Message of every server error in production, set by Remix. */
const serverErrorMessage = "Unexpected Server Error";

/** True if there was no response, or one that is not from the site, such as the error page of a proxy. */
export function isFetchFailure(error: unknown): boolean {
  return error instanceof Error && error.message !== serverErrorMessage && !isForeignChange(error);
}
