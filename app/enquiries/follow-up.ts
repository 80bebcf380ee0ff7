import type { FollowUpKind } from "~/database/enquiry-tables";
import { formatDay } from "~/time/format-day";

export const followUpKinds = [
  { value: "call", label: "Call" },
  { value: "site-visit", label: "Site visit" },
  { value: "quotation", label: "Send quotation" },
  { value: "other", label: "Other" },
] as const satisfies readonly { value: FollowUpKind; label: string }[];

export const followUpKindValues = followUpKinds.map(({ value }) => value);

export function nameFollowUp(kind: FollowUpKind): string {
  return kind === "other" ? "Follow up" : (followUpKinds.find(({ value }) => value === kind)?.label ?? kind);
}

export interface FollowUp {
  kind: FollowUpKind;
  /** As 2031-05-01. */
  day: string;
  /** As 16:30 in India; null for the whole day. */
  time: string | null;
}

export function toFollowUp({ followUpOn, followUpKind, followUpTime }: StoredFollowUp): FollowUp | null {
  return followUpOn === null ? null : { kind: followUpKind, day: followUpOn, time: followUpTime };
}

interface StoredFollowUp {
  followUpOn: string | null;
  followUpKind: FollowUpKind;
  followUpTime: string | null;
}

export function isSameFollowUp(one: FollowUp | null, other: FollowUp | null): boolean {
  return (one && writeFollowUp(one)) === (other && writeFollowUp(other));
}

/** As "Site visit May 10, 2031, 4:30 PM". */
export function describeFollowUp({ kind, day, time }: FollowUp): string {
  return `${nameFollowUp(kind)} ${joinTime(formatDay(day), time)}`;
}

/** As "Today, 4:30 PM". */
export function joinTime(day: string, time: string | null): string {
  return time ? `${day}, ${formatTime(time)}` : day;
}

/** From 16:30 to "4:30 PM". */
function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** For the history: "2031-05-10T16:30 site-visit". */
export function writeFollowUp({ kind, day, time }: FollowUp): string {
  return `${day}${time ? `T${time}` : ""} ${kind}`;
}

/** Older values in the history have only the day. */
export function readFollowUp(written: string): FollowUp {
  const [, day = written, time = null, kind = "call"] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?(?: ([a-z-]+))?$/.exec(written) ?? [];
  return { day, time, kind: followUpKindValues.find((value) => value === kind) ?? "other" };
}
