import { type Pen, Sketch } from "~/sizes/drawing/scene";
import type { Chain, Scene, View } from "../drawing/scene";
import { createOverallChain, createPartsChain, toView } from "../drawing/scene";
import { drawArrow, mirrorView } from "../drawing/symbols";
import { drawnKind } from "../drawn-kind";
import { findInfill, formatInfillNote, isGlass } from "../infill";
import type { PieceKind } from "../kind";
import { groupDigits } from "../length";
import { listPositions } from "../spacing";
import { calculateStair } from "./stair-facts";
import {
  type Bay,
  findBay,
  formatFlights,
  lastOf,
  listBends,
  listPosts,
  listRisers,
  nosingHeight,
  POST_INSET,
} from "./stair-flights";
import {
  findBarOffset,
  listFields,
  measurePane,
  measureTreadBar,
  POST,
  POST_BOLTS,
  POST_DROP,
  paneGap,
  placeStandoffs,
  planStair,
  RAIL_OVERHANG,
  STAIR_WIDTH,
  STANDOFFS,
  type StairPlan,
  TEAK,
} from "./stair-plan";

/** In mm: the floor shown before and after the stair; the slab's thickness. */
const FLOOR = 500;
const SLAB = 190;
/** In mm: from the floor to the lowest point of panes and posts, and from the stair's edge to a railing beside it. */
const FLOOR_CLEARANCE = 10;
const SIDE_CLEARANCE = 45;

function drawSteps(sketch: Sketch, plan: StairPlan): void {
  const { steps, rise, going, slope, flights } = plan;
  const points = [-FLOOR, 0];
  const risers = listRisers(flights, going);
  risers.forEach((x, step) => {
    points.push(x, step * rise, x, (step + 1) * rise);
  });
  const end = lastOf(risers) + FLOOR;
  sketch.line("edge", ...points, end, steps * rise);
  // The underside runs parallel to steps and landings.
  const slabHeight = SLAB * Math.hypot(1, slope);
  const bend = (slabHeight - SLAB) / slope;
  const underside = flights.flatMap(({ x, level, risers }) => [
    ...(level > 0 ? [x + bend, level - SLAB] : [slabHeight / slope, 0]),
    ...[x + risers * going + bend, level + risers * rise - SLAB],
  ]);
  sketch.line("thin", ...underside, end, steps * rise - SLAB);
}

function drawInfill(sketch: Sketch, plan: StairPlan): void {
  const { infill, bars, treadBars, bays } = plan;
  if (infill === "balusters") {
    for (const bar of treadBars)
      sketch.rect("bar", bar.x - 6, bar.tread, 12, measureTreadBar(plan, bar)).as("bar");
  } else if (isGlass(infill)) {
    for (const bay of bays) drawPane(sketch, plan, bay);
  } else {
    const bends = listBends(plan.bays);
    for (let index = 0; index < bars.count; index += 1)
      drawAlong(sketch, plan, "bar", bends, findBarOffset(plan, index), bars.thickness).as("bar");
  }
}

/** Draws a pipe or the rail `offset` mm above the nosings. Marking the last shape as a part counts a bent pipe once. */
function drawAlong(
  sketch: Sketch,
  plan: StairPlan,
  pen: Pen,
  xs: readonly number[],
  offset: number,
  thickness: number,
): Sketch {
  const y = (x: number) => nosingHeight(plan, x) + offset;
  for (const [index, x] of xs.slice(1).entries()) {
    const from = xs[index] as number;
    sketch.strip(pen, from, y(from), x, y(x), thickness);
  }
  return sketch;
}

/** Draws a pane between two posts. Its lower edge is horizontal where it would reach the floor or below a landing. */
function drawPane(sketch: Sketch, plan: StairPlan, bay: Bay): void {
  const { slope } = plan;
  const { foot, height } = measurePane(plan, bay);
  const [left, right] = [bay.from.x + paneGap(plan), bay.to.x - paneGap(plan)];
  const [low, high] = [nosingHeight(plan, left) + foot, nosingHeight(plan, right) + foot];
  const minY = bay.flight?.level ? bay.flight.level - STANDOFFS.paneDepth : FLOOR_CLEARANCE;
  const levelEndX = left + (minY - low) / slope;
  const bottom =
    low < minY && levelEndX < right ? [left, minY, levelEndX, minY] : [left, Math.max(low, minY)];
  sketch.area("glass", ...bottom, right, Math.max(high, minY), right, high + height, left, low + height);
  sketch.as("pane");
  const reach = Math.min(right - left, height) * 0.16;
  for (const offset of [0, 0.55]) {
    const x = right - reach * (0.6 + offset);
    const top = nosingHeight(plan, x) + foot + height;
    sketch.line("thin", x - reach, top - reach * 1.9, x, top - reach * 0.6);
  }
}

/** Half the rail's height at `x`, measured straight up. */
const halfRail = ({ bays, slope }: StairPlan, x: number, thickness: number) =>
  (thickness / 2) * Math.hypot(1, findBay(bays, x).flight ? slope : 0);

/** Posts end at the underside of the rail. They stand on steps and landings, or are fixed to the side of the stair. */
function drawPosts(sketch: Sketch, plan: StairPlan, railY: (x: number) => number): void {
  const { isBesideFlight } = plan;
  const underside = (x: number) => railY(x) - halfRail(plan, x, POST);
  for (const { x, tread } of listPosts(plan.bays)) {
    const foot = isBesideFlight ? Math.max(FLOOR_CLEARANCE, tread - POST_DROP) : tread;
    const [left, right] = [x - POST / 2, x + POST / 2];
    sketch.area("steel", left, foot, right, foot, right, underside(right), left, underside(left)).as("post");
    // A post beside a low first step is fixed to the floor.
    const hasPlate = !isBesideFlight || tread - lastOf(POST_BOLTS) <= FLOOR_CLEARANCE + 10;
    if (hasPlate) sketch.rect("steel", x - 45, isBesideFlight ? 0 : foot, 90, 10);
    else for (const bolt of POST_BOLTS) sketch.circle("thin", x, tread - bolt, 9);
  }
}

function drawStandoffs(sketch: Sketch, plan: StairPlan): void {
  const { rows, minHeight, diameter } = STANDOFFS;
  for (const x of placeStandoffs(plan)) {
    const { from, flight } = findBay(plan.bays, x);
    const step = flight ? nosingHeight(plan, x) - plan.rise : from.tread;
    const lower = Math.max(minHeight, step - rows[1]);
    for (const y of [lower, lower + rows[1] - rows[0]])
      sketch.circle("steel", x, y, diameter / 2).as("standoff");
  }
}

function drawElevation(plan: StairPlan): View {
  const { steps, rise, going, slope, flights, height, infill, bars, treadBars, hasPosts } = plan;
  const sketch = new Sketch();
  if (!isGlass(infill)) drawSteps(sketch, plan);
  drawInfill(sketch, plan);
  // The steps are visible through the glass.
  if (isGlass(infill)) drawSteps(sketch, plan);
  const thickness = hasPosts ? POST : TEAK.height;
  const railOffset = height - (thickness / 2) * Math.hypot(1, slope);
  const railY = (x: number) => nosingHeight(plan, x) + railOffset;
  if (hasPosts) drawPosts(sketch, plan, railY);
  else drawStandoffs(sketch, plan);
  const [start = 0, ...bends] = listBends(plan.bays);
  const railEnds = [start - RAIL_OVERHANG, ...bends.slice(0, -1), lastOf(bends) + RAIL_OVERHANG];
  drawAlong(sketch, plan, hasPosts ? "steel" : "wood", railEnds, railOffset, thickness);
  const risers = listRisers(flights, going);
  const [run, total] = [lastOf(risers), steps * rise];
  const lastRiserBefore = (index: number) => lastOf(listRisers(flights.slice(0, index), going));
  // If one of several chains does not fit, each flight has a single length up to the next, so that they still add up.
  const withFallback = (chain: Chain, ...fallback: Chain[]): Chain =>
    flights.length > 1 ? { ...chain, fallback } : chain;
  // The note points at a bar or the middle of a tread in the lower part.
  const step = Math.floor((steps - 1) * 0.3);
  const noteX =
    infill === "balusters"
      ? (treadBars[Math.floor((step * treadBars.length) / (steps - 1))] as { x: number }).x
      : (risers[step] as number) + POST_INSET + going * 0.5;
  const isAlongSlope = infill === "pipes" || infill === "cables";
  const noteOffset = isAlongSlope ? findBarOffset(plan, Math.floor(bars.count / 2)) : height * 0.5;
  return toView(plan.side === "left" ? "Elevation from the left" : "Elevation from the right", sketch, {
    chains: [
      ...flights.flatMap(({ x, risers: count }, index) => [
        index > 0 && withFallback(createPartsChain("bottom", [lastRiserBefore(index), x], "landingDepth")),
        withFallback(
          createPartsChain("bottom", listPositions(count, going, x), "going"),
          createPartsChain(
            "bottom",
            [x, flights[index + 1]?.x ?? run],
            "going",
            ...(flights[index + 1] ? ["landingDepth"] : []),
          ),
        ),
      ]),
      createOverallChain("bottom", [0, run], "going", "steps", "landingDepth"),
      ...flights.map(({ level, risers: count }) =>
        withFallback(
          createPartsChain("left", listPositions(count + 1, rise, level), "rise"),
          createPartsChain("left", [level, level + count * rise], "rise"),
        ),
      ),
      createOverallChain("left", [0, total], "rise", "steps"),
      createOverallChain("right", [total, total + height], "height"),
    ],
    notes: [
      {
        x: run * 0.08,
        y: railY(run * 0.08),
        text: hasPosts
          ? `Rail and posts, ${POST} × ${plan.pipe.wall} mm pipe`
          : `Teak rail, ${TEAK.width} × ${TEAK.height} mm`,
      },
      { x: noteX, y: nosingHeight(plan, noteX) + noteOffset, text: formatInfillNote(infill, bars.gap) },
    ],
  });
}

function drawPlan(plan: StairPlan): View {
  const { going, landing, flights, side, isBesideFlight, hasPosts } = plan;
  const sketch = new Sketch();
  const risers = listRisers(flights, going);
  const end = lastOf(risers);
  sketch.line("edge", -FLOOR, 0, end + FLOOR, 0).line("edge", -FLOOR, STAIR_WIDTH, end + FLOOR, STAIR_WIDTH);
  for (const { x } of flights.slice(1))
    sketch.rect("thin", x - landing, 0, landing, STAIR_WIDTH).as("landing");
  for (const x of risers) sketch.line("edge", x, 0, x, STAIR_WIDTH).as("riser");
  drawArrow(sketch, [0, STAIR_WIDTH / 2, end + FLOOR * 0.6, STAIR_WIDTH / 2], 110);
  sketch.circle("thin", 0, STAIR_WIDTH / 2, 30);
  const inset = isBesideFlight ? -SIDE_CLEARANCE : POST_INSET;
  const width = hasPosts ? POST : TEAK.width;
  const posts = listPosts(plan.bays);
  const start = POST_INSET - RAIL_OVERHANG;
  for (const y of side === "both" ? [inset, STAIR_WIDTH - inset] : [inset]) {
    sketch.rect(hasPosts ? "steel" : "wood", start, y - width / 2, end + 2 * RAIL_OVERHANG, width).as("rail");
    if (hasPosts) for (const { x } of posts) sketch.circle("steel", x, y, POST / 2);
  }
  return toView("Plan, arrow points up the stair", sketch, { isExtra: true });
}

function drawStair(plan: StairPlan): Scene {
  const { steps, rise, going, landing, flights, height, infill, side, hasPosts } = plan;
  const { title, note } = findInfill(infill);
  const views = [drawElevation(plan), drawPlan(plan)];
  const landings =
    flights.length > 1
      ? ` in flights of ${formatFlights(flights)}, with landings ${groupDigits(landing)} mm deep between them`
      : "";
  return {
    title: `Stair railing, ${title}`,
    size: `${formatFlights(flights)} × ${groupDigits(rise)} / ${groupDigits(going)}, ${groupDigits(height)} mm high`,
    material: `${hasPosts ? `${POST} mm pipe` : "Teak rail"}, ${note}`,
    description:
      `A stair of ${steps} steps with ${groupDigits(rise)} mm risers and ${groupDigits(going)} mm treads${landings}. ` +
      `${side === "both" ? "On both sides" : `On the ${side}, going up,`} a railing ${groupDigits(height)} mm high` +
      `${hasPosts ? ` on ${listPosts(plan.bays).length} posts${side === "both" ? " each" : ""}, with ${infill === "glass" ? "glass between them" : title}` : `, ${title}`}.`,
    views: side === "left" ? views.map((view) => mirrorView(view)) : views,
  };
}

export const stair: PieceKind = drawnKind({
  listFields,
  plan: planStair,
  draw: drawStair,
  calculate: calculateStair,
});
