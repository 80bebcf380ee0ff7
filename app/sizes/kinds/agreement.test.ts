import { describe, expect, it } from "vitest";
import { calculate } from "../calculate";
import { completeSizes } from "../complete-sizes";
import { describeFacts } from "../describe-facts";
import type { Scene, View } from "../drawing/scene";
import type { Pen, SketchShape } from "../drawing/sketch";
import type { KindName, Sizes } from "../kind";
import { findKind, kinds } from "../kinds";
import { proposePiece } from "../propose-piece";
import { planStair } from "./stair-plan";
import { planWindow } from "./window-plan";

function drawScene(kind: KindName, sizes: Sizes): Scene {
  const { draw, ...known } = findKind(kind);
  if (!draw) throw new Error(`${kind} is in words.`);
  return draw(completeSizes(known, sizes).sizes);
}

function findView(kind: KindName, sizes: Sizes, title: RegExp): View {
  const view = drawScene(kind, sizes).views.find((one) => title.test(one.title));
  if (!view) throw new Error(`There is no view ${title}.`);
  return view;
}

const readFacts = (kind: KindName, sizes: Sizes) =>
  Object.fromEntries(
    describeFacts(calculate({ kind, sizes, count: 1, remark: "" }).facts, 1, "mm").map(({ label, value }) => [
      label,
      value,
    ]),
  );

type Rect = Extract<SketchShape, { form: "rect" }>;
const rects = ({ shapes }: View, pen: Pen) =>
  shapes.filter((shape): shape is Rect => shape.form === "rect" && shape.pen === pen);
const sashes = (view: View, width: number) =>
  rects(view, "steel").filter((rect) => Math.abs(rect.width - width) < 0.01);

/** Left to right of each arrow: the shaft is the line before its two-sided head. */
function arrows({ shapes }: View): ("left" | "right")[] {
  return shapes.flatMap((shape) => {
    if (shape.form !== "polygon" || shape.points.length !== 6 || shape.pen !== "edge") return [];
    const [tail = 0, , tip = 0] = shape.points;
    return [tip > tail ? ("right" as const) : ("left" as const)];
  });
}

describe("a sliding window", () => {
  it.each([
    ["two", 1500],
    ["two", 3200],
    ["three", 2400],
  ])("of style %s, %d mm wide, has its inner sashes in front", (style, width) => {
    const sizes = { style, width, height: 1200 };
    const plan = planWindow(completeSizes(findKind("window"), sizes).sizes);
    const fromAbove = sashes(findView("window", sizes, /^Plan/), plan.sash.width);
    // In plan the inside is below; in elevation what is drawn later is in front.
    const depthAt = new Map(fromAbove.map(({ x, y }) => [x.toFixed(2), y]));
    const depths = sashes(findView("window", sizes, /^Elevation/), plan.sash.width).map(
      ({ x }) => depthAt.get(x.toFixed(2)) ?? Number.NaN,
    );
    expect(depths).toHaveLength(plan.sashes.length);
    expect(depths).toEqual([...depths].sort((a, b) => b - a));
    expect(new Set(depths).size).toBeGreaterThan(1);
  });

  it("of four sashes shows the middle ones moving outwards", () => {
    const view = findView("window", { style: "two", width: 3200 }, /^Elevation/);
    expect(arrows(view)).toEqual(["right", "left", "right", "left"]);
  });

  it("loses the width of its mullions in fixed glass", () => {
    const { pane, sashes: panes } = planWindow({ style: "fixed", width: 4000, height: 1200 });
    expect(panes.length * pane.width + (panes.length - 1) * 50).toBe(4000 - 2 * 50);
  });
});

describe("a folding gate", () => {
  it("of two leaves folds to one side in plan, elevation and facts", () => {
    for (const [wicket, side] of [
      ["none", "left"],
      ["left", "right"],
    ] as const) {
      const sizes = { type: "folding", width: 2800, wicket };
      expect(readFacts("gate", sizes)["Space it needs"]).toContain(`both leaves folded to the ${side}`);
      expect(arrows(findView("gate", sizes, /^Elevation/))).toEqual([side]);
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
  it("that slides is drawn to the end of its opened leaf, and clears the opening", () => {
    const { box } = findView("gate", { type: "sliding", width: 4000, wicket: "none" }, /^Plan/);
    expect(box[2]).toBe(4000 + 4200);
    expect(readFacts("gate", { type: "sliding", width: 4000 })["Space it needs"]).toContain("4,200 mm");
  });

  it("states leaf, weight and hinge side of its small gate, and counts its steel", () => {
    const facts = readFacts("gate", { wicket: "left" });
    expect(facts).toMatchObject({
      "Small gate": "980 × 1,750 mm",
      "Weight of the small gate": expect.stringMatching(/^about \d+ kg$/),
      "Its hinges": "on the left, seen from the street",
    });
    expect(facts.Steel).not.toBe(readFacts("gate", { wicket: "none" }).Steel);
  });
});

describe("a stair railing", () => {
  const complete = (sizes: Sizes) => planStair(completeSizes(findKind("stair"), sizes).sizes);

  it("states the largest ball that passes between steps and infill", () => {
    const { rise, going, foot, ball } = complete({ rise: 165, going: 270, infill: "pipes" });
    const [a, b] = [rise + foot, ((rise + foot) * going) / rise];
    // The inscribed circle of the triangle of riser, tread and lowest pipe: area by half the perimeter.
    expect(ball).toBeCloseTo((2 * a * b) / (a + b + Math.hypot(a, b)), 6);
    expect(readFacts("stair", { infill: "pipes" })["Gap at the steps"]).toContain(`${Math.round(ball)} mm`);
  });

  it.each(["glass", "standoffs", "pipes", "balusters", "cables"])(
    "with %s passes the ball of 100 mm as proposed",
    (infill) => {
      for (const rise of [120, 165, 190])
        for (const going of [230, 270, 320])
          expect(complete({ infill, rise, going }).ball).toBeLessThanOrEqual(100);
    },
  );

  it("warns where wider gaps were asked for", () => {
    const { warnings } = calculate({
      kind: "stair",
      sizes: { infill: "pipes", gap: 150 },
      count: 1,
      remark: "",
    });
    expect(warnings.map(({ message }) => message).join()).toMatch(
      /ball of 1[45]\d mm passes between the steps/,
    );
  });

  it("draws its lowest pipe where the ball is measured", () => {
    const plan = complete({ infill: "pipes" });
    const view = findView("stair", { infill: "pipes" }, /^Elevation/);
    const lowest = view.shapes.find((shape) => shape.form === "strip" && shape.pen === "bar");
    if (lowest?.form !== "strip") throw new Error("There is no pipe.");
    const [x, y] = lowest.points;
    expect(y - lowest.width / 2).toBeCloseTo(plan.rise + (x * plan.rise) / plan.going + plan.foot, 6);
  });

  it("ends its posts below the rail", () => {
    const { shapes } = findView("stair", {}, /^Elevation/);
    const rail = shapes.find((shape) => shape.form === "strip" && shape.pen === "steel");
    if (rail?.form !== "strip") throw new Error("There is no rail.");
    const [x1, y1, x2, y2] = rail.points;
    const slope = (y2 - y1) / (x2 - x1);
    const underside = (x: number) => y1 + (x - x1) * slope - (rail.width / 2) * Math.hypot(1, slope);
    for (const post of shapes) {
      if (post.form !== "polygon" || post.pen !== "steel") continue;
      for (let at = 0; at < post.points.length; at += 2)
        expect(post.points[at + 1]).toBeLessThanOrEqual(underside(post.points[at] as number) + 1e-6);
    }
  });
});

describe("the words of a railing", () => {
  it("keep the number of posts apart from their distance", () => {
    const facts = readFacts("railing", { length: 1020, infill: "glass" });
    expect(facts).toMatchObject({ Posts: "2", "Between posts, at most": "900 mm" });
    for (const value of Object.values(facts)) expect(value).not.toMatch(/\d, \d{3} mm/);
  });

  it("agree with bars that stand on the bottom rail", () => {
    const view = findView("railing", { infill: "balusters" }, /^Elevation/);
    const [rail, ...others] = rects(view, "bar").filter(({ width }) => width > 1000);
    expect(others).toEqual([]);
    for (const bar of rects(view, "bar").filter(({ width }) => width === 12))
      expect(bar.y).toBeGreaterThanOrEqual((rail?.y ?? 0) + (rail?.height ?? 0));
  });
});

describe("a shower", () => {
  it("without a door has the bar to the wall that its facts state, and none along the top", () => {
    const sizes = { shape: "walkin", width: 1000, height: 2000 };
    expect(readFacts("shower", sizes).Support).toBe("bar from the free edge to the wall");
    const [bar] = rects(findView("shower", sizes, /^Plan/), "bar");
    // From the glass to the wall at the back, near the free edge.
    expect(bar).toMatchObject({ width: 19, y: 10, height: 890 });
    expect(bar?.x).toBeGreaterThan(850);
    expect(rects(findView("shower", sizes, /^Elevation/), "steel")).toEqual([]);
  });

  it("of one door hangs it where the customer chose", () => {
    for (const hinges of ["left", "right"]) {
      const sizes = { shape: "niche", width: 750, door: "right", hinges };
      const [leaf] = rects(findView("shower", sizes, /^Plan/), "steel");
      expect((leaf?.x ?? 0) > 375).toBe(hinges === "right");
      expect(readFacts("shower", sizes)["Hinge side"]).toContain(hinges);
    }
  });
});

describe("a pergola", () => {
  it("has one width of glass in elevation, plan and facts", () => {
    const sizes = { width: 3600, depth: 3000, roof: "glass", fall: "2" };
    const [front] = rects(findView("pergola", sizes, /^Elevation/), "glass");
    const panes = rects(findView("pergola", sizes, /^Plan/), "glass");
    const [left, right] = [
      Math.min(...panes.map(({ x }) => x)),
      Math.max(...panes.map(({ x, width }) => x + width)),
    ];
    expect([front?.x, front?.width]).toEqual([left, right - left]);
    const area = ((right - left) * 3100 * Math.hypot(1, 0.02)) / 1e6;
    expect(readFacts("pergola", sizes)["Area of glass"]).toContain(`${area.toFixed(2)} m²`);
  });

  it("falls to the front by 2 % unless told otherwise, and states by how much", () => {
    const sizes = { depth: 3000, roof: "glass" };
    expect(readFacts("pergola", sizes)["Fall to the front"]).toBe("60 mm (2 %)");
    const section = findView("pergola", sizes, /^Section, fall of 2 %/);
    expect(section.chains.map(({ stations }) => stations)).toContainEqual([0, 2660]);
    expect(readFacts("pergola", { roof: "slats" })).not.toHaveProperty("Fall to the front");
  });

  it("does not warn in its default sizes", () => {
    for (const sizes of [{ roof: "glass" }, proposePiece("pergola-glass-work").sizes])
      expect(calculate({ kind: "pergola", sizes, count: 1, remark: "" }).warnings).toEqual([]);
  });
});

describe("swings", () => {
  const pens = (kind: KindName, sizes: Sizes) =>
    findView(kind, sizes, /^Elevation/).shapes.flatMap(({ pen }) =>
      pen === "hidden" || pen === "center" ? [pen] : [],
    );

  it("towards the viewer are chain-dotted, and away are dashed", () => {
    expect(pens("door", { opens: "left-out" })).toEqual(["center"]);
    expect(pens("door", { opens: "left-in" })).toEqual(["hidden"]);
    expect(pens("window", { style: "casement", width: 700 })).toEqual(["hidden"]);
  });

  it("of a casement are in its plan", () => {
    const { shapes } = findView("window", { style: "casement", width: 1500 }, /^Plan/);
    expect(shapes.filter(({ form }) => form === "arc")).toHaveLength(2);
  });
});

describe("dimensions", () => {
  const drawn = kinds.filter((kind) => kind.draw);

  it.each(drawn.map(({ name }) => [name]))("of a %s begin and end with the overall ones", (name) => {
    for (const view of drawScene(name, {}).views) {
      for (const { side, stations, isOverall } of view.chains) {
        if (isOverall || side !== "bottom") continue;
        const overall = view.chains.find((other) => other.isOverall && other.side === side)?.stations ?? [];
        for (const station of overall) expect(stations).toContain(station);
      }
    }
  });

  it("show posts in plan as round as they are", () => {
    const { shapes } = findView("railing", { shape: "l" }, /^Plan/);
    expect(shapes.filter(({ form }) => form === "arc").length).toBeGreaterThan(3);
  });
});

it("advice for two leaves does not ask for two leaves", () => {
  const advice = (kind: KindName, sizes: Sizes) =>
    calculate({ kind, sizes, count: 1, remark: "" })
      .warnings.map(({ reason }) => reason)
      .join(" ");
  expect(advice("door", { width: 2700, leaves: "two" })).not.toContain("two leaves");
  expect(advice("gate", { width: 6000, type: "double" })).not.toContain("two leaves");
  expect(advice("gate", { width: 3000, type: "single" })).toContain("two leaves");
});
