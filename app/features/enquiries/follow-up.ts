import { getLabel } from "~/platform/text/text";
import { formatDay } from "~/platform/time/time";
import type { FollowUpType } from "./tables";

export const followUpTypes = [
  { value: "call", label: "Call" },
  { value: "site-visit", label: "Site visit" },
  { value: "quotation", label: "Send quotation" },
  { value: "other", label: "Other" },
] as const satisfies readonly { value: FollowUpType; label: string }[];

export const followUpTypeValues = followUpTypes.map(({ value }) => value);

export function getFollowUpLabel(type: FollowUpType): string {
  return type === "other" ? "Follow up" : getLabel(followUpTypes, type);
}

export interface FollowUp {
  kind: FollowUpType;
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM in India; null for all day. */
  time: string | null;
}

export function isSameFollowUp(one: FollowUp | null, other: FollowUp | null): boolean {
  return (one && serializeFollowUp(one)) === (other && serializeFollowUp(other));
}

/** E.g. "Site visit 10 May 2031, 4:30 PM". */
export function describeFollowUp({ kind, day, time }: FollowUp): string {
  return `${getFollowUpLabel(kind)} ${joinDayAndTime(formatDay(day), time)}`;
}

/** E.g. "Today, 4:30 PM". */
export function joinDayAndTime(day: string, time: string | null): string {
  return time ? `${day}, ${formatTime(time)}` : day;
}

/** Formats "16:30" as "4:30 PM". */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Format of the history: "2031-05-10T16:30 site-visit". */
export function serializeFollowUp({ kind, day, time }: FollowUp): string {
  return `${day}${time ? `T${time}` : ""} ${kind}`;
}

/** Older values in the history contain only the day. */
export function parseFollowUp(stored: string): FollowUp {
  const [, day = stored, time = null, kind = "call"] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?(?: ([a-z-]+))?$/.exec(stored) ?? [];
  return { day, time, kind: followUpTypeValues.find((value) => value === kind) ?? "other" };
}
