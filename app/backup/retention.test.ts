import { expect, it } from "vitest";
import { listExpired } from "./retention";

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** What is left when a backup is made every night and the expired ones are deleted after each. */
function runNights(from: string, count: number): string[] {
  let days: string[] = [];
  for (let night = 0; night < count; night += 1) {
    days.push(addDays(from, night));
    const expired = listExpired(days);
    days = days.filter((day) => !expired.includes(day));
  }
  return days;
}

it("retains seven days, four weeks and six months", () => {
  // 1 March 2027 is a Monday.
  expect(runNights("2026-01-01", 430)).toEqual([
    "2026-10-31",
    "2026-11-30",
    "2026-12-31",
    "2027-01-31",
    "2027-02-14",
    "2027-02-21",
    "2027-02-28",
    "2027-03-01",
    "2027-03-02",
    "2027-03-03",
    "2027-03-04",
    "2027-03-05",
    "2027-03-06",
  ]);
});

it("deletes nothing of a few backups, however old", () => {
  expect(listExpired(["2020-01-01", "2026-01-02", "2026-01-03"])).toEqual([]);
});
