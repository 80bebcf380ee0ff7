import { expect, it } from "vitest";
import { toIndianDay } from "~/platform/time/time";
import { getFollowUpState } from "./statuses";

const enquiry = { status: "contacted", followUp: { day: "2031-05-10" } } as const;

it("a follow-up becomes overdue at midnight in India", () => {
  const findState = (moment: string) => getFollowUpState(enquiry, toIndianDay(new Date(moment)));
  expect(findState("2031-05-09T18:29:59Z")).toBe("later");
  expect(findState("2031-05-09T18:30:00Z")).toBe("today");
  expect(findState("2031-05-10T18:29:59Z")).toBe("today");
  expect(findState("2031-05-10T18:30:00Z")).toBe("overdue");
});

it("a follow-up is never due without a date or for a lost enquiry, but for a won one", () => {
  expect(getFollowUpState({ ...enquiry, followUp: null }, "2031-06-01")).toBeNull();
  expect(getFollowUpState({ ...enquiry, status: "won" }, "2031-06-01")).toBe("overdue");
  for (const status of ["lost", "spam"] as const) {
    expect(getFollowUpState({ ...enquiry, status }, "2031-06-01")).toBeNull();
  }
});
