import type { Business } from "~/content/business";

/** In JavaScript's order (`Date.getDay`), from Sunday. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** As "09:30" and "19:00"; null when closed. */
export type DayHours = { opens: string; closes: string } | null;

/** Extra closed days, `from` and `to` included, as 2031-01-14. */
export interface Closure {
  label: string;
  from: string;
  to: string;
}

/** A message at the top of every public page from `from` to `to`; null is no limit. */
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
  /** Such as name@bank; quotations show it after they are accepted. */
  upiId: string | null;
  /** Lines for a bank transfer, shown beside the UPI ID; empty for none. */
  bankDetails: string;
  /** Year. */
  founded: number;
  /** Within which a quote request is answered, such as "24 hours". */
  quoteReply: string;
  /** Within which a message is answered, such as "24-48 hours". */
  messageReply: string;
  /** By weekday, from Sunday. */
  hours: readonly DayHours[];
  /** When the telephone is answered, as shown on the contact page. */
  phoneHours: string;
  closures: readonly Closure[];
  notice: Notice | null;
  figures: Figures;
  /** Months after which unsuccessful enquiries are deleted; null for never. */
  retentionMonths: number | null;
}
