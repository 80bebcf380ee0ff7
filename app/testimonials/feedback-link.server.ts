import { isSigned, sign } from "~/runtime/signature.server";

/** Of a signature, in an address that people forward. */
const LENGTH = 22;

/** The enquiry whose customer is asked for feedback. */
interface LinkedEnquiry {
  id: number;
  /** Random: a restored site may give an id again that was lost with the old one. */
  originId: string;
}

/**
 * The address under which the customer of an enquiry says how it went. It cannot be guessed, and is the same at every call, so that
 * nothing has to be stored before the customer answers.
 */
export function writeFeedbackPath(enquiry: LinkedEnquiry): string {
  return `/feedback/${enquiry.id}-${sign(writeSigned(enquiry), LENGTH)}`;
}

/** The id that such an address names, whose signature is still to be checked; null for any other address. */
export function readFeedbackToken(token: string): { id: number; signature: string } | null {
  const [, id, signature] = /^(\d{1,9})-([\w-]{22})$/.exec(token) ?? [];
  return id && signature ? { id: Number(id), signature } : null;
}

/** Whether a signature was made for this enquiry. */
export function isFeedbackSignature(enquiry: LinkedEnquiry, signature: string): boolean {
  return isSigned(writeSigned(enquiry), signature, LENGTH);
}

function writeSigned({ id, originId }: LinkedEnquiry): string {
  return `feedback on enquiry ${id} ${originId}`;
}
