import { isSigned, sign } from "~/runtime/signature.server";

/** Of a signature, in an address that people forward. */
const LENGTH = 22;

/**
 * The address under which the customer of an enquiry says how it went. It cannot be guessed, and is the same at every call, so that
 * nothing has to be stored before the customer answers.
 */
export function writeFeedbackPath(enquiryId: number): string {
  return `/feedback/${enquiryId}-${sign(writeSigned(enquiryId), LENGTH)}`;
}

/** The enquiry that such an address names; null when the address was not made here. */
export function readFeedbackToken(token: string): number | null {
  const [, id = "", signature = ""] = /^(\d{1,9})-([\w-]{22})$/.exec(token) ?? [];
  return isSigned(writeSigned(Number(id)), signature, LENGTH) ? Number(id) : null;
}

function writeSigned(enquiryId: number): string {
  return `feedback on enquiry ${enquiryId}`;
}
