import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findCrop,
  findCropWithin,
  findFocus,
  findVisiblePart,
  fitFraming,
  readFraming,
  wholeFraming,
} from "./framing";

const phone = { width: 3000, height: 4000 };
const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const framings = fc.record({
  size: percent.filter((size) => size >= 10),
  across: percent,
  down: percent,
  x: percent,
  y: percent,
});
const sizes = fc.record({
  width: fc.integer({ min: 400, max: 9000 }),
  height: fc.integer({ min: 400, max: 9000 }),
});
const ratios = fc.constantFrom(16 / 9, 3 / 4, 1, 1200 / 630);

const expectWithin = ({ left, top, width, height }: ReturnType<typeof findCrop>) => {
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-9);
  expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9);
};

describe("a crop", () => {
  it("lies within the photo and has the slot's ratio, for any numbers", () => {
    fc.assert(
      fc.property(framings, sizes, ratios, (framing, size, ratio) => {
        const part = findCrop(framing, size, ratio);
        expectWithin(part);
        expect((part.width * size.width) / (part.height * size.height)).toBeCloseTo(ratio, 6);
      }),
    );
  });

  it("is the same when restored from its stored numbers", () => {
    fc.assert(
      fc.property(framings, sizes, ratios, (framing, size, ratio) => {
        const part = findCrop(framing, size, ratio);
        const again = findCrop({ ...framing, ...fitFraming(part, size, ratio) }, size, ratio);
        for (const side of ["left", "top", "width", "height"] as const)
          expect(Math.abs(again[side] - part[side])).toBeLessThan(0.002);
      }),
    );
  });

  it("is the whole photo if the slot has no ratio", () => {
    expect(findCrop(wholeFraming, phone, null)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });

  it("stays within the photo when dragged or resized beyond the edge", () => {
    expect(fitFraming({ left: 0.9, top: -0.5, width: 0.5 }, phone, 1)).toEqual({
      size: 50,
      across: 100,
      down: 0,
    });
    expect(fitFraming({ left: 0.2, top: 0.2, width: 4 }, phone, 1)).toMatchObject({ size: 100 });
    expect(fitFraming({ left: 0.2, top: 0.2, width: 0 }, phone, 1)).toMatchObject({ size: 10 });
  });
});

describe("the focal point", () => {
  it("is relative to the crop in steps of 10 %, and moves to the edge when cropped out", () => {
    const part = { left: 0.5, top: 0.5, width: 0.5, height: 0.5 };
    expect(findFocus({ x: 70, y: 100 }, part)).toEqual({ x: 40, y: 100 });
    expect(findFocus({ x: 10, y: 20 }, part)).toEqual({ x: 0, y: 0 });
  });

  it("keeps the crop for link previews within the photo", () => {
    const part = findCrop(wholeFraming, phone, 16 / 9);
    const card = findCropWithin(part, { x: 5, y: 50 }, phone, 1);
    expectWithin(card);
    expect(card.left).toBe(0);
  });

  it("stays visible in a frame of another ratio", () => {
    fc.assert(
      fc.property(framings, sizes, ratios, ratios, (framing, size, ratio, otherRatio) => {
        const part = findCrop(framing, size, ratio);
        const seen = findVisiblePart(part, findFocus(framing, part), size, otherRatio);
        expectWithin(seen);
        const [x, y] = [framing.x / 100, framing.y / 100];
        // Rounding to ten per cent moves it by at most a twentieth of the crop.
        const slack = 0.05 * Math.max(part.width, part.height) + 1e-9;
        if (x >= part.left && x <= part.left + part.width) {
          expect(seen.left).toBeLessThanOrEqual(x + slack);
          expect(seen.left + seen.width).toBeGreaterThanOrEqual(x - slack);
        }
        if (y >= part.top && y <= part.top + part.height) {
          expect(seen.top).toBeLessThanOrEqual(y + slack);
          expect(seen.top + seen.height).toBeGreaterThanOrEqual(y - slack);
        }
      }),
    );
  });
});

it("parses typed numbers and defaults to the centre", () => {
  const typed = { size: " 80.25 ", across: "", down: "1000", x: "left", y: "0" };
  expect(readFraming(typed)).toEqual({ size: 80.3, across: 50, down: 50, x: 50, y: 0 });
});
