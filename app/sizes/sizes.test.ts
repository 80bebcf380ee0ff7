import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serviceCategories } from "~/content/service-index";
import { kinds } from "../../tests/support/drawn-kinds";
import { anySizes, possibleSizes } from "../../tests/support/sizes";
import { describeFacts } from "./facts";
import { pieceKindNames } from "./kind";
import { findPieceKind } from "./kinds";
import * as onDemand from "./kinds.browser";
import { proposePiece } from "./propose-piece";
import { calculatePiece, checkSizes, completeSizes } from "./sizes";

const measuredKinds = kinds.filter((kind) => kind.listFields({}).length > 0);

describe.each(measuredKinds.map((kind) => [kind.name, kind] as const))("%s", (name, kind) => {
  test("has two to six fields to measure, whose assumed values are possible", () => {
    const lengths = kind.listFields({}).filter((field) => field.type !== "choice");
    expect(lengths.length).toBeGreaterThanOrEqual(2);
    expect(lengths.length).toBeLessThanOrEqual(6);
    const { sizes, assumed } = completeSizes(kind, {});
    expect(checkSizes(kind, sizes)).toEqual([]);
    const known = kind.listFields({}).filter((field) => field.type === "choice" && field.initial);
    expect([...assumed, ...known.map((field) => field.name)].sort()).toEqual(Object.keys(sizes).sort());
  });

  test("suggests a valid length when sizes within their ranges conflict", () => {
    fc.assert(
      fc.property(possibleSizes(kind), (sizes) => {
        for (const { field, message } of checkSizes(kind, sizes)) {
          expect(kind.listFields(sizes).map((known) => known.name)).toContain(field);
          expect(message).toMatch(/mm \(.*″\)/);
        }
      }),
    );
  });

  test("turns any sizes into complete, valid ones", () => {
    fc.assert(
      fc.property(anySizes(kind), (sizes) => {
        const complete = completeSizes(kind, sizes).sizes;
        expect(checkSizes(kind, complete)).toEqual([]);
        expect(Object.keys(complete)).toEqual(kind.listFields(complete).map((field) => field.name));
      }),
    );
  });

  test("calculates finite, positive numbers", () => {
    fc.assert(
      fc.property(possibleSizes(kind), (sizes) => {
        const { facts, warnings } = calculatePiece({ kind: name, sizes, count: 1, remark: "" });
        expect(facts.length).toBeGreaterThan(1);
        for (const { label, value } of describeFacts(facts, 1, "ft")) {
          expect(label).not.toBe("");
          expect(value).not.toMatch(/NaN|Infinity|undefined|[-−]\d/);
        }
        for (const { reason } of warnings) expect(reason).toMatch(/We check this on site\.$/);
      }),
    );
  });
});

test.each([
  ["gate", { width: 40_000 }, "width", /from 700 mm \(2′ 3½″\) to 9,000 mm/],
  ["gate", { type: "single", width: 5000 }, "width", /up to 3,500 mm .* sliding gate/],
  ["stair", { rise: 2 }, "rise", /from 100 mm/],
  ["stair", { steps: 3.5 }, "steps", /whole number from 2 to 30/],
  ["railing", { length: 0 }, "length", /from 300 mm/],
  ["railing", { length: -5 }, "length", /from 300 mm/],
  ["railing", { height: Number.NaN }, "height", /from 400 mm/],
  ["railing", { height: Number.POSITIVE_INFINITY }, "height", /from 400 mm/],
  ["railing", { infill: "gold" }, "infill", /Choose one of: Glass/],
  ["door", { width: 2600 }, "width", /at most 1,520 mm .* two leaves/],
  ["door", { fanlight: "yes", height: 1900 }, "height", /at least 2,128 mm/],
  ["window", { style: "three", width: 700 }, "width", /at least 900 mm/],
  ["shower", { shape: "walkin", width: 2500 }, "width", /up to 2,000 mm/],
  ["charupudi", { seat: 600, height: 700 }, "height", /at least 850 mm/],
] as const)("%s with %j reports the possible sizes", (name, sizes, field, message) => {
  const problems = checkSizes(findPieceKind(name), sizes);
  expect(problems.map((problem) => problem.field)).toEqual([field]);
  expect(problems[0]?.message).toMatch(message);
});

test("sizes that the choices do not use are ignored", () => {
  const kind = findPieceKind("railing");
  expect(checkSizes(kind, { shape: "straight", side: -3 })).toEqual([]);
  expect(completeSizes(kind, { shape: "straight", side: 900 }).sizes).not.toHaveProperty("side");
  expect(completeSizes(kind, { shape: "l", side: 900 }).sizes).toHaveProperty("side", 900);
});

test("every service except structural work starts with possible sizes", () => {
  const slugs = serviceCategories.flatMap(({ items }) => items.map(({ slug }) => slug));
  const withoutSizes = slugs.filter((slug) => {
    const { kind, sizes } = proposePiece(slug);
    expect(checkSizes(findPieceKind(kind), sizes)).toEqual([]);
    return Object.keys(sizes).length === 0;
  });
  expect(withoutSizes).toEqual(["g1-steel-work"]);
});

describe("facts", () => {
  const readFacts = (kind: Parameters<typeof findPieceKind>[0], sizes: Record<string, number | string>) =>
    Object.fromEntries(
      describeFacts(calculatePiece({ kind, sizes, count: 1, remark: "" }).facts, 1, "mm").map(
        ({ label, value }) => [label, value],
      ),
    );

  test("describe a glass balcony of 3.6 m", () => {
    expect(readFacts("railing", { length: 3600, height: 1050, infill: "glass" })).toEqual({
      "Running length": "3.60 m (11.8 ft)",
      Posts: "4",
      "Maximum post spacing": "1,160 mm",
      // 0.36 N/mm × 1,160 mm × 1,050 mm on 3,480 mm³; 205 N/mm² with a safety factor of 1.5.
      "Stress in the posts": "126 of 137 N/mm² at 0.36 kN/m on the rail",
      Panes: "3 (12 mm toughened glass)",
      // 3 panes of 1,070 × 900 mm at 30 kg/m².
      "Glass area": "2.89 m² (31.1 sq ft)",
      "Glass weight": "about 85 kg",
      // (3.6 + 4 × 1.05) m of pipe at 2.37 kg/m.
      Steel: "about 18 kg",
    });
  });

  test("keep the gap between bars within the chosen gap", () => {
    // 1,110 mm clear: 10 bars of 12 mm leave 11 gaps of 90 mm.
    expect(readFacts("railing", { length: 3600, infill: "balusters", gap: 90 })).toMatchObject({
      Bars: "30 (12 mm)",
      "Clear gap": "90 mm",
    });
  });

  test("describe a stair of ten steps", () => {
    expect(readFacts("stair", { steps: 10, rise: 165, going: 270 })).toMatchObject({
      "Running length": "2.85 m (9.3 ft) along the slope, from post to post",
      Slope: "31°",
      Treads: "9 plus the landing",
      "Height of this flight": "1,650 mm",
    });
  });

  test("subtract the gaps beside the leaves of a gate", () => {
    expect(readFacts("gate", { width: 3600, height: 1800, infill: "sheet" })).toMatchObject({
      Area: "6.48 m² (69.8 sq ft)",
      Leaves: "2",
      "Each leaf": "1,785 × 1,750 mm",
      // 8.855 m at 3.01 kg/m and 3.12 m² at 12.56 kg/m².
      "Weight per leaf": "about 65 kg of tube, bars and sheet",
      Steel: "about 130 kg",
    });
  });

  test("calculate the weight of 10 mm glass with 25 kg per square metre", () => {
    expect(readFacts("shower", { width: 750, height: 2100 })).toMatchObject({
      "Door weight": "about 39 kg of glass",
      Panes: "1 (10 mm toughened glass)",
      "Glass weight": "about 39 kg",
    });
  });
});

describe("warnings", () => {
  const calculate = (kind: Parameters<typeof findPieceKind>[0], sizes: Record<string, number | string>) =>
    calculatePiece({ kind, sizes, count: 1, remark: "" });
  const listWarnings = (...piece: Parameters<typeof calculate>) =>
    calculate(...piece)
      .warnings.map(({ message }) => message)
      .join(" ");

  test.each([
    ["railing", { height: 900 }, /900 mm is low where there is a drop/],
    ["railing", { infill: "balusters", gap: 140 }, /clear gap of 1\d\d mm is above 100/],
    ["railing", { infill: "pipes" }, /climb/],
    ["gate", { type: "single", width: 3000 }, /leaf of 2,980 mm is wide/],
    ["gate", { type: "double", width: 7000, height: 3000, infill: "sheet" }, /heavy for hinges/],
    ["stair", { rise: 210 }, /steep/],
    ["stair", { going: 220 }, /shallow/],
    ["window", { style: "fixed", width: 3000, height: 2400 }, /large for 6 mm glass/],
    ["shower", { width: 900, height: 2400 }, /weighs about 5\d kg/],
    ["pergola", { height: 2100 }, /low/],
    ["door", { width: 1400 }, /leaf of 1,280 mm is wide/],
  ] as const)("are shown for a %s with %j", (kind, sizes, message) => {
    expect(listWarnings(kind, sizes)).toMatch(message);
  });

  test.each([
    ["railing", {}],
    ["gate", {}],
    ["door", {}],
    ["window", {}],
    ["stair", {}],
    ["shower", {}],
    ["pergola", {}],
    ["door", { opens: "sliding" }],
    ["stair", { infill: "standoffs" }],
  ] as const)("are not shown for a %s with %j and otherwise assumed sizes", (kind, sizes) => {
    expect(listWarnings(kind, sizes)).toBe("");
  });

  test.each([
    ["shower", { width: 750, height: 2700 }],
    ["gate", { type: "single", width: 3500, height: 3000, infill: "sheet" }],
  ] as const)("of a heavy leaf name the third hinge that a %s has", (kind, sizes) => {
    const { facts, warnings } = calculate(kind, sizes);
    expect(facts).toContainEqual(expect.objectContaining({ label: "Hinges", value: 3 }));
    expect(warnings.map(({ reason }) => reason).join(" ")).toMatch(/has a third hinge/);
  });
});

test("the browser loads the same kinds on demand", async () => {
  for (const name of pieceKindNames) {
    expect(onDemand.arePieceKindsLoaded([name])).toBe(false);
    await onDemand.loadPieceKinds([name]);
    expect(onDemand.findPieceKind(name)).toBe(findPieceKind(name));
  }
  expect(onDemand.arePieceKindsLoaded(pieceKindNames)).toBe(true);
});
