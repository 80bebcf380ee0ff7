import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSizes, completeSizes, readSizes } from "~/sizes/sizes";
import {
  calculate,
  createPiece,
  drawScene,
  findView,
  listArrowDirections,
  listRects,
  listSashes,
  readFacts,
} from "../../../tests/support/drawn-kinds";
import { drawPiece } from "../draw-piece";
import type { View } from "../drawing/scene";
import { pieceKindNames, type Sizes } from "../kind";
import { findPieceKind } from "../kinds";
import { formatMetric } from "../length";
import { describeSizes, summarizeSizes } from "../piece-list";
import { proposePiece } from "../propose-piece";
import { measureQuantities } from "../quantities";
import { planWindow } from "./window-plan";

describe("a sliding window", () => {
  it.each([
    ["two", 1500],
    ["two", 3200],
    ["three", 2400],
  ])("with style %s, %d mm wide, draws its inner sashes in front", (style, width) => {
    const sizes = { style, width, height: 1200 };
    const plan = planWindow(completeSizes(findPieceKind("window"), sizes).sizes);
    const fromAbove = listSashes(findView("window", sizes, /^Plan/), plan.sash.width);
    // In plan, the inside is at the bottom; in elevation, later shapes are in front.
    const depthAt = new Map(fromAbove.map(({ x, y }) => [x.toFixed(2), y]));
    const depths = listSashes(findView("window", sizes, /^Elevation/), plan.sash.width).map(
      ({ x }) => depthAt.get(x.toFixed(2)) ?? Number.NaN,
    );
    expect(depths).toHaveLength(plan.sashes.length);
    expect(depths).toEqual([...depths].sort((a, b) => b - a));
    expect(new Set(depths).size).toBeGreaterThan(1);
  });

  it("with four sashes shows the middle ones moving outwards", () => {
    const view = findView("window", { style: "two", width: 3200 }, /^Elevation/);
    expect(listArrowDirections(view)).toEqual(["right", "left", "right", "left"]);
  });

  it("subtracts its mullions from fixed panes", () => {
    const { pane, sashes: panes } = planWindow({ style: "fixed", width: 4000, height: 1200 });
    expect(panes.length * pane.width + (panes.length - 1) * 50).toBe(4000 - 2 * 50);
  });
});

describe("a piece stored before more could be chosen", () => {
  const readScene = (kind: "door" | "window", sizes: Sizes) => {
    const { draw } = findPieceKind(kind);
    return draw?.(completeSizes(findPieceKind(kind), sizes).sizes);
  };

  it("stays a solid leaf", () => {
    const stored: Sizes[] = [{ style: "panel" }, {}];
    for (const sizes of stored) {
      expect(readScene("door", sizes)?.title).toBe("Door, one leaf, solid");
      expect(readScene("door", sizes)?.material).toBe("Solid leaf, 60 mm frame");
    }
    const piece = { kind: "door", sizes: { style: "panel" }, count: 1, remark: "" } as const;
    expect(summarizeSizes(piece, "mm")).toBe("Leaf type: Solid leaf");
  });

  it("has a frame of 50 mm and no named material in a window and a sliding door", () => {
    expect(readScene("window", { width: 1500 })?.material).toBe("5 mm toughened glass");
    expect(readScene("door", { opens: "sliding" })?.material).toBe("6 mm toughened glass");
    expect(planWindow(completeSizes(findPieceKind("window"), {}).sizes).sash.height).toBe(1200 - 2 * 50);
    expect(readScene("window", { profile: "upvc" })?.material).toBe("uPVC, 5 mm toughened glass");
  });
});

describe("a stair stored before a landing could be chosen", () => {
  const piece = { kind: "stair", sizes: { steps: 19 }, count: 1, remark: "" } as const;

  it("stays a single flight", () => {
    expect(readFacts("stair", piece.sizes)).toMatchObject({
      "Running length": "5.70 m (18.7 ft) along the slope, from post to post",
      "Height of this flight": "3,135 mm",
      Treads: "18 plus the landing",
      Posts: "7",
      "Glass area": "3.64 m² (39.2 sq ft)",
    });
    expect(
      findView("stair", piece.sizes, /^Elevation/).chains.map(({ stations }) => stations),
    ).toContainEqual([0, 18 * 270]);
  });

  it("is listed as one, and not as assumed", () => {
    expect(describeSizes(piece, "mm")).toContainEqual({
      label: "Above 12 steps",
      value: "No landing, one flight",
      isAssumed: false,
    });
    expect(summarizeSizes(piece, "mm")).toBe("Number of steps: 19");
  });
});

it("lists the initial choice of a new piece as not known if no size is", () => {
  const describeLanding = (sizes: Sizes) =>
    describeSizes({ kind: "stair", sizes, count: 1, remark: "" }, "mm").find(
      ({ label }) => label === "Above 12 steps",
    );
  expect(describeLanding({ landing: "standard" })).toMatchObject({ value: "not known yet", isAssumed: true });
  expect(describeLanding({ landing: "measured" })).toMatchObject({ isAssumed: false });
  expect(describeLanding({ landing: "standard", steps: 19 })).toMatchObject({ isAssumed: false });
});

describe("the assumed choices", () => {
  it("never change, because sent quotations are drawn from what was stored", () => {
    const assumed = pieceKindNames.map((name) => {
      const { sizes } = completeSizes(findPieceKind(name), {});
      return [name, Object.values(sizes).filter((value) => typeof value === "string")];
    });
    expect(Object.fromEntries(assumed)).toEqual({
      railing: ["straight", "glass", "steel", "house"],
      stair: ["right", "glass", "none", "house"],
      gate: ["double", "bars", "none"],
      door: ["one", "panel", "left-in", "none", "none"],
      window: ["two", "undecided", "no", "no"],
      shower: ["niche", "right", "left"],
      pergola: ["glass", "2", "wall"],
      charupudi: ["straight"],
      structure: [],
      other: [],
    });
  });
});

describe("a folding gate", () => {
  it("with two leaves folds to one side in plan, elevation and facts", () => {
    for (const [wicket, side] of [
      ["none", "left"],
      ["left", "right"],
    ] as const) {
      const sizes = { type: "folding", width: 2800, wicket };
      expect(readFacts("gate", sizes)["Space needed"]).toContain(`both leaves folded to the ${side}`);
      expect(listArrowDirections(findView("gate", sizes, /^Elevation/))).toEqual([side]);
      const plan = findView("gate", sizes, /^Plan/);
      const strips = plan.shapes.flatMap((shape) => (shape.form === "strip" ? [shape.points] : []));
      expect(strips).toHaveLength(2);
      const middle = side === "left" ? 1400 : -1400;
      for (const [x1, , x2] of strips) expect(Math.max(x1, x2) < middle).toBe(side === "left");
    }
  });

  it("does not overlap its pillars", () => {
    const { shapes } = findView("gate", { type: "folding", width: 2800 }, /^Plan/);
    for (const shape of shapes) {
      if (shape.form !== "strip") continue;
      const [x1, y1, x2, y2] = shape.points;
      const across = shape.width / 2 / (Math.abs(y2 - y1) / Math.hypot(x2 - x1, y2 - y1));
      expect(Math.min(x1, x2) - across).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("a gate", () => {
  it("that slides is drawn up to the end of its open leaf", () => {
    const { box } = findView("gate", { type: "sliding", width: 4000, wicket: "none" }, /^Plan/);
    expect(box[2]).toBe(4000 + 4200);
    expect(readFacts("gate", { type: "sliding", width: 4000 })["Space needed"]).toContain("4,200 mm");
  });

  it("states size, weight and hinge side of its wicket, and includes its steel", () => {
    const facts = readFacts("gate", { wicket: "left" });
    expect(facts).toMatchObject({
      "Wicket gate": "980 × 1,750 mm",
      "Wicket weight": expect.stringMatching(/^about \d+ kg$/),
      "Wicket hinges": "on the left, seen from the street",
    });
    expect(facts.Steel).not.toBe(readFacts("gate", { wicket: "none" }).Steel);
  });
});

describe("a railing", () => {
  it("states the number of posts and their spacing separately", () => {
    const facts = readFacts("railing", { length: 1020, infill: "glass" });
    expect(facts).toMatchObject({ Posts: "2", "Maximum post spacing": "900 mm" });
    for (const value of Object.values(facts)) expect(value).not.toMatch(/\d, \d{3} mm/);
  });

  it.each(["railing", "charupudi"] as const)(
    "of kind %s states no spacing below that of its drawing",
    (kind) => {
      for (let length = 1000; length < 4000; length += 1) {
        const [, spacing = ""] =
          Object.entries(readFacts(kind, { length })).find(([label]) => /spacing/.test(label)) ?? [];
        const bays = findView(kind, { length }, /^Elevation/)
          .chains.find(({ side, isOverall }) => side === "bottom" && !isOverall)
          ?.stations.map(Math.round)
          .flatMap((station, index, all) => station - (all[index - 1] ?? station));
        expect(Number.parseInt(spacing.replace(",", ""), 10)).toBeGreaterThanOrEqual(
          Math.max(...(bays ?? [0])),
        );
      }
    },
  );

  it("draws its bars on the bottom rail", () => {
    const view = findView("railing", { infill: "balusters" }, /^Elevation/);
    const [rail, ...others] = listRects(view, "bar").filter(({ width }) => width > 1000);
    expect(others).toEqual([]);
    for (const bar of listRects(view, "bar").filter(({ width }) => width === 12))
      expect(bar.y).toBeGreaterThanOrEqual((rail?.y ?? 0) + (rail?.height ?? 0));
  });
});

describe("a shower", () => {
  it("without a door has a bar to the wall, and none along the top", () => {
    const sizes = { shape: "walkin", width: 1000, height: 2000 };
    expect(readFacts("shower", sizes).Support).toBe("bar from the free edge to the wall");
    const [bar] = listRects(findView("shower", sizes, /^Plan/), "bar");
    // From the glass to the wall at the back, near the free edge.
    expect(bar).toMatchObject({ width: 19, y: 10, height: 890 });
    expect(bar?.x).toBeGreaterThan(850);
    expect(listRects(findView("shower", sizes, /^Elevation/), "steel")).toEqual([]);
  });

  it("hangs its door on the chosen side", () => {
    for (const hinges of ["left", "right"]) {
      const sizes = { shape: "niche", width: 750, door: "right", hinges };
      const [leaf] = listRects(findView("shower", sizes, /^Plan/), "steel");
      expect((leaf?.x ?? 0) > 375).toBe(hinges === "right");
      expect(readFacts("shower", sizes)["Hinge side"]).toContain(hinges);
    }
  });
});

describe("the door of a shower", () => {
  it("is at least 600 mm wide beside fixed glass, and is described where it is drawn", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 550, max: 3000 }),
        fc.constantFrom("left", "middle", "right"),
        fc.constantFrom("niche", "corner"),
        (width, door, shape) => {
          const { description, views } = drawScene("shower", { width, door, shape, hinges: "left" });
          const panes = (views[0] as View).shapes.flatMap((one) =>
            one.form === "rect" && one.part === "pane" ? [one] : [],
          );
          const leaf = (views[0] as View).shapes.find(({ part }) => part === "hinge");
          const hinge = leaf?.form === "rect" ? leaf.x + 45 : Number.NaN;
          const index = panes.findIndex((pane) => Math.abs(pane.x - hinge) < 0.01);
          if (panes.length === 1) return;
          expect((panes[index]?.width ?? 0) + 8).toBeGreaterThanOrEqual(600);
          const place =
            index === 0 ? "on the left" : index === panes.length - 1 ? "on the right" : "in the middle";
          expect(description).toContain(`that opens outwards, ${place}.`);
        },
      ),
    );
  });
});

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

describe("a charupudi", () => {
  it("weighs the leg under each upright", () => {
    // 4 uprights of 440 + 472 mm and legs of 375 mm at 1.78 kg/m; rails, frame and bearers at 0.87, 1.79 and 2.39 kg/m.
    expect(readFacts("charupudi", {}).Steel).toBe("about 35 kg");
  });

  it("that is bent keeps its lengths, and warns if nobody can sit beside a corner", () => {
    const length = fc.integer({ min: 300, max: 15_000 });
    const depth = fc.integer({ min: 300, max: 600 });
    const bent = fc.record({
      shape: fc.constantFrom("l", "u"),
      length,
      side: length,
      otherSide: length,
      depth,
    });
    fc.assert(
      fc.property(bent, ({ otherSide, ...others }) => {
        const corners = others.shape === "u" ? 2 : 1;
        const sizes = corners === 2 ? { ...others, otherSide } : others;
        expect(completeSizes(findPieceKind("charupudi"), sizes).sizes).toMatchObject(sizes);
        const corner = sizes.depth + 38;
        const sides = corners === 2 ? [sizes.side, otherSide] : [sizes.side];
        const shortest = Math.min(sizes.length - corners * corner, ...sides.map((side) => side - corner));
        const warned = calculate("charupudi", sizes).warnings.some(({ message }) =>
          /^Beside a/.test(message),
        );
        expect(warned).toBe(shortest < 400);
      }),
    );
    expect(calculate("charupudi", { length: 300 }).warnings).toHaveLength(1);
  });

  it("that is L-shaped has its elevation over its plan, at no smaller a scale than a U-shaped one", () => {
    const [elevation, plan] = drawScene("charupudi", { shape: "l" }).views as [View, View];
    expect(elevation.box[0]).toBeCloseTo(plan.box[0], 6);
    expect(elevation.box[2]).toBeCloseTo(plan.box[2], 6);
    const readScale = (shape: string) =>
      drawPiece(createPiece("charupudi", { shape }), "small", { showsFeet: false })?.scale;
    expect(readScale("l")).toBeLessThanOrEqual(readScale("u") ?? 0);
  });

  it("has its uprights behind the seat, in plan as in section", () => {
    const { box } = findView("charupudi", { shape: "l", depth: 420 }, /^Plan/);
    const seat = listRects(findView("charupudi", { shape: "l", depth: 420 }, /^Plan/), "steel")[0];
    expect(box[1]).toBe(0);
    expect(seat?.height).toBe(420 + 38);
  });
});

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
