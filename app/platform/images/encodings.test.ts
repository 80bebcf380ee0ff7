import { describe, expect, it } from "vitest";
import { chooseWidths, siteRecipe, uploadRecipe } from "./encodings";

/** Widths in CSS pixels and device pixel ratios of common phones. */
const phones = [
  [360, 2],
  [360, 3],
  [375, 2],
  [375, 3],
  [390, 3],
  [393, 2.75],
  [393, 3],
  [412, 1.75],
  [412, 2.625],
  [414, 2],
  [430, 3],
  [440, 3],
] as const;

describe("variant widths", () => {
  it.each(phones)(
    "include one only slightly larger than needed for a phone of %d pixels at %f",
    (width, dpr) => {
      for (const share of [0.92, 1]) {
        const needed = width * dpr * share;
        const chosen = chooseWidths(uploadRecipe, { width: 4096, height: 3072 }).find((one) => one >= needed);
        expect(chosen && chosen / needed).toBeLessThan(4 / 3);
      }
    },
  );

  it("are limited for tall pictures, to limit the memory for encoding", () => {
    const widths = chooseWidths(uploadRecipe, { width: 2000, height: 4096 });
    expect(widths).toEqual([320, 480, 640, 720, 960, 1320, 1638]);
    expect(chooseWidths(uploadRecipe, { width: 3072, height: 4096 }).at(-1)).toBe(1920);
  });

  it("omit a width that is only slightly smaller than the picture", () => {
    expect(chooseWidths(uploadRecipe, { width: 1600, height: 900 })).toEqual([
      320, 480, 640, 720, 960, 1320, 1600,
    ]);
    expect(chooseWidths(uploadRecipe, { width: 800, height: 600 })).toEqual([320, 480, 640, 800]);
    expect(chooseWidths(uploadRecipe, { width: 100, height: 100 })).toEqual([100]);
    expect(chooseWidths(siteRecipe, { width: 1700, height: 1000 })).toEqual([480, 800, 1200, 1700]);
  });
});
