import { isSigned, sign } from "~/platform/runtime/tokens.server";
import { attributeRequest } from "./attribution.server";
import type { HiddenValues } from "./form/hidden-fields";

/** An older timestamp does not show how fast the form was filled in. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

/** Unix time in seconds, signed with an HMAC. */
export function createFormTimestamp(now = new Date()): string {
  const shownAt = String(Math.floor(now.getTime() / 1000));
  return `${shownAt}.${sign(toSignedText(shownAt))}`;
}

/** Returns the seconds since the form was shown; null for a missing, forged, future or expired timestamp. */
export function readFormTimestamp(timestamp: string, now = new Date()): number | null {
  const [shownAt = "", signature = ""] = timestamp.split(".");
  if (!isSigned(toSignedText(shownAt), signature)) return null;
  const seconds = now.getTime() / 1000 - Number(shownAt);
  return seconds >= 0 && seconds <= MAX_AGE_SECONDS ? seconds : null;
}

function toSignedText(shownAt: string): string {
  return `form shown at ${shownAt}`;
}

export function createHiddenValues(request: Request): HiddenValues {
  return { timestamp: createFormTimestamp(), attribution: attributeRequest(request) };
}
