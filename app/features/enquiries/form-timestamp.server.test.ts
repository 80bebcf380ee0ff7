import { expect, it } from "vitest";
import { createFormTimestamp, readFormTimestamp } from "./form-timestamp.server";

const noon = new Date("2031-05-01T06:30:00Z");
const secondsLater = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

it("returns the seconds since the form was shown", () => {
  expect(readFormTimestamp(createFormTimestamp(noon), secondsLater(1.5))).toBe(1.5);
  expect(readFormTimestamp(createFormTimestamp(noon), secondsLater(3600))).toBe(3600);
});

it("returns null when the timestamp is missing, forged, in the future or too old", () => {
  const [shownAt] = createFormTimestamp(noon).split(".");
  for (const timestamp of [
    "",
    "x",
    `${shownAt}.`,
    `${shownAt}.AAAA`,
    `${Number(shownAt) - 60}.${createFormTimestamp(noon).split(".")[1]}`,
  ])
    expect(readFormTimestamp(timestamp, secondsLater(9)), timestamp).toBeNull();
  expect(readFormTimestamp(createFormTimestamp(secondsLater(86_400)), noon)).toBeNull();
  expect(readFormTimestamp(createFormTimestamp(noon), secondsLater(172_800))).toBeNull();
});
