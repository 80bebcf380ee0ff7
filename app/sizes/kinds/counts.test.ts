import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Part, SketchShape } from "~/sizes/drawing/scene";
import { calculatePiece, completeSizes } from "~/sizes/sizes";
import { createPiece, drawScene, findView, kinds } from "../../../tests/support/drawn-kinds";
import { listChoices, possibleSizes } from "../../../tests/support/sizes";
import { drawPiece } from "../draw-piece";
import type { Scene, View } from "../drawing/scene";
import type { PieceKindName, Sizes } from "../kind";
import { findPieceKind } from "../kinds";
import { proposePiece } from "../propose-piece";

const drawnKinds = kinds.filter((kind) => kind.draw);

/** The part that each counted fact counts. Seats are people. */
const partsByFact: Record<string, Part | null> = {
  ...{ Posts: "post", Uprights: "post", Panes: "pane", Leaves: "leaf", Sashes: "sash", Hinges: "hinge" },
  ...{ Bars: "bar", Pipes: "bar", Cables: "bar", "Grille bars": "bar", "Grille panels": "panel" },
  ...{ Rafters: "rafter", Slats: "slat", Standoffs: "standoff", "Backrest rails": "rail", Treads: "riser" },
  Landings: "landing",
  Seats: null,
};

type Box = readonly [left: number, bottom: number, right: number, top: number];

function findBox(shape: SketchShape): Box {
  if (shape.form === "rect") return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height];
  if (shape.form === "arc")
    return [shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius];
  const xs = shape.form === "hatch" ? [] : shape.points.filter((_, index) => index % 2 === 0);
  const ys = shape.form === "hatch" ? [] : shape.points.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const listParts = ({ shapes }: View, part: Part) =>
  shapes.filter((shape) => shape.part === part).map(findBox);
const view = ({ views }: Scene, title: RegExp) => views.find((one) => title.test(one.title));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const measureArea = ([left, bottom, right, top]: Box) => (right - left) * (top - bottom);

/** How many of a part stand in the whole piece, from the one view that shows each of them once. */
function countDrawn(kind: PieceKindName, scene: Scene, part: Part): number {
  const plan = view(scene, /^Plan/);
  const elevation = view(scene, /^(?:Elevation|Front view)/);
  const count = (shown: View | undefined) => (shown ? listParts(shown, part).length : 0);
  if (kind === "stair" && plan) {
    const landings = listParts(plan, "landing").length;
    if (part === "landing") return landings;
    if (part === "riser") return count(plan) - 1 - landings;
    return count(elevation) * listParts(plan, "rail").length;
  }
  if (kind === "pergola") return count(plan);
  if (kind === "shower") return part === "pane" ? count(plan) : count(elevation);
  const isBent = plan && ["railing", "charupudi"].includes(kind) && listParts(plan, "post").length > 0;
  return isBent && (part === "post" || count(plan) > 0) ? count(plan) : count(elevation);
}

/** Area of the drawn panes in mm². */
function measureDrawnGlass(kind: PieceKindName, scene: Scene): number {
  const [plan, elevation] = [view(scene, /^Plan/), view(scene, /^(?:Elevation|Front view)/)] as [
    View | undefined,
    View,
  ];
  const panes = listParts(elevation, "pane");
  if (kind === "stair") {
    // Slanting panes have the area of upright ones; only their lower left corners may be cut at the floor.
    const areas = elevation.shapes.flatMap((shape) => {
      if (shape.part !== "pane" || shape.form !== "polygon") return [];
      const [left, , right] = findBox(shape);
      const heights = [left, right].map((edge) => {
        const ys = shape.points.filter((_, index) => index % 2 && shape.points[index - 1] === edge);
        return Math.max(...ys) - Math.min(...ys);
      });
      return [(right - left) * Math.max(...heights)];
    });
    return sum(areas) * (plan ? listParts(plan, "rail").length : 0);
  }
  if (kind === "pergola" && plan) {
    const slope = Number(/fall of (\d+)/.exec(view(scene, /^Section/)?.title ?? "")?.[1] ?? 0) / 100;
    return sum(listParts(plan, "pane").map(measureArea)) * Math.hypot(1, slope);
  }
  const [height = 0] = panes.map(([, bottom, , top]) => top - bottom);
  if (kind === "shower" && plan) {
    const side = listParts(plan, "pane").filter(
      ([left, bottom, right]) => bottom === 0 && right - left === 10,
    );
    return sum(panes.map(measureArea)) + sum(side.map(([, bottom, , top]) => (top - bottom) * height));
  }
  if (kind === "railing" && plan)
    return sum(listParts(plan, "pane").map(([l, b, r, t]) => Math.max(r - l, t - b))) * height;
  return sum(panes.map(measureArea));
}

describe.each(drawnKinds.map(({ name }) => name))("a drawing of a %s", (name) => {
  const kind = findPieceKind(name);
  const sizes = possibleSizes({ ...kind });

  it("contains exactly what the facts count", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        const complete = completeSizes(kind, chosen).sizes;
        const scene = drawScene(name, complete);
        for (const fact of calculatePiece(createPiece(name, complete)).facts) {
          if (fact.quantity !== "count") continue;
          const part = partsByFact[fact.label];
          expect(part, `${fact.label} is drawn`).toBeDefined();
          if (part) expect([fact.label, fact.value]).toEqual([fact.label, countDrawn(name, scene, part)]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("shows the glass area that the facts state", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        const complete = completeSizes(kind, chosen).sizes;
        const fact = calculatePiece(createPiece(name, complete)).facts.find(
          ({ label }) => label === "Glass area",
        );
        const drawn = measureDrawnGlass(name, drawScene(name, complete)) / 1e6;
        if (fact?.quantity === "area") expect(drawn).toBeCloseTo(fact.value, 1);
        else if (name !== "window") expect(drawn).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  it("has no glass that is not counted as a pane", () => {
    for (const choices of listChoices({ ...kind }))
      for (const { shapes } of drawScene(name, choices).views.filter(({ title }) =>
        /^(?:Elevation|Front view)/.test(title),
      ))
        for (const shape of shapes)
          if (shape.pen === "glass" && name !== "pergola") expect(shape.part).toBe("pane");
  });
});

describe.each(["railing", "charupudi"] as const)("a bent %s", (kind) => {
  const radius = kind === "railing" ? 25 : 19;
  // A bench needs room to sit beside each corner.
  const [minLength, minSide] = kind === "railing" ? [300, 300] : [1316, 858];
  const shapes = fc.record({
    shape: fc.constantFrom("l", "u"),
    length: fc.integer({ min: minLength, max: 15_000 }),
    side: fc.integer({ min: minSide, max: 15_000 }),
    otherSide: fc.integer({ min: minSide, max: 15_000 }),
  });

  it("has one post at each corner, and its runs end at it", () => {
    fc.assert(
      fc.property(shapes, (sizes) => {
        const plan = findView(kind, sizes, /^Plan/);
        const posts = listParts(plan, "post").map(
          ([left, bottom]) => [left + radius, bottom + radius] as const,
        );
        const isAt = (x: number, y: number) =>
          posts.filter(([px, py]) => Math.hypot(px - x, py - y) < 1).length;
        expect(isAt(sizes.length - radius, radius)).toBe(1);
        if (sizes.shape === "u") expect(isAt(radius, radius)).toBe(1);
        expect(isAt(sizes.length - radius, sizes.side - 60)).toBe(1);
        for (const [x, y] of posts)
          expect(
            posts.some(([px, py]) => {
              const distance = Math.hypot(px - x, py - y);
              return distance > 1 && distance <= (kind === "railing" ? 1200 : 900) + 1;
            }),
          ).toBe(true);
        const elevation = findView(kind, sizes, /^(?:Elevation|Front view)/);
        const [, , right] = elevation.box;
        const inA = posts.filter(([, y]) => Math.abs(y - radius) < 1);
        expect(listParts(elevation, "post")).toHaveLength(inA.length);
        const corner = kind === "charupudi" && sizes.shape === "l" ? radius : right - radius;
        expect(listParts(elevation, "post").some(([left]) => Math.abs(left + radius - corner) < 1)).toBe(
          true,
        );
      }),
    );
  });
});

describe("a pergola's plan", () => {
  it.each([
    [20, 14],
    [12, 10],
    [12, 20],
  ])("of %d × %d ft has a beam under each joint between panes", (width, depth) => {
    const sizes = { width: width * 304.8, depth: Math.min(6000, depth * 304.8), roof: "glass" };
    const plan = findView("pergola", sizes, /^Plan/);
    const panes = listParts(plan, "pane");
    const joints = new Set(panes.map(([, bottom]) => bottom).filter((bottom) => bottom > 0));
    const beams = listParts(plan, "crossbeam");
    expect(beams).toHaveLength(joints.size);
    for (const joint of joints)
      expect(beams.some(([, bottom, , top]) => bottom < joint && joint < top)).toBe(true);
    expect(Math.max(...panes.map(([, bottom, , top]) => top - bottom))).toBeLessThanOrEqual(3600);
  });
});

describe("a gate's drawing", () => {
  const listTexts = (sizes: Sizes) =>
    drawPiece(createPiece("gate", sizes), "wide", { showsFeet: false })?.marks.flatMap(
      ({ text }) => text ?? [],
    ) ?? [];

  it("that slides states the opening once, and the length of its leaf", () => {
    const texts = listTexts({ type: "sliding", width: 5000, height: 1800, wicket: "none" });
    expect(texts.filter((text) => text === "5,000")).toHaveLength(1);
    expect(texts).toContain("5,200");
  });

  it.each([3600, 5000, 7000])("of %d mm states the size of its wicket", (width) => {
    for (const type of ["double", "sliding", "folding"])
      for (const wicket of ["left", "right"]) {
        const texts = listTexts({ type, width, height: 1800, wicket });
        expect(texts).toContain("Wicket 980 × 1,750");
        if (width <= 5000) expect(texts).toContain("1,000");
      }
  });

  it("of the stainless gate has a closed lower panel", () => {
    expect(proposePiece("ss-gate").sizes).toMatchObject({ infill: "panel" });
  });
});

describe("a door's drawing", () => {
  const listPanels = (style: string) =>
    findView("door", { style }, /^(?:Elevation|Front view)/).shapes.filter(
      ({ form, pen }) => form === "rect" && pen === "thin",
    );

  it("shows panels only on panelled leaves", () => {
    expect(listPanels("flush")).toEqual([]);
    expect(listPanels("panel")).toHaveLength(2);
    expect(listPanels("embossed")).toHaveLength(2);
    expect(listPanels("frp")).toHaveLength(2);
  });
});
