import { describe, expect, it } from "vitest";
import { lengthField } from "~/sizes/fields";
import { offerFeet, writeInFeet } from "./offer-feet";

const width = lengthField("width", "Clear opening", [700, 9000], 3600);

describe("offerFeet", () => {
  it("suggests feet for a number that is possible only in feet", () => {
    expect(offerFeet(width, " 12 ", "mm")).toBe("12 feet (3,658 mm)?");
    expect(offerFeet(width, "3 1/2", "mm")).toBe("3 1/2 feet (1,067 mm)?");
    expect(offerFeet(width, "12", "cm")).toBe("12 feet (3,658 mm)?");
    expect(writeInFeet(" 12 ")).toBe("12 ft");
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
