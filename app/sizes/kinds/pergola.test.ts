import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSizes } from "~/sizes/sizes";
import { calculate, findView, listRects, readFacts } from "../../../tests/support/drawn-kinds";
import type { Sizes } from "../kind";
import { findPieceKind } from "../kinds";
import { proposePiece } from "../propose-piece";

describe("a pergola", () => {
  it("slopes by 5° if nothing is chosen in the form, and by 2 % if it was stored before", () => {
    const read = (sizes: Sizes) => readSizes(findPieceKind("pergola").listFields(sizes), sizes, "mm").sizes;
    expect(readFacts("pergola", read({}))["Fall to the front"]).toBe("270 mm (9 %)");
    expect(readFacts("pergola", read({ fall: "2" }))["Fall to the front"]).toBe("60 mm (2 %)");
    expect(readFacts("pergola", {})["Fall to the front"]).toBe("60 mm (2 %)");
  });

  it("warns about its largest drawn pane", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 12_000 }),
        fc.integer({ min: 800, max: 6000 }),
        (width, depth) => {
          const sizes = { width, depth, roof: "glass", fall: "2" };
          const panes = listRects(findView("pergola", sizes, /^Plan/), "glass");
          const area = Math.max(...panes.map((pane) => pane.width * pane.height * Math.hypot(1, 0.02))) / 1e6;
          const { warnings } = calculate("pergola", sizes);
          if (Math.abs(area - 4.5) > 1e-6)
            expect(warnings.some(({ message }) => message.includes("is large for 12 mm glass"))).toBe(
              area > 4.5,
            );
        },
      ),
    );
  });

  it("has the same glass width in elevation, plan and facts", () => {
    const sizes = { width: 3600, depth: 3000, roof: "glass", fall: "2" };
    const [front] = listRects(findView("pergola", sizes, /^Elevation/), "glass");
    const panes = listRects(findView("pergola", sizes, /^Plan/), "glass");
    const [left, right] = [
      Math.min(...panes.map(({ x }) => x)),
      Math.max(...panes.map(({ x, width }) => x + width)),
    ];
    expect([front?.x, front?.width]).toEqual([left, right - left]);
    const area = ((right - left) * 3100 * Math.hypot(1, 0.02)) / 1e6;
    expect(readFacts("pergola", sizes)["Glass area"]).toContain(`${area.toFixed(2)} m²`);
  });

  it("slopes to the front by 5° on its service page, and states the height difference", () => {
    const { sizes } = proposePiece("pergola-glass-work");
    expect(readFacts("pergola", sizes)["Fall to the front"]).toBe("270 mm (9 %)");
    const section = findView("pergola", sizes, /^Section, fall of 9 %/);
    expect(section.chains.map(({ stations }) => stations)).toContainEqual([0, 2870]);
    expect(readFacts("pergola", { roof: "glass" })["Fall to the front"]).toBe("60 mm (2 %)");
    expect(readFacts("pergola", { roof: "slats" })).not.toHaveProperty("Fall to the front");
  });

  it("has no warnings with its assumed sizes", () => {
    for (const sizes of [{ roof: "glass" }, proposePiece("pergola-glass-work").sizes])
      expect(calculate("pergola", sizes).warnings).toEqual([]);
  });
});
