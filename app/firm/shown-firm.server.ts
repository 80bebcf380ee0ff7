import { quotePanel } from "~/content/quote";
import type { Closure, DayHours, Figures, Firm } from "./firm";
import { describeHours, findClosures, formatClosure, type HoursLine, isShownOn } from "./opening-hours";

/** What public pages say of the firm on a day, beside its `business`. */
export interface ShownFirm {
  tagline: string;
  gstin: string | null;
  phoneHours: string;
  /** The opening hours as the quote form's page says them. */
  quoteHours: string;
  hours: readonly HoursLine[];
  /** The same by weekday, from Sunday, for search engines. */
  week: readonly DayHours[];
  /** Closed days that last or are near; `days` says them to people. */
  closures: readonly (Closure & { days: string })[];
  notice: string | null;
  figures: Figures;
  /** The projects with their thousands apart: "20,000". */
  projectsGrouped: string;
  retentionMonths: number | null;
}

const grouping = new Intl.NumberFormat("en-IN");

/**
 * Puts what the owner saved into what pages say.
 * @param delivered what counts until the owner changes it: its wording is the client's
 * @param today the day it is in India, as 2031-01-14
 */
export function showFirm(firm: Firm, delivered: Firm, today: string): ShownFirm {
  const hours = describeHours(firm.hours);
  const isDelivered = JSON.stringify(firm.hours) === JSON.stringify(delivered.hours);
  const closures = findClosures(firm.closures, today);
  return {
    tagline: firm.tagline,
    gstin: firm.gstin,
    phoneHours: firm.phoneHours,
    quoteHours: isDelivered ? quotePanel.hours : quotePanel.otherHours(hours),
    hours,
    week: firm.hours,
    closures: closures.map((closure) => ({ ...closure, days: formatClosure(closure) })),
    notice: firm.notice && isShownOn(today, firm.notice) ? firm.notice.text : null,
    figures: firm.figures,
    retentionMonths: firm.retentionMonths,
    projectsGrouped: grouping.format(firm.figures.projects),
  };
}
