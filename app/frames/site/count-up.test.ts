import { expect, test } from "vitest";
import { createCountFormat } from "./count-up";

test("createCountFormat keeps the suffix and the grouping of the final number", () => {
  expect(createCountFormat("20000+")(12345.4)).toBe("12345+");
  expect(createCountFormat("20,000+")(12345.4)).toBe("12,345+");
  expect(createCountFormat("1,25,000+")(123456)).toBe("1,23,456+");
  expect(createCountFormat("100%")(49.6)).toBe("50%");
});
