import type { defaultTerms } from "~/content/firm";
import type { Business } from "~/platform/runtime/config/business";
import type { CustomerFacts } from "./customer-facts";

/** In the order of `Date.getDay`, from Sunday. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** E.g. "09:30" and "19:00"; null when closed. */
export type DayHours = { opens: string; closes: string } | null;

/** Days from `from` to `to`, both included, e.g. 2031-01-14. */
export interface Closure {
  label: string;
  from: string;
  to: string;
}

/** A message at the top of every public page, on the days from `from` to `to`; null means no limit. */
interface Notice {
  text: string;
  from: string | null;
  to: string | null;
}

export interface Figures {
  /** Years; null counts from the year of founding. */
  experience: number | null;
  projects: number;
  /** Per cent. */
  quality: number;
  /** Happy customers, per cent. */
  customers: number;
  craftsmen: number;
}

export interface Firm {
  business: Business;
  tagline: string;
  /** GST identification number; null hides it. */
  gstin: string | null;
  /** For example name@bank. Quotations show it after acceptance. */
  upiId: string | null;
  /** In rupees: above it, customers are told to pay by bank transfer first. */
  upiLimit: number;
  /** For a bank transfer, shown beside the UPI ID. */
  bankDetails: string;
  /** Has a GSTIN, but may not charge GST (section 10 of the CGST Act). */
  isComposition: boolean;
  /** Before the year and number of a quotation, e.g. "Q" for Q/2026-27/0042. */
  numberPrefix: string;
  /** Of the financial year in which the firm starts to number its quotations here. */
  firstNumber: number;
  /** Shown over "Authorised signatory", as a `data:` URI of a PNG; null for none. */
  signature: string | null;
  /** New quotations start with them. */
  terms: typeof defaultTerms;
  founded: number;
  /** Reply time for quote requests, such as "24 hours". */
  quoteReply: string;
  /** Reply time for messages, such as "24-48 hours". */
  messageReply: string;
  /** By weekday, from Sunday. */
  hours: readonly DayHours[];
  /** As shown on the contact page. */
  phoneHours: string;
  /** False while they follow from the opening hours. */
  hasOwnPhoneHours: boolean;
  closures: readonly Closure[];
  notice: Notice | null;
  figures: Figures;
  /** Texts for WhatsApp, see {@link NAME_PLACEHOLDER}. */
  quickReplies: readonly string[];
  /** Unsuccessful enquiries are deleted after this time; null for never. */
  retentionMonths: number | null;
  facts: CustomerFacts;
}
