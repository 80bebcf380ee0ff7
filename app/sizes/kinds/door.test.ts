import { describe, expect, it } from "vitest";
import { checkSizes } from "~/sizes/sizes";
import { calculate, createPiece, findView, listRects, readFacts } from "../../../tests/support/drawn-kinds";
import { findPieceKind } from "../kinds";
import { formatMetric } from "../length";
import { measureQuantities } from "../quantities";

describe("a door", () => {
  it("states the width between its open leaves", () => {
    for (const leaves of ["one", "two"]) {
      const sizes = {
        leaves,
        width: 1600,
        sidelight: leaves === "one" ? "right" : "none",
        opens: "left-out",
      };
      const open = listRects(findView("door", sizes, /^Plan/), "steel").filter(({ width }) => width === 45);
      expect(open).toHaveLength(leaves === "one" ? 1 : 2);
      const right = open[1]?.x ?? 1600 - 60 - 360;
      const clear = right - ((open[0]?.x ?? 0) + 45);
      expect(readFacts("door", sizes)["Clear width"]).toBe(formatMetric(clear));
    }
  });

  it("warns about a narrow doorway if its clear width is below 800 mm", () => {
    for (let width = 600; width <= 1520; width += 7)
      for (const sidelight of ["none", "left"]) {
        const sizes = { width, sidelight };
        if (checkSizes(findPieceKind("door"), sizes).length > 0) continue;
        const clear = readFacts("door", sizes)["Clear width"] ?? "";
        const warning = calculate("door", sizes).warnings.find(({ message }) => message.includes("narrow"));
        expect(warning !== undefined).toBe(Number.parseInt(clear.replace(",", ""), 10) < 800);
        if (warning) expect(warning.message).toBe(`${clear} is a narrow doorway.`);
      }
  });

  it("counts leaves of steel as steel", () => {
    for (const style of ["flush", "embossed", "safety"])
      for (const sidelight of ["none", "left"]) {
        const { steel, glass, mass } = measure(style, sidelight);
        expect(steel).toBeGreaterThan(20);
        expect(mass).toBe((steel ?? 0) + (glass ?? 0));
      }
    for (const style of ["frp", "glass", "panel"]) {
      expect(measure(style, "none").steel).toBeNull();
      expect(measure(style, "none").mass).toBeGreaterThan(5);
    }
  });

  const measure = (style: string, sidelight: string) =>
    measureQuantities(createPiece("door", { style, sidelight, width: 1400 })).each;
});
