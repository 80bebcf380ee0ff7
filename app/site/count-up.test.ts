import { expect, test } from "vitest";
import { countFormat } from "./count-up";

test("formats a count like the final number", () => {
  expect(countFormat("20000+")(12345.4)).toBe("12345+");
  expect(countFormat("20,000+")(12345.4)).toBe("12,345+");
  expect(countFormat("100%")(49.6)).toBe("50%");
});
