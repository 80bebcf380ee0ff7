import type { FollowUpKind } from "~/database/enquiry-tables";
import { DAY_MS } from "~/time/durations";
import { toIndianDay } from "~/time/indian-time";
import type { FollowUp } from "./follow-up";

/** The choice `on` uses the form's date field. */
export const nextSteps = [
  { value: "none", label: "None", days: null },
  { value: "tomorrow", label: "Tomorrow", days: 1 },
  { value: "in-3-days", label: "3 days", days: 3 },
  { value: "next-week", label: "1 week", days: 7 },
  { value: "on", label: "Date", days: null },
] as const;

export type NextStep = (typeof nextSteps)[number]["value"];

export const nextStepValues = nextSteps.map(({ value }) => value);

export const missingDay = "Please choose a date, or None.";

export function hasChosenDay({ next, followUpOn }: { next?: NextStep; followUpOn: string | null }): boolean {
  return next !== "on" || followUpOn !== null;
}

/** Returns a day as 2031-05-01. `day` is the value of the date field. */
export function resolveNextStep(choice: NextStep, day: string | null, now = new Date()): string | null {
  if (choice === "on") return day;
  const days = nextSteps.find(({ value }) => value === choice)?.days;
  return days ? toIndianDay(new Date(now.getTime() + days * DAY_MS)) : null;
}

interface PlannedFollowUp {
  next?: NextStep;
  followUpOn: string | null;
  followUpKind: FollowUpKind;
  followUpTime: string | null;
}

export function resolveFollowUp(planned: PlannedFollowUp, now = new Date()): FollowUp | null {
  const day = resolveNextStep(planned.next ?? "on", planned.followUpOn, now);
  return day === null ? null : { day, kind: planned.followUpKind, time: planned.followUpTime };
}
