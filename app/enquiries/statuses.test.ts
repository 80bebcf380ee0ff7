import { expect, it } from "vitest";
import { toIndianDay } from "~/time/indian-time";
import { findFollowUpState } from "./statuses";

const planned = { status: "contacted", followUpOn: "2031-05-10" } as const;

it("becomes overdue at midnight in India", () => {
  const stateAt = (moment: string) => findFollowUpState(planned, toIndianDay(new Date(moment)));
  expect(stateAt("2031-05-09T18:29:59Z")).toBe("later");
  expect(stateAt("2031-05-09T18:30:00Z")).toBe("today");
  expect(stateAt("2031-05-10T18:29:59Z")).toBe("today");
  expect(stateAt("2031-05-10T18:30:00Z")).toBe("overdue");
});

it("is never due without a date or when closed", () => {
  expect(findFollowUpState({ ...planned, followUpOn: null }, "2031-06-01")).toBeNull();
  for (const status of ["won", "lost", "spam"] as const) {
    expect(findFollowUpState({ ...planned, status }, "2031-06-01")).toBeNull();
  }
});
