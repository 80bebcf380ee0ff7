import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeSizes } from "~/sizes/sizes";
import { calculate, findView, readFacts } from "../../../tests/support/drawn-kinds";
import { planDimensions } from "../drawing/dimensions";
import type { Sizes } from "../kind";
import { findPieceKind } from "../kinds";
import { planStair } from "./stair-plan";

describe("a drawn stair railing", () => {
  /** Within the National Building Code. */
  const sizes = fc.record({
    steps: fc.integer({ min: 2, max: 30 }),
    rise: fc.integer({ min: 100, max: 190 }),
    going: fc.integer({ min: 250, max: 450 }),
    height: fc.integer({ min: 600, max: 1500 }),
    landing: fc.constantFrom("none", "standard"),
    infill: fc.constantFrom("glass", "standoffs", "pipes", "balusters", "cables"),
    use: fc.constantFrom("house", "public"),
    gap: fc.integer({ min: 20, max: 300 }),
  });
  const plan = (chosen: Sizes) => planStair(completeSizes(findPieceKind("stair"), chosen).sizes);
  type Strip = Extract<ReturnType<typeof findView>["shapes"][number], { form: "strip" }>;
  const listStrips = (chosen: Sizes) =>
    findView("stair", chosen, /^Elevation/).shapes.flatMap((shape) =>
      shape.form === "strip" ? [shape] : [],
    );
  /** Clear gaps, across the strips, in one direction: from the lowest pipe to the rail. */
  const measureGaps = (strips: readonly Strip[], isLevel: boolean) => {
    const segments = strips.filter(({ points: [, y1, , y2] }) => Math.abs(y1 - y2) < 0.01 === isLevel);
    const rails = segments.filter(({ pen }) => pen === "steel");
    const pipes = segments.filter(({ pen }) => pen === "bar");
    return rails.flatMap((rail) => {
      const [x1, y1, x2, y2] = rail.points;
      const stretch = Math.hypot(x2 - x1, y2 - y1) / (x2 - x1);
      const heightAt = ({ points: [a, b, c, d] }: Strip, x: number) => b + ((x - a) * (d - b)) / (c - a);
      const crossing = pipes.filter(({ points: [a, , c] }) => a < x2 - 1 && c > x1 + 1);
      const lines = [...crossing, rail];
      const x = Math.max(...lines.map(({ points: [a] }) => a)) + 1;
      const sorted = lines
        .map((strip) => ({ y: heightAt(strip, x), width: strip.width }))
        .sort((a, b) => a.y - b.y);
      return sorted.slice(1).map(({ y, width }, index) => {
        const below = sorted[index] ?? { y: 0, width: 0 };
        return (y - below.y) / stretch - (width + below.width) / 2;
      });
    });
  };

  it("has pipes as far apart across the slope as stated, and no fewer than the gap needs", () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom("pipes", "cables"), (chosen, infill) => {
        const drawn = { ...chosen, infill };
        const { bars, flights } = plan(drawn);
        const strips = listStrips(drawn);
        const [sloping, level] = [measureGaps(strips, false), measureGaps(strips, true)];
        const maxGap = infill === "cables" ? 75 : chosen.gap;
        const facts = readFacts("stair", drawn);
        const fact = facts["Clear gap"] ?? "";
        const stated = [fact, facts["Clear gap on the slope"] ?? ""].map((text) => Number.parseInt(text, 10));
        for (const gap of sloping) {
          expect(gap).toBeGreaterThan(0);
          expect(gap).toBeLessThanOrEqual(maxGap + 1e-6);
        }
        for (const gap of level) expect(gap).toBeLessThanOrEqual(maxGap + 1e-6);
        if (flights.length === 1) {
          for (const gap of sloping) expect(Math.abs(gap - (stated[0] as number))).toBeLessThanOrEqual(0.51);
          const clear = sloping.slice(0, bars.count).reduce((sum, gap) => sum + gap + bars.thickness, 0);
          if (bars.count > 1) expect(clear / (bars.count - 1) - bars.thickness).toBeGreaterThan(maxGap);
        } else {
          expect(fact).toMatch(/^\d+ mm on landings$/);
          expect(Math.abs(Math.max(...level) - (stated[0] as number))).toBeLessThanOrEqual(0.51);
          if (bars.count > 1)
            expect(Math.abs((sloping[0] as number) - (stated[1] as number))).toBeLessThanOrEqual(0.51);
        }
      }),
    );
  });

  it("states the stress at the foot of its tallest post", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        fc.pre(chosen.infill !== "standoffs");
        const { bays, pipe, slope } = plan(chosen);
        const { shapes } = findView("stair", chosen, /^Elevation/);
        const levers = shapes.flatMap((shape) => {
          if (shape.part !== "post" || shape.form !== "polygon") return [];
          const [left = 0, foot = 0, , , , top = 0] = shape.points;
          // Upright bars: posts stand on the treads. Others have their bolts 75 and 135 mm below it, 35 and 95 mm above the post's end.
          const fixing = chosen.infill === "balusters" ? foot : foot + 65;
          return foot > 10 || chosen.infill === "balusters" ? [{ left, lever: top - fixing }] : [];
        });
        // The outline ends at the underside of the rail, at its right edge.
        const lever = Math.max(...levers.map((post) => post.lever)) + 50 * Math.hypot(1, slope) - 25 * slope;
        const spacing = Math.max(
          ...bays.map(({ from, to }) => Math.hypot(to.x - from.x, to.tread - from.tread)),
        );
        const modulus = (Math.PI * (50 ** 4 - (50 - 2 * pipe.wall) ** 4)) / (32 * 50);
        const load = chosen.use === "public" ? 0.75 : 0.36;
        const stated = Number.parseInt(readFacts("stair", chosen)["Stress in the posts"] ?? "", 10);
        if (levers.length > 0)
          expect(stated).toBeGreaterThanOrEqual((load * spacing * lever) / modulus - 1e-3);
      }),
    );
  });

  it("has dimensions of parts that add up to the overall dimension", () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 20, max: 120 }), (chosen, scale) => {
        const { chains } = findView("stair", chosen, /^Elevation/);
        const { placed } = planDimensions(chains, 1 / scale, {
          showsFeet: false,
          isOverallOnly: false,
          assumed: [],
        });
        for (const side of ["bottom", "left"]) {
          const own = placed.filter(({ chain }) => chain.side === side);
          const measure = (isOverall: boolean) =>
            own
              .filter(({ chain }) => chain.isOverall === isOverall)
              .flatMap(({ texts }) => texts.figures)
              .reduce((sum, { from, to }) => sum + Math.round(to) - Math.round(from), 0);
          if (measure(false) > 0) expect(measure(false)).toBe(measure(true));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("marks lengths of flights that include an assumed landing, and has no figures beside their ticks", () => {
    fc.assert(
      fc.property(
        sizes,
        fc.constantFrom("left", "right"),
        fc.integer({ min: 20, max: 120 }),
        (chosen, side, scale) => {
          const drawn = { ...chosen, side, landing: "measured" };
          const { placed } = planDimensions(findView("stair", drawn, /^Elevation/).chains, 1 / scale, {
            showsFeet: false,
            isOverallOnly: false,
            assumed: ["landingDepth"],
          });
          const { flights, going } = plan(drawn);
          const lengths = flights.map(({ risers }) => (risers - 1) * going);
          for (const { chain, texts } of flights.length > 1 ? placed : []) {
            if (chain.isOverall) continue;
            expect(texts.isFigureOutside).toBe(false);
            const [first = 0, last = 0] = [chain.stations[0], chain.stations.at(-1)];
            const isWithinFlight = lengths.some((length) => Math.abs(last - first - length) < 0.01);
            if (chain.side === "bottom" && chain.stations.length > 2)
              expect([isWithinFlight, texts.isAssumed]).toEqual([true, false]);
            if (chain.side === "bottom" && !isWithinFlight) expect(texts.isAssumed).toBe(true);
          }
        },
      ),
    );
  });

  it("has its studs and bolts at least 60 mm from the edges of the concrete", () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom("glass", "standoffs"), (chosen, infill) => {
        const drawn = { ...chosen, infill };
        const { steps, rise, going, slope, flights } = plan(drawn);
        fc.pre(flights.length === 1);
        const fixings = findView("stair", drawn, /^Elevation/).shapes.flatMap((shape) =>
          shape.form === "arc" && (shape.part === "standoff" || shape.radius === 9) ? [shape] : [],
        );
        // Where two steps have too little concrete, a warning recommends posts.
        fc.pre(infill === "glass" || steps > 2);
        for (const { x, y } of fixings) {
          // Inner corners of the steps, and the underside of the slab.
          for (let step = 0; step < steps; step += 1)
            expect(Math.hypot(x - step * going, y - step * rise)).toBeGreaterThanOrEqual(step === 0 ? 0 : 60);
          const tread = (Math.floor(x / going) + 1) * rise;
          expect(tread - y).toBeGreaterThanOrEqual(60);
          if (infill === "standoffs" && x * slope > 190 * Math.hypot(1, slope)) {
            const underside = x * slope - 190 * Math.hypot(1, slope);
            expect((y - underside) / Math.hypot(1, slope)).toBeGreaterThanOrEqual(59);
          }
        }
      }),
    );
  });

  it("has two bolts or a base plate at every post beside the flight", () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom("glass", "pipes", "cables"), (chosen, infill) => {
        const { shapes } = findView("stair", { ...chosen, infill }, /^Elevation/);
        const bolts = shapes.flatMap((shape) =>
          shape.form === "arc" && shape.radius === 9 ? [Math.round(shape.x)] : [],
        );
        const plates = shapes.flatMap((shape) =>
          shape.form === "rect" && shape.width === 90 ? [Math.round(shape.x) + 45] : [],
        );
        const posts = shapes.flatMap((shape) =>
          shape.part === "post" && shape.form === "polygon" ? [Math.round((shape.points[0] ?? 0) + 25)] : [],
        );
        for (const x of posts)
          expect(bolts.filter((bolt) => bolt === x)).toHaveLength(plates.includes(x) ? 0 : 2);
        expect(plates).toEqual(chosen.rise <= 155 ? posts.slice(0, 1) : []);
      }),
    );
  });

  it("hangs every pane on two or more pairs of standoffs, inside the glass and at most 600 mm apart", () => {
    fc.assert(
      fc.property(
        sizes,
        fc.constantFrom("none", "measured"),
        fc.integer({ min: 700, max: 3000 }),
        (chosen, landing, landingDepth) => {
          const drawn = { ...chosen, landing, landingDepth, infill: "standoffs" };
          const { shapes } = findView("stair", drawn, /^Elevation/);
          const studs = shapes.flatMap((shape) =>
            shape.part === "standoff" && shape.form === "arc" ? [shape] : [],
          );
          const panes = shapes.flatMap((shape) =>
            shape.part === "pane" && shape.form === "polygon" ? [shape.points] : [],
          );
          const found = panes.map((points) => {
            const xs = points.filter((_, index) => index % 2 === 0);
            const [left, right] = [Math.min(...xs), Math.max(...xs)];
            const own = studs.filter(({ x }) => x > left && x < right);
            for (const { x, y } of own) {
              expect(x - left).toBeGreaterThanOrEqual(59);
              expect(right - x).toBeGreaterThanOrEqual(59);
              expect(measureAbove(points, x, y)).toBeGreaterThanOrEqual(39);
            }
            return [...new Set(own.map(({ x }) => x))];
          });
          for (const pairs of found) expect(pairs.length).toBeGreaterThanOrEqual(2);
          expect(found.flat()).toHaveLength(studs.length / 2);
          const places = found.flat().sort((a, b) => a - b);
          places.slice(1).forEach((x, index) => {
            expect(x - (places[index] ?? 0)).toBeGreaterThanOrEqual(59);
            expect(x - (places[index] ?? 0)).toBeLessThanOrEqual(600.5);
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  /** Height of `y` above the lower edge of a pane, whose last four numbers are its upper edge. */
  const measureAbove = (points: readonly number[], x: number, y: number) => {
    const lower = points.slice(0, -4);
    for (let index = 0; index + 3 < lower.length; index += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lower.slice(index, index + 4);
      if (x >= x1 && x <= x2) return y - (y1 + ((x - x1) / (x2 - x1)) * (y2 - y1));
    }
    return Number.NaN;
  };

  it("has no standoffs that overlap", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        const centres = findView("stair", { ...chosen, infill: "standoffs" }, /^Elevation/).shapes.flatMap(
          (shape) => (shape.part === "standoff" && shape.form === "arc" ? [shape] : []),
        );
        for (const [index, one] of centres.entries())
          for (const other of centres.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * one.radius);
      }),
    );
  });

  it("warns about a landing with a low rail, and about the pull of cables", () => {
    const list = (chosen: Sizes) =>
      calculate("stair", chosen)
        .warnings.map(({ message }) => message)
        .join();
    // 900 + 60 × 165 / 270 mm.
    expect(list({ steps: 14, landing: "standard" })).toContain("A rail 937 mm above the landing");
    expect(list({ steps: 14, landing: "standard", height: 970 })).not.toContain("above the landing");
    expect(list({ infill: "cables" })).toContain("pull of the cables");
  });

  it("has cables at most 1,000 mm from post to post", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        for (const { from, to } of plan({ ...chosen, infill: "cables" }).bays)
          expect(Math.hypot(to.x - from.x, to.tread - from.tread)).toBeLessThanOrEqual(1000);
      }),
    );
  });
});
