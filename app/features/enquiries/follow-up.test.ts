import { expect, it } from "vitest";
import { describeFollowUp, type FollowUp, parseFollowUp, serializeFollowUp } from "./follow-up";

const day = "2031-05-10";

it.each<[FollowUp, string]>([
  [{ kind: "call", day, time: null }, "Call 10 May 2031"],
  [{ kind: "site-visit", day, time: "16:30" }, "Site visit 10 May 2031, 4:30 PM"],
  [{ kind: "other", day, time: "00:05" }, "Follow up 10 May 2031, 12:05 AM"],
  [{ kind: "quotation", day, time: "12:00" }, "Send quotation 10 May 2031, 12:00 PM"],
])("describes %j as %s and parses it from the history", (followUp, text) => {
  expect(describeFollowUp(followUp)).toBe(text);
  expect(parseFollowUp(serializeFollowUp(followUp))).toEqual(followUp);
});

it("parses a date from an earlier version as a call", () => {
  expect(parseFollowUp(day)).toEqual({ kind: "call", day, time: null });
});
