import { DAY_MS } from "./durations";

/** India has one time zone and no summer time. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The day it is in India at a moment, as 2031-05-01. Computed, because no locale formats a day alike in every browser. */
export function toIndianDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The moment of a time of day in India, as 02:30, on a day, as 2031-05-01. */
export function atIndianTime(day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - INDIA_AHEAD_MS);
}

/** So many days after a day, both as 2031-05-01; before it with a negative number. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** In the order of the year. */
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
