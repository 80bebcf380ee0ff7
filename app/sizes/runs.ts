import { createOverallChain, type Letter, toView, type View } from "./drawing/scene";
import { Sketch } from "./drawing/sketch";
import { lengthFact } from "./facts";
import { choiceField, lengthField, readChoice, readNumber } from "./fields";
import type { SizeField, Sizes } from "./kind";
import { groupDigits } from "./length";
import { divideEvenly, listPositions } from "./spacing";

/** A straight length of railing or bench, divided into equal bays. All in mm. */
interface Run {
  length: number;
  bays: number;
  spacing: number;
}

export type Runs = readonly [front: Run, ...sides: Run[]];

const shapes = {
  straight: "Straight",
  l: "L-shaped (one corner)",
  u: "U-shaped (two corners)",
};

const lengthRange = [300, 15_000] as const;

export function listRunFields(sizes: Sizes, assumed: { length: number; side: number }): SizeField[] {
  const shape = readChoice(sizes, "shape");
  const isBent = shape === "l" || shape === "u";
  const label = isBent ? "Front length, A" : "Length";
  const sideField = (name: string, label: string) =>
    lengthField(name, label, lengthRange, assumed.side, "From the corner to the end.");
  return [
    choiceField("shape", "Shape", shapes, "Seen from above."),
    lengthField("length", label, lengthRange, assumed.length, "From end to end, along the edge."),
    ...(isBent ? [sideField("side", "Side length, B")] : []),
    ...(shape === "u" ? [sideField("otherSide", "Other side length, C")] : []),
  ];
}

/** Requires complete sizes. Divides each run into bays of at most `maxSpacing`, leaving `end` mm free at both ends. */
export function planRuns(sizes: Sizes, end: number, maxSpacing: number): Runs {
  const lengths = ["length", "side", "otherSide"]
    .map((name) => readNumber(sizes, name))
    .filter((length) => length > 0);
  return lengths.map((length) => {
    const { count, pitch } = divideEvenly(length - 2 * end, maxSpacing);
    return { length, bays: count, spacing: pitch };
  }) as [Run, ...Run[]];
}

export const sumLengths = (runs: Runs) => runs.reduce((sum, run) => sum + run.length, 0);
export const countBays = (runs: Runs) => runs.reduce((sum, run) => sum + run.bays, 0);
export const findMaxSpacing = (runs: Runs) => Math.max(...runs.map((run) => run.spacing));

/** Rounded up, because a drawing of equal bays of 1,126.3 mm has bays of 1,126 and 1,127 mm. */
export const maxSpacingFact = (label: string, runs: Runs) =>
  lengthFact(label, Math.ceil(findMaxSpacing(runs)), { of: "part" });

/** E.g. "3,600 + 1,500". */
export const formatRunLengths = (runs: Runs) => runs.map((run) => groupDigits(run.length)).join(" + ");

interface RunsStyle {
  depth: number;
  post: number;
  /** From the end of a run to the centre of its first post. */
  end: number;
}

/** Between a letter and its edge, in sheet mm. */
const LETTER_GAP = 3.4;

/** The front is at the bottom; the sides go up from its ends. */
export function drawRunsPlan(runs: Runs, { depth, post, end }: RunsStyle): View {
  const [front, side, otherSide] = runs;
  const { length: width } = front;
  const sketch = new Sketch();
  const sideRuns = runs.slice(1);
  const space = Math.min(width - sideRuns.length * depth, ...sideRuns.map((run) => run.length - depth));
  const middle = ((otherSide ? depth : 0) + width - (side ? depth : 0)) / 2;
  const letters: Letter[] = [{ x: middle, y: depth, dx: 0, dy: -LETTER_GAP, space, text: "A" }];
  const drawPost = (x: number, y: number) => sketch.circle("steel", x, y, post / 2);
  const drawSide = ({ length, bays, spacing }: Run, text: string, isRight: boolean) => {
    const x = isRight ? width - depth : 0;
    if (length > depth) sketch.rect("steel", x, depth, depth, length - depth);
    for (const y of listPositions(bays + 1, spacing, end).slice(1))
      drawPost(isRight ? width - post / 2 : post / 2, y);
    const dx = isRight ? -LETTER_GAP : LETTER_GAP;
    letters.push({ x: isRight ? x : depth, y: (length + depth) / 2, dx, dy: 0, space, text });
  };
  sketch.rect("steel", 0, 0, width, depth);
  if (side) drawSide(side, "B", true);
  if (otherSide) drawSide(otherSide, "C", false);
  for (const x of listPositions(front.bays + 1, front.spacing, end)) drawPost(x, post / 2);
  return toView("Plan", sketch, {
    letters,
    chains: [
      createOverallChain("bottom", [0, width], "length"),
      side && createOverallChain("right", [0, side.length], "side"),
      otherSide && createOverallChain("left", [0, otherSide.length], "otherSide"),
    ],
  });
}
