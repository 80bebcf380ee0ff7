import { expect, test } from "vitest";
import { formatCount } from "./count-up";

test("writes a count like the finished figure", () => {
  expect(formatCount(12345.4, "20000+")).toBe("12345+");
  expect(formatCount(12345.4, "20,000+")).toBe("12,345+");
  expect(formatCount(49.6, "100%")).toBe("50%");
});
