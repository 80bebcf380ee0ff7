import type { Business } from "~/content/business";

/** The days of a week as JavaScript counts them, from Sunday. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Opening hours of a day as "09:30" and "19:00"; null when closed. */
export type DayHours = { opens: string; closes: string } | null;

/** Days on which the firm is closed beside its usual ones, both included, as 2031-01-14. */
export interface Closure {
  label: string;
  from: string;
  to: string;
}

/** A line over every public page, on the days from `from` to `to`; a missing day is no limit. */
interface Notice {
  text: string;
  from: string | null;
  to: string | null;
}

/** The claims of the firm in figures. */
export interface Figures {
  /** Years of experience. */
  experience: number;
  /** Projects completed. */
  projects: number;
  /** Per cent. */
  quality: number;
  /** Happy customers, per cent. */
  customers: number;
  craftsmen: number;
}

/** All that the owner says of his firm: the business itself, and what belongs to it. */
export interface Firm {
  business: Business;
  tagline: string;
  /** The number under which it pays tax; null when it is not shown. */
  gstin: string | null;
  /** By weekday, from Sunday. */
  hours: readonly DayHours[];
  /** When somebody answers the telephone, as the contact page says it. */
  phoneHours: string;
  closures: readonly Closure[];
  notice: Notice | null;
  figures: Figures;
  /** Months after which enquiries that came to nothing are deleted; null for never. */
  retentionMonths: number | null;
}
