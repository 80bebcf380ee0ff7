import type { Scene, View } from "../drawing/scene";
import { createOverallChain, createPartsChain, toView } from "../drawing/scene";
import { Sketch } from "../drawing/sketch";
import { drawArrow, mirrorView } from "../drawing/symbols";
import { drawnKind } from "../drawn-kind";
import { findInfill, formatInfillNote, isGlass } from "../infill";
import type { PieceKind } from "../kind";
import { groupDigits } from "../length";
import { listPositions } from "../spacing";
import {
  calculateStair,
  listFields,
  PANE_JOINT,
  PANE_SIDE_GAP,
  POST,
  POST_DROP,
  placeStandoffs,
  planStair,
  STANDOFFS,
  type StairPlan,
  TEAK,
} from "./stair-plan";

/** In mm: from a step's edge to the centre of its post; the floor shown before and after the flight; the slab's thickness. */
const POST_INSET = 60;
const FLOOR = 500;
const SLAB = 150;
/** In mm: from the floor to the lowest point of panes and posts, and from the flight's edge to a railing beside it. */
const FLOOR_CLEARANCE = 10;
const SIDE_CLEARANCE = 45;
/** In mm: drawn width of the flight, which the form does not ask for. */
const FLIGHT = 1000;

/** Height of the line along the nosings at `x`. */
const nosingHeight =
  ({ rise, going }: StairPlan) =>
  (x: number) =>
    rise + (x * rise) / going;

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
  const slabHeight = SLAB * Math.hypot(1, slope);
  const slabUnderside = steps * rise - SLAB;
  const startX = Math.max(0, slabHeight / slope);
  const bendX = (slabUnderside + slabHeight) / slope;
  sketch.line("thin", startX, startX * slope - slabHeight, bendX, slabUnderside, end, slabUnderside);
}

function drawInfill(sketch: Sketch, plan: StairPlan): void {
  const { infill, bars, rise, going, height, posts, steps, foot } = plan;
  const nosing = nosingHeight(plan);
  const [firstX = 0, lastX = 0] = [postX(plan, posts[0] ?? 0), postX(plan, posts[posts.length - 1] ?? 0)];
  if (infill === "balusters") {
    for (let step = 0; step < steps - 1; step += 1) {
      for (let index = 0; index < bars.count; index += 1) {
        const x = step * going + POST_INSET + ((index + 0.5) * going) / bars.count;
        const tread = (x >= (step + 1) * going ? step + 2 : step + 1) * rise;
        sketch.rect("bar", x - 6, tread, 12, nosing(x) + height - POST - tread).as("bar");
      }
    }
  } else if (isGlass(infill)) {
    posts.slice(1).forEach((post, index) => {
      drawPane(sketch, plan, posts[index] as number, post);
    });
  } else {
    for (const bottom of listPositions(bars.count, bars.gap + bars.thickness, foot)) {
      const offset = bottom + bars.thickness / 2;
      sketch
        .strip("bar", firstX, nosing(firstX) + offset, lastX, nosing(lastX) + offset, bars.thickness)
        .as("bar");
    }
  }
}

const postX = ({ going }: StairPlan, post: number) => post * going + POST_INSET;

/** Draws a pane between two posts. Its lower edge is horizontal where it would reach the floor. */
function drawPane(sketch: Sketch, plan: StairPlan, from: number, to: number): void {
  const { foot, paneHeight, rise, going, hasPosts } = plan;
  const nosing = nosingHeight(plan);
  const sideGap = hasPosts ? PANE_SIDE_GAP : PANE_JOINT / 2;
  const [left, right] = [postX(plan, from) + sideGap, postX(plan, to) - sideGap];
  const [low, high] = [nosing(left) + foot, nosing(right) + foot];
  const levelEndX = left + ((FLOOR_CLEARANCE - low) * going) / rise;
  const bottom =
    low < FLOOR_CLEARANCE && levelEndX < right
      ? [left, FLOOR_CLEARANCE, levelEndX, FLOOR_CLEARANCE]
      : [left, Math.max(low, FLOOR_CLEARANCE)];
  sketch.area(
    "glass",
    ...bottom,
    right,
    Math.max(high, FLOOR_CLEARANCE),
    right,
    high + paneHeight,
    left,
    low + paneHeight,
  );
  sketch.as("pane");
  const reach = Math.min(right - left, paneHeight) * 0.16;
  for (const offset of [0, 0.55]) {
    const x = right - reach * (0.6 + offset);
    const top = nosing(x) + foot + paneHeight;
    sketch.line("thin", x - reach, top - reach * 1.9, x, top - reach * 0.6);
  }
}

/** Posts end at the underside of the rail. They stand on the treads, or are fixed to the side of the flight. */
function drawPosts(sketch: Sketch, plan: StairPlan, underside: (x: number) => number): void {
  const { posts, rise, isBesideFlight } = plan;
  for (const post of posts) {
    const x = postX(plan, post);
    const tread = (post + 1) * rise;
    const foot = isBesideFlight ? Math.max(FLOOR_CLEARANCE, tread - POST_DROP) : tread;
    const [left, right] = [x - POST / 2, x + POST / 2];
    sketch.area("steel", left, foot, right, foot, right, underside(right), left, underside(left)).as("post");
    if (!isBesideFlight) sketch.rect("steel", x - 45, foot, 90, 10);
    else
      for (const bolt of [35, 105]) if (tread - bolt > foot + 10) sketch.circle("thin", x, tread - bolt, 9);
  }
}

function drawStandoffs(sketch: Sketch, plan: StairPlan): void {
  const nosing = nosingHeight(plan);
  for (const x of placeStandoffs(plan))
    for (const row of STANDOFFS.rows)
      sketch.circle("steel", x, nosing(x) - plan.rise - row, STANDOFFS.diameter / 2).as("standoff");
}

function drawElevation(plan: StairPlan): View {
  const { steps, rise, going, height, infill, foot, bars, hasPosts } = plan;
  const sketch = new Sketch();
  const nosing = nosingHeight(plan);
  if (!isGlass(infill)) drawFlight(sketch, plan);
  drawInfill(sketch, plan);
  // The steps are visible through the glass.
  if (isGlass(infill)) drawFlight(sketch, plan);
  const thickness = hasPosts ? POST : TEAK.height;
  const slant = (thickness / 2) * Math.hypot(1, rise / going);
  if (hasPosts) drawPosts(sketch, plan, (x) => nosing(x) + height - 2 * slant);
  else drawStandoffs(sketch, plan);
  const [start, end] = [POST_INSET - 90, (steps - 1) * going + POST_INSET + 90];
  const railY = (x: number) => nosing(x) + height - slant;
  sketch.strip(hasPosts ? "steel" : "wood", start, railY(start), end, railY(end), thickness);
  const [run, total] = [(steps - 1) * going, steps * rise];
  const step = Math.floor((steps - 1) * 0.3);
  const noteX = step * going + POST_INSET + (infill === "balusters" ? going / (2 * bars.count) : going * 0.5);
  const barIndex = Math.floor(bars.count / 2);
  const isAlongSlope = infill === "pipes" || infill === "cables";
  const noteOffset = isAlongSlope
    ? foot + barIndex * (bars.gap + bars.thickness) + bars.thickness / 2
    : height * 0.5;
  return toView(plan.side === "left" ? "Elevation from the left" : "Elevation from the right", sketch, {
    chains: [
      createPartsChain("bottom", listPositions(steps, going), "going"),
      createOverallChain("bottom", [0, run], "going", "steps"),
      createPartsChain("left", listPositions(steps + 1, rise), "rise"),
      createOverallChain("left", [0, total], "rise", "steps"),
      createOverallChain("right", [total, total + height], "height"),
    ],
    notes: [
      {
        x: run * 0.08,
        y: railY(run * 0.08),
        text: hasPosts ? `Rail and posts, ${POST} × ${plan.pipe.wall} mm pipe` : describeTeak(),
      },
      { x: noteX, y: nosing(noteX) + noteOffset, text: formatInfillNote(infill, bars.gap) },
    ],
  });
}

const describeTeak = () => `Teak rail, ${TEAK.width} × ${TEAK.height} mm`;

function drawPlan({ steps, going, posts, side, isBesideFlight, hasPosts }: StairPlan): View {
  const sketch = new Sketch();
  const end = (steps - 1) * going;
  sketch.line("edge", -FLOOR, 0, end + FLOOR, 0).line("edge", -FLOOR, FLIGHT, end + FLOOR, FLIGHT);
  for (const x of listPositions(steps, going)) sketch.line("edge", x, 0, x, FLIGHT).as("riser");
  drawArrow(sketch, [0, FLIGHT / 2, end + FLOOR * 0.6, FLIGHT / 2], 110);
  sketch.circle("thin", 0, FLIGHT / 2, 30);
  const inset = isBesideFlight ? -SIDE_CLEARANCE : POST_INSET;
  const width = hasPosts ? POST : TEAK.width;
  for (const y of side === "both" ? [inset, FLIGHT - inset] : [inset]) {
    sketch.rect(hasPosts ? "steel" : "wood", POST_INSET - 90, y - width / 2, end + 180, width).as("rail");
    if (hasPosts) for (const post of posts) sketch.circle("steel", post * going + POST_INSET, y, POST / 2);
  }
  return toView("Plan, arrow points up the stair", sketch, {
    isExtra: true,
  });
}

function drawStair(plan: StairPlan): Scene {
  const { steps, rise, going, height, infill, side, hasPosts } = plan;
  const { title, note } = findInfill(infill);
  const views = [drawElevation(plan), drawPlan(plan)];
  return {
    title: `Stair railing, ${title}`,
    size: `${steps} × ${groupDigits(rise)} / ${groupDigits(going)}, ${groupDigits(height)} mm high`,
    material: `${hasPosts ? `${POST} mm pipe` : "Teak rail"}, ${note}`,
    description:
      `A stair of ${steps} steps with ${rise} mm risers and ${going} mm treads. ` +
      `${side === "both" ? "On both sides" : `On the ${side}, going up,`} a railing ${groupDigits(height)} mm high` +
      `${hasPosts ? ` on ${plan.posts.length} posts, with ${infill === "glass" ? "glass between them" : title}` : `, ${title}`}.`,
    views: side === "left" ? views.map(mirrorView) : views,
  };
}

export const stair: PieceKind = drawnKind({
  listFields,
  plan: planStair,
  draw: drawStair,
  calculate: calculateStair,
});
