import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Piece, PieceKindName, Sizes } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { parseLength, type Unit } from "~/sizes/length";
import { kinds } from "../../../tests/support/drawn-kinds";
import { listChoices } from "../../../tests/support/sizes";
import { measureQuantity } from "./measure-quantity";
import { formatQuantity, quantityUnits } from "./quantity";

const measuredKinds = kinds.filter((kind) => kind.draw);

const read = (text: string, unit: Unit) => parseLength(text, unit) ?? 0;

function measure(kind: PieceKindName, sizes: Sizes, unit: "ft" | "sqft", count = 1) {
  return formatQuantity(measureQuantity({ kind, sizes, count, remark: "" }, unit) ?? 0);
}

describe("measureQuantity", () => {
  it("keeps feet exact", () => {
    const gate = { type: "double", infill: "sheet", wicket: "none" };
    const size = { width: read("12", "ft"), height: read("6", "ft") };
    expect(measure("gate", { ...gate, ...size }, "sqft")).toBe("72");
    const window = { style: "two", width: read("5 ft", "mm"), height: read("4 ft", "mm") };
    expect(measure("window", window, "sqft", 3)).toBe("60");
    expect(measure("railing", { length: read("20 ft 6 in", "mm") }, "ft")).toBe("20.5");
  });

  it("rounds once, half up", () => {
    // 27″ × 14″ are 2.625 sq ft; ten of them are 26.25.
    const window = { style: "fixed", width: read("27 in", "mm"), height: read("14 in", "mm") };
    expect(measure("window", window, "sqft")).toBe("2.63");
    expect(measure("window", window, "sqft", 10)).toBe("26.25");
  });

  /** In eighths of an inch, which every unit can express. */
  const eighths = fc.integer({ min: 0, max: 800 });
  const writers: Record<Unit, (eighths: number) => string> = {
    in: (n) => `${Math.floor(n / 8)} ${n % 8}/8`,
    ft: (n) => `${Math.floor(n / 96)} ft ${Math.floor((n % 96) / 8)} ${n % 8}/8 in`,
    mm: (n) => String((n * 3175) / 1000),
    cm: (n) => String((n * 3175) / 10_000),
    m: (n) => String((n * 3175) / 1_000_000),
  };

  it.each(measuredKinds.map(({ name }) => name))(
    "does not depend on the unit in which a %s is typed",
    (name) => {
      const kind = findPieceKind(name);
      const choices = fc.constantFrom(...listChoices({ name, ...kind } as typeof kind));
      fc.assert(
        fc.property(choices, fc.array(eighths, { minLength: 8, maxLength: 8 }), (chosen, offsets) => {
          const typeIn = (unit: Unit): Piece => {
            const lengths = kind.listFields(chosen).flatMap((field, index) => {
              if (field.type !== "length") return [];
              const [min, max] = [Math.ceil(field.min / 3.175), Math.floor(field.max / 3.175)];
              return [[field.name, read(writers[unit](Math.min(max, min + (offsets[index] ?? 0))), unit)]];
            });
            return { kind: name, sizes: { ...chosen, ...Object.fromEntries(lengths) }, count: 3, remark: "" };
          };
          const measureAll = (unit: Unit) =>
            quantityUnits.map(({ value }) => measureQuantity(typeIn(unit), value));
          const inFeet = measureAll("ft");
          for (const unit of ["in", "mm", "cm", "m"] as const) expect(measureAll(unit)).toEqual(inFeet);
        }),
      );
    },
  );

  /** Rounds a fraction of square feet to hundredths, half up, without binary fractions. */
  const toHundredths = (squareEighths: bigint) => Number((squareEighths * 200n + 9216n) / 18_432n);

  it.each(["window", "pergola"] as const)("returns the exact area of a %s, rounded once", (name) => {
    const sides = fc.record({
      width: fc.integer({ min: 800, max: 900 }),
      other: fc.integer({ min: 640, max: 900 }),
    });
    fc.assert(
      fc.property(sides, fc.integer({ min: 1, max: 999 }), ({ width, other }, count) => {
        const side = name === "window" ? "height" : "depth";
        const sizes = { width: read(writers.ft(width), "ft"), [side]: read(writers.in(other), "in") };
        const quantity = measureQuantity({ kind: name, sizes, count, remark: "" }, "sqft");
        expect(quantity).toBe(toHundredths(BigInt(width) * BigInt(other) * BigInt(count)) * 10);
      }),
    );
  });
});
