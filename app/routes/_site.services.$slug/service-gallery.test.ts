import { expect, test } from "vitest";
import { pictureAddress, readPictureNumber } from "./service-gallery";

const read = (query: string) => readPictureNumber(new URLSearchParams(query), 5);

test("reads the number of a picture that is there", () => {
  expect(read("picture=1")).toBe(1);
  expect(read("picture=5")).toBe(5);
});

test.each([
  "",
  "picture=",
  "picture=0",
  "picture=6",
  "picture=-1",
  "picture=1.5",
  "picture=01",
  "picture=two",
])("opens nothing for %j", (query) => {
  expect(read(query)).toBeNull();
});

test("goes round at both ends", () => {
  expect(pictureAddress("/services/ms-gate", 6, 5)).toBe("/services/ms-gate?picture=1");
  expect(pictureAddress("/services/ms-gate", 0, 5)).toBe("/services/ms-gate?picture=5");
});
