import { formatDay } from "~/platform/time/time";

export function describeRecoveryCodes(siteName: string, day: Date): string {
  return `Recovery codes for ${siteName}, created on ${formatDay(day.toISOString())}`;
}
