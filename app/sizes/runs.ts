import {
  createOverallChain,
  type Letter,
  type Part,
  type Pen,
  Sketch,
  toView,
  type View,
} from "./drawing/scene";
import { lengthFact, textFact } from "./facts";
import { choiceField, lengthField, readChoice, readNumber } from "./fields";
import type { Fact, SizeField, Sizes } from "./kind";
import { groupDigits } from "./length";
import { divideEvenly, listPositions } from "./spacing";

/** A straight length of railing or bench, divided into equal bays. All in mm. */
interface Run {
  length: number;
  bays: number;
  spacing: number;
  /** From the end or corner to the centre of the first post. A corner's post belongs to both runs. */
  start: number;
}

export type Runs = readonly [front: Run, ...sides: Run[]];

const shapes = {
  straight: "Straight",
  l: "L-shaped (one corner)",
  u: "U-shaped (two corners)",
};

const lengthRange = [300, 15_000] as const;

function isBent(sizes: Sizes): boolean {
  const shape = readChoice(sizes, "shape");
  return shape === "l" || shape === "u";
}

/** A bent run has two lengths that "10 x 4" could mean. */
export const listRunPair = (sizes: Sizes, across: string) => (isBent(sizes) ? [] : ["length", across]);

export function listRunFields(sizes: Sizes, assumed: { length: number; side: number }): SizeField[] {
  const label = isBent(sizes) ? "Front length, A" : "Length";
  const sideField = (name: string, label: string) =>
    lengthField(name, label, lengthRange, assumed.side, "From the corner to the end.");
  return [
    choiceField("shape", "Shape", shapes, "Seen from above."),
    lengthField("length", label, lengthRange, assumed.length, "From end to end, along the edge."),
    ...(isBent(sizes) ? [sideField("side", "Side length, B")] : []),
    ...(readChoice(sizes, "shape") === "u" ? [sideField("otherSide", "Other side length, C")] : []),
  ];
}

/**
 * Requires complete sizes. Divides each run into bays of at most `maxSpacing`. The first and last posts are `end` mm from
 * the ends, and corner posts `corner` mm from both outer edges.
 */
export function planRuns(sizes: Sizes, [end, corner]: readonly [number, number], maxSpacing: number): Runs {
  const lengths = ["length", "side", "otherSide"]
    .map((name) => readNumber(sizes, name))
    .filter((length) => length > 0);
  return lengths.map((length, index) => {
    const isFront = index === 0;
    const start = isFront && lengths.length < 3 ? end : corner;
    const finish = isFront && lengths.length > 1 ? corner : end;
    const { count, pitch } = divideEvenly(length - start - finish, maxSpacing);
    return { length, bays: count, spacing: pitch, start };
  }) as [Run, ...Run[]];
}

export const listPosts = ({ bays, spacing, start }: Run) => listPositions(bays + 1, spacing, start);

export const sumLengths = (runs: Runs) => runs.reduce((sum, run) => sum + run.length, 0);
export const countBays = (runs: Runs) => runs.reduce((sum, run) => sum + run.bays, 0);
export const findMaxSpacing = (runs: Runs) => Math.max(...runs.map((run) => run.spacing));

/** E.g. "A 4 × 904, B 1 × 1,115". */
export const formatEachRun = (runs: Runs, format: (run: Run) => string) =>
  runs.map((run, index) => `${"ABC"[index]} ${format(run)}`).join(", ");

/**
 * Rounded up, because a drawing of equal bays of 1,126.3 mm has bays of 1,126 and 1,127 mm. The drawing of a bent run
 * has dimensions for the bays of A only.
 */
export const spacingFacts = (part: "post" | "upright", runs: Runs): Fact[] => [
  lengthFact(`Maximum ${part} spacing`, Math.ceil(findMaxSpacing(runs)), { of: "part" }),
  ...(runs.length > 1
    ? [
        textFact(
          "Bays",
          `${formatEachRun(runs, ({ bays, spacing }) => `${bays} × ${groupDigits(Math.ceil(spacing))}`)} mm`,
        ),
      ]
    : []),
];

/** E.g. "3,600 + 1,500". */
export const formatRunLengths = (runs: Runs) => runs.map((run) => groupDigits(run.length)).join(" + ");

/** A part between two posts, in mm along the run. */
export interface BayPart {
  from: number;
  to: number;
  thickness: number;
  pen: Pen;
  part: Part;
}

interface RunsStyle {
  depth: number;
  post: number;
  divideBay?: (from: number, to: number) => readonly BayPart[];
}

/** Between a letter and its edge, in sheet mm. */
const LETTER_GAP = 3.4;

/** The front is at the bottom; the sides go up from its ends. */
export function drawRunsPlan(runs: Runs, { depth, post, divideBay = () => [] }: RunsStyle): View {
  const [front, side, otherSide] = runs;
  const { length: width } = front;
  const sketch = new Sketch();
  const sideRuns = runs.slice(1);
  const space = Math.min(width - sideRuns.length * depth, ...sideRuns.map((run) => run.length - depth));
  const middle = ((otherSide ? depth : 0) + width - (side ? depth : 0)) / 2;
  const letters: Letter[] = [{ x: middle, y: depth, dx: 0, dy: -LETTER_GAP, space, text: "A" }];
  const drawPost = (x: number, y: number) => sketch.circle("steel", x, y, post / 2).as("post");
  const listBayParts = (run: Run) => {
    const posts = listPosts(run);
    return posts.slice(1).flatMap((to, index) => divideBay(posts[index] as number, to));
  };
  const drawSide = (run: Run, text: string, isRight: boolean) => {
    const { length } = run;
    const x = isRight ? width - depth : 0;
    const centre = isRight ? width - post / 2 : post / 2;
    if (length > depth) sketch.rect("steel", x, depth, depth, length - depth);
    for (const { from, to, thickness, pen, part } of listBayParts(run))
      sketch.rect(pen, centre - thickness / 2, from, thickness, to - from).as(part);
    for (const y of listPosts(run).slice(1)) drawPost(centre, y);
    const dx = isRight ? -LETTER_GAP : LETTER_GAP;
    letters.push({ x: isRight ? x : depth, y: (length + depth) / 2, dx, dy: 0, space, text });
  };
  sketch.rect("steel", 0, 0, width, depth);
  if (side) drawSide(side, "B", true);
  if (otherSide) drawSide(otherSide, "C", false);
  for (const { from, to, thickness, pen, part } of listBayParts(front))
    sketch.rect(pen, from, (post - thickness) / 2, to - from, thickness).as(part);
  for (const x of listPosts(front)) drawPost(x, post / 2);
  return toView("Plan", sketch, {
    letters,
    chains: [
      createOverallChain("bottom", [0, width], "length"),
      side && createOverallChain("right", [0, side.length], "side"),
      otherSide && createOverallChain("left", [0, otherSide.length], "otherSide"),
    ],
  });
}
