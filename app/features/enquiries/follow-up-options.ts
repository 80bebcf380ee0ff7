import { DAY_MS, toIndianDay } from "~/platform/time/time";
import type { FollowUp } from "./follow-up";
import type { FollowUpType } from "./tables";

/** `on` uses the date field of the form. */
export const followUpOptions = [
  { value: "none", label: "None", days: null },
  { value: "tomorrow", label: "Tomorrow", days: 1 },
  { value: "in-3-days", label: "3 days", days: 3 },
  { value: "next-week", label: "1 week", days: 7 },
  { value: "on", label: "Date", days: null },
] as const;

export type FollowUpOption = (typeof followUpOptions)[number]["value"];

export const followUpOptionValues = followUpOptions.map(({ value }) => value);

export const missingDayError = "Please choose a date, or None.";

export function hasChosenDay({
  next,
  followUpOn,
}: {
  next?: FollowUpOption;
  followUpOn: string | null;
}): boolean {
  return next !== "on" || followUpOn !== null;
}

/** Returns YYYY-MM-DD; null for no follow-up. `day` is the value of the date field. */
export function resolveFollowUpDay(
  choice: FollowUpOption,
  day: string | null,
  now = new Date(),
): string | null {
  if (choice === "on") return day;
  const days = followUpOptions.find(({ value }) => value === choice)?.days;
  return days ? toIndianDay(new Date(now.getTime() + days * DAY_MS)) : null;
}

interface FollowUpFields {
  next?: FollowUpOption;
  followUpOn: string | null;
  followUpType: FollowUpType;
  followUpTime: string | null;
}

export function resolveFollowUp(fields: FollowUpFields, now = new Date()): FollowUp | null {
  const day = resolveFollowUpDay(fields.next ?? "on", fields.followUpOn, now);
  return day === null ? null : { day, kind: fields.followUpType, time: fields.followUpTime };
}
