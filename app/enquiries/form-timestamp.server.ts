import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecrets } from "~/server/session-secret.server";
import { attributeRequest } from "./attribution.server";
import type { HiddenValues } from "./form/enquiry-answer";

/** Older timestamps say nothing about how fast a form was filled in. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

/** Creates the signed timestamp of a form that is shown now, as seconds since 1970 and an HMAC. */
export function createFormTimestamp(now = new Date()): string {
  const moment = String(Math.floor(now.getTime() / 1000));
  const [secret = ""] = sessionSecrets();
  return `${moment}.${sign(moment, secret)}`;
}

/** Seconds since a form was shown; null when its timestamp is missing, forged or older than a day. */
export function readFormTimestamp(timestamp: string, now = new Date()): number | null {
  const [moment = "", signature = ""] = timestamp.split(".");
  if (!sessionSecrets().some((secret) => isSame(signature, sign(moment, secret)))) return null;
  const seconds = now.getTime() / 1000 - Number(moment);
  return seconds >= 0 && seconds <= MAX_AGE_SECONDS ? seconds : null;
}

function sign(moment: string, secret: string): string {
  return createHmac("sha256", secret).update(`form shown at ${moment}`).digest("base64url");
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The values of the hidden fields of a public form. */
export function createHiddenValues(request: Request): HiddenValues {
  return { timestamp: createFormTimestamp(), attribution: attributeRequest(request) };
}
