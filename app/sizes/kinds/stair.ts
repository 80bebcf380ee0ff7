import { drawArrow, mirrorView } from "../drawing/figures";
import type { Scene, View } from "../drawing/scene";
import { overall, parts, toView } from "../drawing/scene";
import { Sketch } from "../drawing/sketch";
import { describeInfill, noteInfill } from "../infill";
import type { Kind } from "../kind";
import { groupDigits } from "../length";
import { positions } from "../spacing";
import { PANE_FOOT, PANE_TOP, POST, planStair, type StairPlan, stairSizes } from "./stair-plan";

/** From a step's edge to the centre of its post, and the floor shown before and after the flight, in mm. */
const INSET = 60;
const FLOOR = 500;
const SLAB = 150;
/** Width of the flight in plan; the form does not ask for it. */
const FLIGHT = 1000;

/** Returns the height of the line along the nosings at `x`. */
function measureNosing({ rise, going }: StairPlan) {
  return (x: number) => rise + (x * rise) / going;
}

function drawFlight(sketch: Sketch, { steps, rise, going }: StairPlan): void {
  const points = [-FLOOR, 0];
  for (let step = 0; step < steps; step += 1) {
    points.push(step * going, step * rise, step * going, (step + 1) * rise);
  }
  const end = (steps - 1) * going + FLOOR;
  points.push(end, steps * rise);
  sketch.line("edge", ...points);
  // The underside runs parallel to the steps, from the floor to the landing slab.
  const slope = rise / going;
  const drop = SLAB * Math.hypot(1, slope);
  const under = steps * rise - SLAB;
  const start = Math.max(0, drop / slope);
  const turn = (under + drop) / slope;
  sketch.line("thin", start, start * slope - drop, turn, under, end, under);
}

function drawInfill(sketch: Sketch, plan: StairPlan): void {
  const { infill, bars, rise, going, height, posts, steps } = plan;
  const nosing = measureNosing(plan);
  const at = (post: number) => post * going + INSET;
  const [first = 0, last = 0] = [at(posts[0] ?? 0), at(posts[posts.length - 1] ?? 0)];
  if (infill === "pipes" || infill === "cables") {
    for (const low of positions(bars.count, bars.gap + bars.thickness, bars.gap)) {
      const lift = low + bars.thickness / 2;
      sketch.strip("bar", first, nosing(first) + lift, last, nosing(last) + lift, bars.thickness);
    }
  } else if (infill === "balusters") {
    for (let step = 0; step < steps - 1; step += 1) {
      for (let index = 0; index < bars.count; index += 1) {
        const x = step * going + INSET + ((index + 0.5) * going) / bars.count;
        const foot = x >= (step + 1) * going ? step + 2 : step + 1;
        sketch.rect("bar", x - 6, foot * rise, 12, nosing(x) + height - POST - foot * rise);
      }
    }
  } else {
    posts.slice(1).forEach((post, index) => {
      const [left, right] = [at(posts[index] as number) + 45, at(post) - 45];
      const [low, high] = [PANE_FOOT, height - PANE_TOP];
      const [start, end] = [nosing(left), nosing(right)];
      sketch.area("glass", left, start + low, right, end + low, right, end + high, left, start + high);
      const reach = Math.min(right - left, high - low) * 0.16;
      for (const offset of [0, 0.55]) {
        const x = right - reach * (0.6 + offset);
        sketch.line("thin", x - reach, nosing(x) + high - reach * 1.9, x, nosing(x) + high - reach * 0.6);
      }
    });
  }
}

function drawElevation(plan: StairPlan): View {
  const { steps, rise, going, height, posts, infill, bars } = plan;
  const sketch = new Sketch();
  const nosing = measureNosing(plan);
  drawFlight(sketch, plan);
  drawInfill(sketch, plan);
  const slant = (POST / 2) * Math.hypot(1, rise / going);
  for (const post of posts) {
    const x = post * going + INSET;
    const foot = (post + 1) * rise;
    sketch
      .rect("steel", x - POST / 2, foot, POST, nosing(x) + height - slant - foot)
      .rect("steel", x - 45, foot, 90, 10);
  }
  const [start, end] = [INSET - 90, (steps - 1) * going + INSET + 90];
  sketch.strip("steel", start, nosing(start) + height - slant, end, nosing(end) + height - slant, POST);
  const [run, total] = [(steps - 1) * going, steps * rise];
  const step = Math.floor((steps - 1) * 0.3);
  const middle = step * going + INSET + (infill === "balusters" ? going / (2 * bars.count) : going * 0.5);
  const line = Math.floor(bars.count / 2);
  const isLying = infill === "pipes" || infill === "cables";
  const lift = isLying ? bars.gap + line * (bars.gap + bars.thickness) + bars.thickness / 2 : height * 0.5;
  return toView(plan.side === "left" ? "Elevation from the left" : "Elevation from the right", sketch, {
    chains: [
      parts("bottom", positions(steps, going), "going"),
      overall("bottom", [0, run], "going", "steps"),
      parts("left", positions(steps + 1, rise), "rise"),
      overall("left", [0, total], "rise", "steps"),
      overall("right", [total, total + height], "height"),
    ],
    notes: [
      { x: run * 0.08, y: nosing(run * 0.08) + height - slant, text: `Rail and posts, ${POST} mm pipe` },
      { x: middle, y: nosing(middle) + lift, text: noteInfill(infill, bars.gap) },
    ],
  });
}

function drawPlan({ steps, going, posts, side }: StairPlan): View {
  const sketch = new Sketch();
  const end = (steps - 1) * going;
  sketch.line("edge", -FLOOR, 0, end + FLOOR, 0).line("edge", -FLOOR, FLIGHT, end + FLOOR, FLIGHT);
  for (const x of positions(steps, going)) sketch.line("edge", x, 0, x, FLIGHT);
  drawArrow(sketch, [0, FLIGHT / 2, end + FLOOR * 0.6, FLIGHT / 2], 110);
  sketch.circle("thin", 0, FLIGHT / 2, 30);
  for (const y of side === "both" ? [60, FLIGHT - 60] : [60]) {
    sketch.rect("steel", INSET - 90, y - POST / 2, end + 180, POST);
    for (const post of posts) sketch.rect("steel", post * going + INSET - POST / 2, y - POST / 2, POST, POST);
  }
  return toView("Plan, going up with the arrow", sketch, {
    isExtra: true,
  });
}

function drawStair(plan: StairPlan): Scene {
  const { steps, rise, going, height, infill, side } = plan;
  const { title: what, note: made } = describeInfill(infill);
  const views = [drawElevation(plan), drawPlan(plan)];
  return {
    title: `Stair railing, ${what}`,
    size: `${steps} × ${groupDigits(rise)} / ${groupDigits(going)}, ${groupDigits(height)} mm high`,
    material: `${POST} mm pipe, ${made}`,
    description:
      `A stair of ${steps} steps of ${rise} mm rise and ${going} mm going. ` +
      `${side === "both" ? "On both sides" : `On its ${side}, going up,`} a railing ${groupDigits(height)} mm high on ${plan.posts.length} posts, with ${infill === "glass" ? "glass between them" : what}.`,
    views: side === "left" ? views.map(mirrorView) : views,
  };
}

export const stair: Kind = { ...stairSizes, draw: (sizes) => drawStair(planStair(sizes)) };
