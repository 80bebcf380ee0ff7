import { formatDay } from "~/time/format-day";

export function describeRecoveryCodes(site: string, day: Date): string {
  return `Recovery codes for ${site}, created on ${formatDay(day.toISOString())}`;
}
