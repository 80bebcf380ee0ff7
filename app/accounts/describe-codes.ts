import { formatDay } from "~/time/format-day";

export function describeCodes(site: string, day: Date): string {
  return `Recovery codes of ${site}, made on ${formatDay(day.toISOString())}`;
}
