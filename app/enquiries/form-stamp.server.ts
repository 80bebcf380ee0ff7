import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecrets } from "~/server/session-secret.server";

/** Older than this a page tells nothing. */
const LONGEST_SECONDS = 24 * 60 * 60;

/** Says in a form when it was shown, signed, so that no program makes it up. */
export function stampForm(now = new Date()): string {
  const moment = String(Math.floor(now.getTime() / 1000));
  const [secret = ""] = sessionSecrets();
  return `${moment}.${sign(moment, secret)}`;
}

/** The seconds since a form was shown, by its stamp; null when it has none, a false one, or a very old one. */
export function readFormStamp(stamp: string, now = new Date()): number | null {
  const [moment = "", signature = ""] = stamp.split(".");
  if (!sessionSecrets().some((secret) => isSame(signature, sign(moment, secret)))) return null;
  const seconds = now.getTime() / 1000 - Number(moment);
  return seconds >= 0 && seconds <= LONGEST_SECONDS ? seconds : null;
}

function sign(moment: string, secret: string): string {
  return createHmac("sha256", secret).update(`form shown at ${moment}`).digest("base64url");
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
