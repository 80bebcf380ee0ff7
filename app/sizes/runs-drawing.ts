import type { Letter, View } from "./drawing/scene";
import { overall } from "./drawing/scene";
import { Sketch } from "./drawing/sketch";

interface Run {
  length: number;
  bays: number;
  spacing: number;
}

export interface RunsStyle {
  depth: number;
  post: number;
  /** From the end of a run to the centre of its first post. */
  end: number;
}

/** The edge in plan, its outside below: the front, and the sides going up from its ends. */
export function drawRunsPlan(runs: readonly Run[], { depth, post, end }: RunsStyle): View {
  const [front, side, other] = runs;
  const sketch = new Sketch();
  const width = front?.length ?? 0;
  const inner = [side, other].filter((run) => run !== undefined);
  const room = Math.min(width - inner.length * depth, ...inner.map((run) => run.length - depth));
  const middle = ((other ? depth : 0) + width - (side ? depth : 0)) / 2;
  const letters: Letter[] = [{ x: middle, y: depth, dx: 0, dy: -3.4, room, text: "A" }];
  const drawPost = (x: number, y: number) => sketch.rect("steel", x - post / 2, y - post / 2, post, post);
  sketch.rect("steel", 0, 0, width, depth);
  for (const [run, isRight] of [
    [side, true],
    [other, false],
  ] as const) {
    if (!run) continue;
    const x = isRight ? width - depth : 0;
    const outer = isRight ? width - post / 2 : post / 2;
    if (run.length > depth) sketch.rect("steel", x, depth, depth, run.length - depth);
    for (let index = 1; index <= run.bays; index += 1) drawPost(outer, end + index * run.spacing);
    letters.push({
      x: isRight ? x : depth,
      y: (run.length + depth) / 2,
      dx: isRight ? -3.4 : 3.4,
      dy: 0,
      room,
      text: isRight ? "B" : "C",
    });
  }
  for (let index = 0; index <= (front?.bays ?? 0); index += 1)
    drawPost(end + index * (front?.spacing ?? 0), post / 2);
  return {
    title: "Plan, from above",
    shapes: sketch.shapes,
    box: sketch.box,
    letters,
    notes: [],
    chains: [
      overall("bottom", [0, width], "length"),
      ...(side ? [overall("right", [0, side.length], "side")] : []),
      ...(other ? [overall("left", [0, other.length], "otherSide")] : []),
    ],
  };
}
