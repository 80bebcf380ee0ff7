import { isSigned, sign } from "~/runtime/signature.server";
import { attributeRequest } from "./attribution.server";
import type { HiddenValues } from "./form/hidden-fields";

/** Older timestamps say nothing about the speed of filling in a form. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

/** Seconds since 1970 and an HMAC. */
export function createFormTimestamp(now = new Date()): string {
  const moment = String(Math.floor(now.getTime() / 1000));
  return `${moment}.${sign(writeSigned(moment))}`;
}

/** Returns seconds since the form was shown; null for a missing, forged or expired timestamp. */
export function readFormTimestamp(timestamp: string, now = new Date()): number | null {
  const [moment = "", signature = ""] = timestamp.split(".");
  if (!isSigned(writeSigned(moment), signature)) return null;
  const seconds = now.getTime() / 1000 - Number(moment);
  return seconds >= 0 && seconds <= MAX_AGE_SECONDS ? seconds : null;
}

function writeSigned(moment: string): string {
  return `form shown at ${moment}`;
}

export function createHiddenValues(request: Request): HiddenValues {
  return { timestamp: createFormTimestamp(), attribution: attributeRequest(request) };
}
