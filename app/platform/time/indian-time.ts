import { DAY_MS } from "./durations";

/** India has one time zone and no daylight saving time. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Returns a day, e.g. 2031-05-01. No locale formats days like this in every browser, so it is calculated. */
export function toIndianDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** `day` is e.g. 2031-05-01, `time` e.g. 02:30. */
export function atIndianTime(day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - INDIA_OFFSET_MS);
}

/** `day` is e.g. 2031-05-01. `count` may be negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
