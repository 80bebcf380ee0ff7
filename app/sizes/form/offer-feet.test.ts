import { describe, expect, it } from "vitest";
import { lengthField } from "~/sizes/fields";
import type { Unit } from "~/sizes/length";
import { offerLengths, writeOffer } from "./offer-feet";

const width = lengthField("width", "Clear opening", [700, 9000], 3600);

const offerFeet = (field: typeof width, typed: string, unit: Unit) =>
  offerLengths(field, typed, unit)[0]?.label ?? null;

describe("offerLengths", () => {
  it("asks whether 10.6 in feet is feet and inches", () => {
    expect(offerLengths(width, "10.6", "ft")).toEqual([
      { type: "inches", label: "10 ft 6 in (3,200 mm)" },
      { type: "feet", label: "10.6 ft (3,231 mm)" },
    ]);
    expect(offerLengths(width, "௧௦.௬", "ft")).toHaveLength(2);
    for (const typed of ["10.6 ft", "10", "10.75", "10.0", "10 6"])
      expect(offerLengths(width, typed, "ft"), typed).toEqual([]);
  });

  it("suggests feet for a number that is possible only in feet", () => {
    expect(offerFeet(width, " 12 ", "mm")).toBe("12 feet (3,658 mm)?");
    expect(offerFeet(width, "3 1/2", "mm")).toBe("3 1/2 feet (1,067 mm)?");
    expect(offerFeet(width, "12", "cm")).toBe("12 feet (3,658 mm)?");
    expect(writeOffer("feet", " 12 ")).toBe("12 ft");
  });

  it.each(["1200", "40", "12 mm", "tomorrow", "", "-12", "1 m 5", "10 6"])(
    "returns null for “%s”",
    (typed) => {
      expect(offerFeet(width, typed, "mm")).toBeNull();
    },
  );

  it("returns null if the unit is feet", () => {
    expect(offerFeet(width, "12", "ft")).toBeNull();
    expect(offerFeet(width, "1200", "ft")).toBeNull();
  });
});
