import { quotePanel } from "~/content/quote";
import { addDays, months } from "~/platform/time/time";
import { type Closure, type DayHours, type Firm, weekdays } from "./firm";

const ANNOUNCEMENT_DAYS = 14;

/** For example "Mon to Sat", "9:30 AM to 7:00 PM". */
interface HoursLine {
  days: string;
  hours: string;
}

/** Groups the week, from Monday, into lines of adjacent days with the same hours. */
export function groupHours(hours: Firm["hours"]): HoursLine[] {
  const week = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, hours: hours[day] ?? null }));
  const lines: { first: number; last: number; hours: DayHours }[] = [];
  for (const { day, hours: dayHours } of week) {
    const previousLine = lines.at(-1);
    if (previousLine && hasSameHours(previousLine.hours, dayHours)) previousLine.last = day;
    else lines.push({ first: day, last: day, hours: dayHours });
  }
  return lines.map(({ first, last, hours: dayHours }) => ({
    days:
      first === last ? getDayName(first, false) : `${getDayName(first, true)} to ${getDayName(last, true)}`,
    hours: dayHours ? `${formatClock(dayHours.opens)} to ${formatClock(dayHours.closes)}` : "Closed",
  }));
}

/** Finds current closures and those that begin within two weeks, earliest first. `today` is e.g. 2031-01-14. */
export function findClosures(closures: readonly Closure[], today: string): Closure[] {
  const lastStart = addDays(today, ANNOUNCEMENT_DAYS);
  return closures
    .filter(({ from, to }) => to >= today && from <= lastStart)
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** For example "14 to 16 January", "31 December to 2 January" or "14 January". */
export function formatClosure({ from, to }: Closure): string {
  const [first, last] = [from, to].map((day) => ({
    day: Number(day.slice(8)),
    month: months[Number(day.slice(5, 7)) - 1],
  }));
  if (!first || !last) return "";
  if (from === to) return `${first.day} ${first.month}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${first.day} to ${last.day} ${last.month}`;
  return `${first.day} ${first.month} to ${last.day} ${last.month}`;
}

/** Includes both days; null means no limit. */
export function isShownOn(today: string, { from, to }: { from: string | null; to: string | null }): boolean {
  return (from === null || from <= today) && (to === null || today <= to);
}

function hasSameHours(one: DayHours, other: DayHours): boolean {
  return one?.opens === other?.opens && one?.closes === other?.closes;
}

function getDayName(day: number, isShort: boolean): string {
  const name = weekdays[day] ?? "";
  return isShort ? name.slice(0, 3) : name;
}

/** Formats "19:00" as "7:00 PM". */
function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

const grouping = new Intl.NumberFormat("en-IN");

/** Shows the client's exact wording while the defaults are unchanged. `today` is the day in India. */
export function toShownFirm(firm: Firm, defaults: Firm, today: string) {
  const { tagline, gstin, founded, quoteReply, messageReply, retentionMonths, notice, figures, facts } = firm;
  const hours = groupHours(firm.hours);
  const hasDefaultHours = JSON.stringify(firm.hours) === JSON.stringify(defaults.hours);
  return {
    ...{ tagline, gstin, founded, quoteReply, messageReply, retentionMonths, hours, facts },
    phoneHours:
      !hasDefaultHours && !firm.hasOwnPhoneHours
        ? hours.map((line) => `${line.days} ${line.hours}`).join("; ")
        : firm.phoneHours,
    /** In the wording of the quote page. */
    quoteHours: hasDefaultHours ? quotePanel.hours : quotePanel.otherHours(hours),
    /** By weekday, from Sunday, for search engines. */
    week: firm.hours,
    closures: findClosures(firm.closures, today).map((closure) => ({
      ...closure,
      days: formatClosure(closure),
    })),
    notice: notice && isShownOn(today, notice) ? notice.text : null,
    figures: { ...figures, experience: figures.experience ?? Number(today.slice(0, 4)) - founded },
    /** For example "20,000". */
    projectsGrouped: grouping.format(figures.projects),
  };
}

export type ShownFirm = ReturnType<typeof toShownFirm>;
