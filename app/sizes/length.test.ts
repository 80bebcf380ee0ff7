import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatFeet, formatMetric, parseLength, type Unit, writeExactLength, writeLength } from "./length";

const cases: [string, Unit, number | null][] = [
  ["1200", "mm", 1200],
  ["1,200", "mm", 1200],
  ["1,20,000", "mm", 120000],
  ["1200mm", "ft", 1200],
  ["1200 MM.", "ft", 1200],
  ["1.2 m", "mm", 1200],
  ["1,2 m", "mm", 1200],
  ["1.2", "m", 1200],
  [".9 m", "mm", 900],
  ["120 cm", "mm", 1200],
  ["120", "cm", 1200],
  ["1 m 20", "mm", 1200],
  ["1 m 200", "ft", 1200],
  ["6 m 500", "mm", 6500],
  ["1 m 1200", "mm", null],
  ["5 ft 60", "mm", null],
  ["5 ft 12", "mm", null],
  ["6 ft 13 in", "mm", null],
  ["6 ft 12 in", "mm", null],
  ["6 ft 11 7/8 in", "mm", 2130.425],
  ["1 m 100 cm", "mm", null],
  ["10 90", "ft", null],
  ["10 11", "ft", 3327.4],
  ["1m 20cm", "mm", 1200],
  ["2 mtr", "mm", 2000],
  [`3'6"`, "mm", 1066.8],
  ["3’ 6”", "mm", 1066.8],
  ["3′ 6″", "mm", 1066.8],
  ["3'6''", "mm", 1066.8],
  [`5'.6"`, "mm", 1676.4],
  [`5'. 6".`, "mm", 1676.4],
  ["5'.6", "mm", 1676.4],
  [`5' .6"`, "mm", 1676.4],
  ["5 ft .6 in", "mm", 1676.4],
  [`5'-.6"`, "mm", 1676.4],
  [`5'..6"`, "mm", 1676.4],
  [`5' 0.6"`, "mm", 1539.24],
  [`.6"`, "mm", 15.24],
  ["3 ft 6", "mm", 1066.8],
  ["3 ft. 6 in.", "mm", 1066.8],
  ["3ft6in", "mm", 1066.8],
  ["3 feet 6 inches", "mm", 1066.8],
  ["10 ft, 6 in", "mm", 3200.4],
  [`10', 6"`, "mm", 3200.4],
  ["10 ft and 6 in", "mm", 3200.4],
  ["10 feet & 6 inches", "mm", 3200.4],
  ["10 ft, 6", "mm", 3200.4],
  ["10, 6", "ft", null],
  ["10 fts", "mm", 3048],
  ["3 feets 6 inchs", "mm", 1066.8],
  ["10 running feet", "mm", 3048],
  ["12ft approx.", "mm", 3657.6],
  ["approximately 12 ft", "mm", 3657.6],
  ["10 ft wide", "mm", null],
  ["3½ ft", "mm", 1066.8],
  ["3 1/2 ft", "mm", 1066.8],
  ["3½", "ft", 1066.8],
  ["½ ft", "mm", 152.4],
  [`3'-6 1/2"`, "mm", 1079.5],
  [`3' 5⅜″`, "mm", 1050.925],
  ["42 inch", "mm", 1066.8],
  [`42"`, "mm", 1066.8],
  ["42", "in", 1066.8],
  ["5-1/2", "in", 139.7],
  ["3-½", "ft", 1066.8],
  ["5 - ½", "in", 139.7],
  ["3/4", "in", 19.05],
  ["5/6", "ft", 254],
  ["10/6", "ft", null],
  ["4/4", "ft", null],
  ["3 7/2", "ft", null],
  ["1/0", "ft", null],
  ["௧௨௦௦", "mm", 1200],
  ["१२०० mm", "mm", 1200],
  ["3 அடி 6 அங்குலம்", "mm", 1066.8],
  ["6 அடி, 6 அங்குலங்கள்", "mm", 1981.2],
  ["10 6", "ft", 3200.4],
  ["3-6", "ft", 1066.8],
  ["3 6 1/2", "ft", 1079.5],
  ["3 1/2", "ft", 1066.8],
  ["10 6", "mm", null],
  ["12 அடி", "mm", 3657.6],
  ["௧௨ அடி ௬ இன்ச்", "mm", 3810],
  ["42 இன்ச்", "mm", 1066.8],
  ["120 செமீ", "mm", 1200],
  ["100 செ.மீ", "mm", 1000],
  ["1200 மி.மீ.", "ft", 1200],
  ["18 rft", "mm", 5486.4],
  ["18 Rft.", "mm", 5486.4],
  ["12 ಅಡಿ 6 ಇಂಚು", "mm", 3810],
  ["12 అడుగులు", "mm", 3657.6],
  ["12 അടി", "mm", 3657.6],
  ["12 फुट 6 इंच", "mm", 3810],
  ["about 3 m", "mm", 3000],
  ["≈ 3 m", "mm", 3000],
  [" 900 ", "mm", 900],
  ["0", "mm", 0],
  ["-50", "mm", -50],
  ["−5 ft", "mm", -1524],
  ["", "mm", null],
  ["wide", "mm", null],
  ["3 x 4", "mm", null],
  ["1200-1300", "mm", null],
  ["6 in 3 ft", "mm", null],
  ["3 ft 6 ft", "mm", null],
  ["5 km", "mm", null],
  ["1/0", "mm", null],
  ["1.2.3", "mm", null],
  ["NaN", "mm", null],
  ["Infinity", "mm", null],
  ["1e3", "mm", null],
  ["9".repeat(400), "mm", null],
];

describe("parseLength", () => {
  test.each(cases)("reads %j, bare numbers in %s, as %j", (typed, unit, mm) => {
    expect(parseLength(typed, unit)).toBe(mm);
  });

  test("returns a finite length or null for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom<Unit>("mm", "m", "ft"), (typed, unit) => {
        const mm = parseLength(typed, unit);
        expect(mm === null || Number.isFinite(mm)).toBe(true);
      }),
    );
  });

  test("parses formatted lengths", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (mm) => {
        expect(parseLength(formatMetric(mm), "ft")).toBe(mm);
        // To the nearest eighth of an inch.
        expect(Math.abs((parseLength(formatFeet(mm), "mm") ?? Number.NaN) - mm)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test.each([
  [1050, "1,050 mm", "3′ 5⅜″"],
  [3600, "3,600 mm", "11′ 9¾″"],
  [914, "914 mm", "3′ 0″"],
  [305, "305 mm", "1′ 0″"],
  [10, "10 mm", "⅜″"],
  [0, "0 mm", "0″"],
])("formats %d as %s and %s", (mm, metric, feet) => {
  expect([formatMetric(mm), formatFeet(mm)]).toEqual([metric, feet]);
});

describe("writeLength", () => {
  test.each<[number, Unit, string]>([
    [3658, "ft", "12 ft"],
    [4200, "ft", "13 ft 9.35 in"],
    [1080, "ft", "3 ft 6.5 in"],
    [25, "ft", "1 in"],
    [3657, "ft", "11 ft 11.98 in"],
    [0, "ft", "0 in"],
    [4200, "cm", "420"],
    [1067, "in", "42"],
    [4200, "mm", "4200"],
  ])("writes %d mm in %s as %s", (mm, unit, text) => {
    expect(writeLength(mm, unit)).toBe(text);
  });

  test("writes text that is parsed as the same whole millimetres", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom<Unit>("mm", "cm", "m", "ft", "in"), (mm, unit) => {
        expect(Math.round(parseLength(writeLength(mm, unit), unit) ?? -1)).toBe(mm);
      }),
    );
  });
});

describe("writeExactLength", () => {
  test.each<[number, Unit, string]>([
    [3657.6, "ft", "12 ft"],
    [3657.6, "mm", "3657.6 mm"],
    [1050.925, "ft", "3 ft 5.375 in"],
    [1079.5, "in", "42.5 in"],
    [3658, "ft", "3658 mm"],
    [3600, "cm", "360 cm"],
    [1350, "m", "1.35 m"],
  ])("writes %d mm in %s as %s", (mm, unit, text) => {
    expect(writeExactLength(mm, unit)).toBe(text);
    expect(parseLength(text, "in")).toBe(mm);
  });

  test("writes what parses to the same length, for every length that can be typed", () => {
    const unitSchema = fc.constantFrom<Unit>("mm", "cm", "m", "ft", "in");
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(64), unitSchema, unitSchema, (whole, part, typedUnit, unit) => {
        const mm = parseLength(`${whole} ${part}/64 ${typedUnit}`, "mm") ?? 0;
        expect(parseLength(writeExactLength(mm, unit), "mm")).toBe(mm);
      }),
    );
  });
});
