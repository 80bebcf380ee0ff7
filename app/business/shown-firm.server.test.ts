import { describe, expect, it } from "vitest";
import { defaultFirm } from "./firm.server";
import { findClosures, formatClosure, groupHours, isShownOn, toShownFirm } from "./shown-firm.server";

const workday = { opens: "09:30", closes: "19:00" };

it("groups opening hours of consecutive days, from Monday", () => {
  expect(groupHours([null, workday, workday, workday, workday, workday, workday])).toEqual([
    { days: "Mon to Sat", hours: "9:30 AM to 7:00 PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
  const halfDay = { opens: "00:15", closes: "12:00" };
  expect(groupHours([halfDay, workday, workday, null, workday, workday, halfDay])).toEqual([
    { days: "Mon to Tue", hours: "9:30 AM to 7:00 PM" },
    { days: "Wednesday", hours: "Closed" },
    { days: "Thu to Fri", hours: "9:30 AM to 7:00 PM" },
    { days: "Sat to Sun", hours: "12:15 AM to 12:00 PM" },
  ]);
});

describe("phone hours", () => {
  const readPhoneHours = (changes: Partial<typeof defaultFirm>) =>
    toShownFirm({ ...defaultFirm, ...changes }, defaultFirm, "2031-01-14").phoneHours;
  const hours = [null, null, workday, workday, workday, workday, workday];

  it("follow changed opening hours", () => {
    expect(readPhoneHours({})).toBe("Mon-Sat 9 AM-6 PM IST");
    expect(readPhoneHours({ hours })).toBe("Monday Closed; Tue to Sat 9:30 AM to 7:00 PM; Sunday Closed");
  });

  it("keep the owner's text", () => {
    const own = { hours, phoneHours: "Tue-Sat 10 AM-5 PM", hasOwnPhoneHours: true };
    expect(readPhoneHours(own)).toBe("Tue-Sat 10 AM-5 PM");
  });
});

describe("closed days", () => {
  const pongal = { label: "Pongal", from: "2031-01-14", to: "2031-01-16" };
  const newYear = { label: "New Year", from: "2030-12-31", to: "2031-01-02" };

  it.each([
    ["2030-12-16", []],
    ["2030-12-17", [newYear]],
    ["2031-01-01", [newYear, pongal]],
    ["2031-01-03", [pongal]],
    ["2031-01-16", [pongal]],
    ["2031-01-17", []],
  ])("are shown from two weeks before to the last day: %s", (today, closures) => {
    expect(findClosures([pongal, newYear], today)).toEqual(closures);
  });

  it("are formatted like 14 to 16 January", () => {
    expect(formatClosure(pongal)).toBe("14 to 16 January");
    expect(formatClosure(newYear)).toBe("31 December to 2 January");
    expect(formatClosure({ ...pongal, to: pongal.from })).toBe("14 January");
  });
});

it("shows a notice on its days, inclusive, and always when it has no days", () => {
  const days = { from: "2031-01-01", to: "2031-01-02" };
  const shown = ["2030-12-31", "2031-01-01", "2031-01-02", "2031-01-03"].map((day) => isShownOn(day, days));
  expect(shown).toEqual([false, true, true, false]);
  expect(isShownOn("2031-01-01", { from: null, to: null })).toBe(true);
});
