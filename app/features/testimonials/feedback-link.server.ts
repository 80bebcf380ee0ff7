import { isSigned, sign } from "~/platform/runtime/tokens.server";

const SIGNATURE_LENGTH = 22;

interface LinkedEnquiry {
  id: number;
  /** Random, because a restored site may reuse an id that was lost with the old database. */
  originId: string;
}

/** An enquiry always has the same signed path, so nothing is stored before the customer replies. */
export function writeFeedbackPath(enquiry: LinkedEnquiry): string {
  return `/feedback/${enquiry.id}-${sign(toSignedText(enquiry), SIGNATURE_LENGTH)}`;
}

/** Does not check the signature. Returns null for a malformed token. */
export function readFeedbackToken(token: string): { id: number; signature: string } | null {
  const [, id, signature] = /^(\d{1,9})-([\w-]{22})$/.exec(token) ?? [];
  return id && signature ? { id: Number(id), signature } : null;
}

export function isFeedbackSignature(enquiry: LinkedEnquiry, signature: string): boolean {
  return isSigned(toSignedText(enquiry), signature, SIGNATURE_LENGTH);
}

function toSignedText({ id, originId }: LinkedEnquiry): string {
  return `feedback on enquiry ${id} ${originId}`;
}
