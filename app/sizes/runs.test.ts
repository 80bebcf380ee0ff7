import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { View } from "~/sizes/drawing/scene";
import { calculate, findView, readFacts } from "../../tests/support/drawn-kinds";
import { bentRuns } from "../../tests/support/sizes";
import type { Sizes } from "./kind";
import { formatMetric, groupDigits } from "./length";
import { weighPipe, weighSheet } from "./masses";

const RADIUS = 25;

interface Bay {
  /** Between the faces of two posts. */
  clear: number;
  bars: { from: number; to: number }[];
  panes: number[];
}

/** Reads each bay of each run from the plan: A along the bottom, B and C upwards from its ends. */
function readRuns(plan: View): Bay[][] {
  const right = Math.max(
    ...plan.shapes.flatMap((shape) => (shape.part === "post" ? [centre(shape)[0]] : [])),
  );
  const runs = [
    { across: 1, at: RADIUS },
    { across: 0, at: right },
    { across: 0, at: RADIUS },
  ] as const;
  return runs.flatMap(({ across, at }) => {
    const isInRun = (shape: View["shapes"][number]) => Math.abs(centre(shape)[across] - at) < 1;
    const along = across ? 0 : 1;
    const posts = plan.shapes
      .filter((shape) => shape.part === "post" && isInRun(shape))
      .map((shape) => centre(shape)[along])
      .sort((a, b) => a - b);
    if (posts.length < 2) return [];
    const parts = plan.shapes.flatMap((shape) => {
      if (shape.form !== "rect" || !shape.part || !isInRun(shape)) return [];
      const from = along ? shape.y : shape.x;
      return [{ part: shape.part, from, to: from + (along ? shape.height : shape.width) }];
    });
    return [
      posts.slice(1).map((to, index) => {
        const from = posts[index] as number;
        const inBay = parts.filter((part) => part.from > from && part.to < to);
        return {
          clear: to - from - 2 * RADIUS,
          bars: inBay.filter(({ part }) => part === "bar"),
          panes: inBay.filter(({ part }) => part !== "bar").map((part) => part.to - part.from),
        };
      }),
    ];
  });
}

function centre(shape: View["shapes"][number]): [number, number] {
  if (shape.form === "arc") return [shape.x, shape.y];
  if (shape.form === "rect") return [shape.x + shape.width / 2, shape.y + shape.height / 2];
  return [Number.NaN, Number.NaN];
}

const bentSizes = fc.record({ ...bentRuns, use: fc.constantFrom("house", "public") });
const readKilograms = (sizes: Sizes) => {
  const fact = calculate("railing", sizes).facts.find(({ label }) => label === "Steel");
  return fact?.quantity === "mass" ? fact.value : Number.NaN;
};

describe("a bent railing with bars", () => {
  it("has in each bay the fewest bars that keep the gap", () => {
    fc.assert(
      fc.property(bentSizes, fc.integer({ min: 20, max: 300 }), (sizes, gap) => {
        const chosen = { ...sizes, infill: "balusters", gap };
        const runs = readRuns(findView("railing", chosen, /^Plan/));
        expect(runs).toHaveLength(sizes.shape === "l" ? 2 : 3);
        const gaps = runs.flat().map(({ clear, bars }) => {
          const measured = (clear - 12 * bars.length) / (bars.length + 1);
          expect(measured).toBeLessThanOrEqual(gap + 1e-6);
          if (bars.length > 0) expect((clear - 12 * (bars.length - 1)) / bars.length).toBeGreaterThan(gap);
          bars.slice(1).forEach(({ from }, index) => {
            expect(from - (bars[index]?.to ?? 0)).toBeCloseTo(measured, 6);
          });
          return measured;
        });
        const count = runs.flat().reduce((sum, { bars }) => sum + bars.length, 0);
        const facts = readFacts("railing", chosen);
        expect(facts.Bars ?? "0 (12 mm)").toBe(`${groupDigits(count)} (12 mm)`);
        expect(facts["Clear gap"]).toBe(`${Math.round(Math.max(...gaps))} mm at most`);
      }),
    );
  });

  it("needs 45 bars for 3,600 and 1,500 mm", () => {
    const sizes = { shape: "l", length: 3600, side: 1500, infill: "balusters" };
    // A: 3 bays of 1,171.7 mm with 11 bars each. B: 2 bays of 707.5 mm with 6 bars each.
    expect(readFacts("railing", sizes)).toMatchObject({
      Bars: "45 (12 mm)",
      Bays: "A 3 × 1,172, B 2 × 708 mm",
    });
    const notes = findView("railing", sizes, /^Elevation/).notes.map(({ text }) => text);
    // (1,171.7 − 50 − 11 × 12) / 12 mm.
    expect(notes).toContain("12 mm bars, clear gap 82");
  });
});

it("states the largest bay as the maximum post spacing of a bent railing", () => {
  fc.assert(
    fc.property(bentSizes, (sizes) => {
      const { Bays = "", "Maximum post spacing": max } = readFacts("railing", sizes);
      const spacings = [...Bays.matchAll(/× (\d+(?:,\d+)?)/g)].map(([, mm = ""]) =>
        Number(mm.replace(",", "")),
      );
      expect(max).toBe(formatMetric(Math.max(...spacings)));
    }),
  );
});

describe("a railing so short that it has no bars", () => {
  it("neither counts nor labels them", () => {
    const sizes = { length: 310, infill: "balusters", gap: 300 };
    expect(readFacts("railing", sizes)).not.toHaveProperty("Bars");
    const notes = findView("railing", sizes, /^Elevation/).notes.map(({ text }) => text);
    expect(notes.join()).not.toContain("bars");
  });
});

describe("a bent railing with panes or panels", () => {
  it.each(["glass", "grille"])("of %s states the size of those in each run", (infill) => {
    fc.assert(
      fc.property(bentSizes, (sizes) => {
        const chosen = { ...sizes, infill, height: 1050 };
        const runs = readRuns(findView("railing", chosen, /^Plan/));
        const stated = readFacts("railing", chosen)[infill === "glass" ? "Pane sizes" : "Panel sizes"] ?? "";
        const widths = [...stated.matchAll(/[ABC] ([\d,]+) × 900/g)].map(([, width = ""]) =>
          Number(width.replace(",", "")),
        );
        expect(widths).toHaveLength(runs.length);
        runs.forEach((bays, index) => {
          for (const { panes } of bays) {
            expect(panes).toHaveLength(1);
            expect(Math.abs((panes[0] as number) - (widths[index] as number))).toBeLessThanOrEqual(0.51);
          }
        });
      }),
    );
  });

  it("labels a pane of A with its own size", () => {
    const sizes = { shape: "l", length: 3700, side: 1200, infill: "glass" };
    const notes = findView("railing", sizes, /^Elevation/).notes.map(({ text }) => text);
    expect(notes).toContain("12 mm toughened glass, 814 × 900");
    expect(readFacts("railing", sizes)["Pane sizes"]).toBe("A 814 × 900, B 1,025 × 900 mm");
  });

  it("weighs the panels that are drawn", () => {
    fc.assert(
      fc.property(bentSizes, (sizes) => {
        const chosen = { ...sizes, infill: "grille", height: 1050, pipe: "steel" };
        const drawn = readRuns(findView("railing", chosen, /^Plan/)).flat();
        const panels = drawn.flatMap(({ panes }) => panes).reduce((sum, width) => sum + width, 0);
        const rail = sizes.length + sizes.side + (sizes.shape === "u" ? sizes.otherSide : 0);
        const wall = sizes.use === "public" ? 3 : 2;
        const frame = (rail / 1000 + (drawn.length + 1) * 1.05) * weighPipe(50, wall);
        expect(readKilograms(chosen)).toBeCloseTo(frame + weighSheet(panels * 900, 1.5), 3);
      }),
    );
  });
});
