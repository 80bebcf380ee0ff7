import { isSigned, sign } from "~/runtime/signature.server";

const LENGTH = 22;

interface LinkedEnquiry {
  id: number;
  /** Random, because a restored site may reuse an id that was lost with the old database. */
  originId: string;
}

/** Signed and always the same, so nothing is stored before the customer replies. */
export function writeFeedbackPath(enquiry: LinkedEnquiry): string {
  return `/feedback/${enquiry.id}-${sign(writeSigned(enquiry), LENGTH)}`;
}

/** Does not check the signature. Returns null for a malformed token. */
export function readFeedbackToken(token: string): { id: number; signature: string } | null {
  const [, id, signature] = /^(\d{1,9})-([\w-]{22})$/.exec(token) ?? [];
  return id && signature ? { id: Number(id), signature } : null;
}

export function isFeedbackSignature(enquiry: LinkedEnquiry, signature: string): boolean {
  return isSigned(writeSigned(enquiry), signature, LENGTH);
}

function writeSigned({ id, originId }: LinkedEnquiry): string {
  return `feedback on enquiry ${id} ${originId}`;
}
