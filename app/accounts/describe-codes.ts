import { formatDay } from "~/time/format-day";

/** Heading of recovery codes on paper and in a file. */
export function describeCodes(site: string, day: Date): string {
  return `Recovery codes of ${site}, made on ${formatDay(day.toISOString())}`;
}
