import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecrets } from "~/server/session-secret.server";

/**
 * The address under which the customer of an enquiry says how it went. Nobody can guess it, and it is the same at every call, so that
 * nothing has to be stored before somebody answers.
 */
export function writeFeedbackPath(enquiryId: number): string {
  const [secret = ""] = sessionSecrets();
  return `/feedback/${enquiryId}-${sign(enquiryId, secret)}`;
}

/** The enquiry that such an address names; null when the address was not made here. */
export function readFeedbackToken(token: string): number | null {
  const [, id, signature = ""] = /^(\d{1,9})-([\w-]{22})$/.exec(token) ?? [];
  if (id === undefined) return null;
  const isOurs = sessionSecrets().some((secret) => {
    const right = sign(Number(id), secret);
    return timingSafeEqual(Buffer.from(signature), Buffer.from(right));
  });
  return isOurs ? Number(id) : null;
}

/** 132 bits of an HMAC: far too many to try. */
function sign(enquiryId: number, secret: string): string {
  return createHmac("sha256", secret)
    .update(`feedback on enquiry ${enquiryId}`)
    .digest("base64url")
    .slice(0, 22);
}
