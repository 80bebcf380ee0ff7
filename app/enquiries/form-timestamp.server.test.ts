import { expect, it } from "vitest";
import { createFormTimestamp, readFormTimestamp } from "./form-timestamp.server";

const noon = new Date("2031-05-01T06:30:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

it("tells how long ago a form was shown", () => {
  expect(readFormTimestamp(createFormTimestamp(noon), later(1.5))).toBe(1.5);
  expect(readFormTimestamp(createFormTimestamp(noon), later(3600))).toBe(3600);
});

it("tells nothing when it is missing, made up, of tomorrow or of the day before yesterday", () => {
  const [moment] = createFormTimestamp(noon).split(".");
  for (const stamp of [
    "",
    "x",
    `${moment}.`,
    `${moment}.AAAA`,
    `${Number(moment) - 60}.${createFormTimestamp(noon).split(".")[1]}`,
  ])
    expect(readFormTimestamp(stamp, later(9)), stamp).toBeNull();
  expect(readFormTimestamp(createFormTimestamp(later(86_400)), noon)).toBeNull();
  expect(readFormTimestamp(createFormTimestamp(noon), later(172_800))).toBeNull();
});
