import { describe, expect, it } from "vitest";
import { calculatePiece, completeSizes } from "~/sizes/sizes";
import {
  findView,
  listArrowDirections,
  listRects,
  listSashes,
  readFacts,
} from "../../../tests/support/drawn-kinds";
import { pieceKindNames, type Sizes } from "../kind";
import { findPieceKind } from "../kinds";
import { describeSizes, summarizeSizes } from "../piece-list";
import { proposePiece } from "../propose-piece";
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
      "Running length": "5.91 m (19.4 ft) along the slope",
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

describe("a pergola", () => {
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
      expect(calculatePiece({ kind: "pergola", sizes, count: 1, remark: "" }).warnings).toEqual([]);
  });
});
