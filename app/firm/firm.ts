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
  /** Years. */
  experience: number;
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
