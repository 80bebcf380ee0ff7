import type { ContactMessage, QuoteRequest } from "./schema";
import type { EnquirySource } from "./source";
import type { FilledIn } from "./spam";
import type { EnquiryStatus } from "./statuses";

/** What a visitor sent, before it is stored. */
export type NewEnquiry = (
  | { kind: "message"; content: ContactMessage }
  | { kind: "quote"; content: QuoteRequest }
) & {
  source: EnquirySource;
  /** Left out where there was no form. */
  filledIn?: FilledIn;
  /** Number of the form whose files belong to it. */
  form?: string;
};

/** The answers of a quote request beside name, addresses and description. */
export type QuoteDetails = Omit<QuoteRequest, "Name" | "email" | "phone" | "projectDescription">;

/** A stored message or quote request, as the admin reads it. */
export interface Enquiry {
  id: number;
  kind: "message" | "quote";
  name: string;
  email: string | null;
  /** Ten digits. */
  phone: string | null;
  message: string;
  /** Null for a plain message. */
  details: QuoteDetails | null;
  status: EnquiryStatus;
  /** Why it was held back, in sentences; empty when it never was. */
  spamReasons: string[];
  isRead: boolean;
  /** The day of the next step, as 2031-05-01. */
  followUpOn: string | null;
  source: EnquirySource;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null unless it is in the trash. */
  deletedAt: string | null;
}
