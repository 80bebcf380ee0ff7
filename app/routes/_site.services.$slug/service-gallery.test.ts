import { expect, test } from "vitest";
import { getPicturePath } from "./service-gallery";

test("wraps around at both ends", () => {
  expect(getPicturePath("/services/ms-gate", 6, 5)).toBe("/services/ms-gate?picture=1");
  expect(getPicturePath("/services/ms-gate", 0, 5)).toBe("/services/ms-gate?picture=5");
});
