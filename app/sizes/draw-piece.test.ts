import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boxesOverlap,
  crossesBox,
  measureDrawing,
  type Segment,
  segmentsCross,
} from "../../tests/support/drawing-geometry";
import { kinds } from "../../tests/support/drawn-kinds";
import { anySizes, listChoices, possibleSizes } from "../../tests/support/sizes";
import { drawPiece } from "./draw-piece";
import { describeFacts } from "./facts";
import type { Drawing, PieceKindName, SheetSize, Sizes } from "./kind";
import { calculatePiece } from "./sizes";

const sheets: SheetSize[] = ["small", "wide", "paper"];
const drawnKinds = kinds.filter((kind) => kind.draw);
const titleBlock = {
  firm: "Modern Steel and Glass Works",
  phone: "+91 98430 12345",
  customer: "Kavitha Subramanian, Peelamedu",
  enquiry: "1042",
  drawing: "1 of 3",
  date: "22 November 2026",
};

function draw(kind: { name: PieceKindName }, sizes: Sizes, sheet: SheetSize, showsFeet: boolean): Drawing {
  const drawing = drawPiece({ kind: kind.name, sizes, count: 20, remark: "" }, sheet, {
    showsFeet,
    titleBlock,
  });
  if (!drawing) throw new Error(`There is no drawing of a ${kind.name}.`);
  return drawing;
}

const isDimension = ({ pen }: Segment) => ["d-dim", "d-extension", "d-tick"].includes(pen);
const isObject = ({ pen }: Segment) =>
  ["d-steel", "d-edge", "d-bar", "d-glass", "d-wood", "d-person"].includes(pen);

/** Returns the faults that an architect would mark. */
function findFaults(drawing: Drawing): string[] {
  const { segments, texts } = measureDrawing(drawing);
  const faults: string[] = [];
  const { width, height } = drawing;
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x <= width && y <= height;
  if (![width, height, drawing.scale].every((value) => Number.isFinite(value) && value > 0))
    faults.push("no size");
  for (const { pen, x1, y1, x2, y2 } of segments) {
    if (!isInside(x1, y1) || !isInside(x2, y2))
      faults.push(`${pen} leaves the sheet at ${x1} ${y1} ${x2} ${y2}`);
  }
  for (const [index, { text, box }] of texts.entries()) {
    if (!isInside(box.left, box.top) || !isInside(box.right, box.bottom))
      faults.push(`"${text}" leaves the sheet`);
    for (const other of texts.slice(index + 1)) {
      if (boxesOverlap(box, other.box)) faults.push(`"${text}" lies on "${other.text}"`);
    }
    for (const segment of segments)
      if (crossesBox(segment, box)) faults.push(`"${text}" lies on ${segment.pen}`);
  }
  const objectLines = segments.filter(isObject);
  for (const dimension of segments.filter(isDimension)) {
    for (const line of objectLines)
      if (segmentsCross(dimension, line)) faults.push(`${dimension.pen} crosses ${line.pen}`);
  }
  const lines = segments.filter(({ pen }) => pen === "d-dim");
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) if (areClose(a, b)) faults.push("dimension lines overlap");
  }
  return faults;
}

/** True for overlapping parallel lines less than 4 mm apart, and for crossing lines. */
function areClose(a: Segment, b: Segment): boolean {
  const isHorizontal = (s: Segment) => s.y1 === s.y2;
  if (isHorizontal(a) !== isHorizontal(b)) return segmentsCross(a, b);
  const findSpan = (s: Segment) =>
    (isHorizontal(s) ? [s.x1, s.x2] : [s.y1, s.y2]).sort((m, n) => m - n) as [number, number];
  const [[from, to], [start, end]] = [findSpan(a), findSpan(b)];
  return Math.abs(isHorizontal(a) ? a.y1 - b.y1 : a.x1 - b.x1) < 4 && start < to && from < end;
}

describe.each(drawnKinds.map((kind) => [kind.name, kind] as const))("a drawing of a %s", (_, kind) => {
  test.each(sheets)("keeps lines and labels apart and on the %s sheet", (sheet) => {
    fc.assert(
      fc.property(possibleSizes(kind), fc.boolean(), (sizes, showsFeet) => {
        expect(findFaults(draw(kind, sizes, sheet, showsFeet))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("has all facts on paper", () => {
    fc.assert(
      fc.property(possibleSizes(kind), fc.boolean(), (sizes, showsFeet) => {
        const texts = draw(kind, sizes, "paper", showsFeet).marks.map(({ text }) => text);
        const { facts } = calculatePiece({ kind: kind.name, sizes, count: 20, remark: "" });
        for (const { label } of describeFacts(facts, 20, "mm")) expect(texts).toContain(label);
        expect(texts).toContain("Size of each of 20 items");
        expect(texts.filter((text) => text?.endsWith("…"))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("is described in whole millimetres", () => {
    for (const choices of listChoices(kind)) {
      const sizes = { ...choices };
      for (const field of kind.listFields(choices))
        if (field.type === "length")
          Object.assign(sizes, { [field.name]: (field.min + field.max) / 2 + 1 / 3 });
      expect(draw(kind, sizes, "paper", true).description).not.toMatch(/\d\.\d/);
    }
  });

  test("has no faults at both ends of every range", () => {
    for (const choices of listChoices(kind)) {
      for (const end of ["min", "max"] as const) {
        const sizes = { ...choices };
        for (const field of kind.listFields(choices))
          if (field.type !== "choice") Object.assign(sizes, { [field.name]: field[end] });
        for (const sheet of sheets)
          expect([sizes, findFaults(draw(kind, sizes, sheet, true))]).toEqual([sizes, []]);
      }
    }
  });

  test("has no faults for absurd sizes", () => {
    fc.assert(
      fc.property(anySizes(kind), fc.constantFrom(...sheets), (sizes, sheet) => {
        expect(findFaults(draw(kind, sizes, sheet, false))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test("prints many facts of many pieces above the assumed sizes", () => {
  for (const side of ["left", "both"])
    for (const infill of ["glass", "standoffs", "pipes", "balusters"]) {
      const sizes = { steps: 30, landing: "measured", side, infill };
      expect([sizes, findFaults(draw({ name: "stair" }, sizes, "paper", true))]).toEqual([sizes, []]);
    }
});

test("puts the label of a short front beside a deep side, not on it", () => {
  const charupudi = drawnKinds.find(({ name }) => name === "charupudi");
  if (!charupudi) throw new Error("There is no charupudi.");
  const sizes = { shape: "l", length: 563, depth: 300 };
  expect(findFaults(draw(charupudi, sizes, "paper", false))).toEqual([]);
});
