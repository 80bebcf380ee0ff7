import type { Letter, View } from "./drawing/scene";
import { Sketch } from "./drawing/sketch";

/** A side of something that runs along an edge, in mm. */
interface Run {
  length: number;
  bays: number;
  spacing: number;
}

/** The edge from above: the front below, the sides going up from its ends. */
export function drawRunsPlan(runs: readonly Run[], thickness: number, end: number): View {
  const [front, side, other] = runs;
  const sketch = new Sketch();
  const width = front?.length ?? 0;
  const letters: Letter[] = [{ x: width / 2, y: 0, dx: 0, dy: -4, room: width, text: "A" }];
  const post = (x: number, y: number) =>
    sketch.rect("steel", x - thickness / 2, y - thickness / 2, thickness, thickness);
  sketch.rect("steel", 0, 0, width, thickness);
  for (const [run, x, dx, letter] of [
    [side, width - thickness, -4, "B"],
    [other, 0, 4, "C"],
  ] as const) {
    if (!run) continue;
    sketch.rect("steel", x, thickness, thickness, run.length - thickness);
    for (let index = 1; index <= run.bays; index += 1) post(x + thickness / 2, end + index * run.spacing);
    letters.push({ x: x + thickness / 2, y: run.length / 2, dx, dy: 0, room: run.length, text: letter });
  }
  for (let index = 0; index <= (front?.bays ?? 0); index += 1)
    post(end + index * (front?.spacing ?? 0), thickness / 2);
  return {
    title: "Plan, from above",
    shapes: sketch.shapes,
    box: sketch.box,
    letters,
    notes: [],
    chains: [
      { side: "bottom", stations: [0, width], isOverall: true, fields: ["length"] },
      ...(side
        ? [{ side: "right" as const, stations: [0, side.length], isOverall: true, fields: ["side"] }]
        : []),
      ...(other
        ? [{ side: "left" as const, stations: [0, other.length], isOverall: true, fields: ["otherSide"] }]
        : []),
    ],
  };
}
