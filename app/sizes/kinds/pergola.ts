import { drawPerson, drawWall } from "../drawing/figures";
import type { Scene, View } from "../drawing/scene";
import { overall, parts, toView } from "../drawing/scene";
import { Sketch } from "../drawing/sketch";
import type { Kind } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { positions } from "../spacing";
import { BEAM, EAVES, type PergolaPlan, POST, pergolaSizes, planPergola, RAFTER, SLAT } from "./pergola-plan";

const WALL = 230;

function drawElevation(plan: PergolaPlan): View {
  const { width, height, front, roof, rafters } = plan;
  const sketch = new Sketch();
  const posts = positions(front.count + 1, front.pitch);
  for (const x of posts) sketch.rect("steel", x, 0, POST, height).rect("steel", x - 50, 0, POST + 100, 12);
  sketch.rect("steel", 0, height, width, BEAM);
  for (const x of positions(rafters.count + 1, rafters.pitch))
    sketch.rect("bar", x, height + 15, RAFTER, BEAM - 15);
  if (roof === "glass") sketch.rect("glass", -EAVES / 2, height + BEAM, width + EAVES, 30);
  else sketch.rect("bar", 0, height + BEAM, width, 40);
  drawPerson(sketch, POST + Math.min(front.pitch - POST, 3000) * 0.45);
  const centres = posts.map((x) => x + POST / 2);
  return toView("Elevation of the front", sketch, {
    hasGround: true,
    chains: [
      posts.length > 2 && parts("bottom", centres, "width"),
      overall("bottom", [0, width], "width"),
      overall("left", [0, height], "height"),
    ],
    notes: [
      { x: width * 0.3, y: height + BEAM * 0.5, text: `Beam ${BEAM} × ${RAFTER} mm tube` },
      {
        x: width * 0.55,
        y: height + BEAM + 15,
        text:
          roof === "glass"
            ? "13.52 mm laminated glass"
            : `Slats ${SLAT} × 40 mm, clear gap ${Math.round(plan.slats.gap)}`,
      },
    ],
  });
}

function drawPlan(plan: PergolaPlan): View {
  const { width, depth, front, side, rafters, roof, stand, slats } = plan;
  const sketch = new Sketch();
  const rafterEdges = positions(rafters.count + 1, rafters.pitch);
  if (roof === "glass") {
    for (const x of rafterEdges.slice(0, -1))
      sketch.glass(x + RAFTER / 2, -EAVES, rafters.pitch, depth + EAVES);
  }
  for (const x of rafterEdges) sketch.rect(roof === "glass" ? "steel" : "bar", x, 0, RAFTER, depth);
  sketch.rect("steel", 0, 0, width, RAFTER).rect("steel", 0, depth - RAFTER, width, RAFTER);
  if (roof === "slats") {
    for (const y of positions(slats.count, slats.pitch, RAFTER + slats.gap))
      sketch.rect("bar", 0, y, width, SLAT);
  }
  for (const x of positions(front.count + 1, front.pitch)) {
    post(sketch, x, 0);
    if (stand === "free") post(sketch, x, depth - POST);
  }
  for (const y of positions(side.count, side.pitch).slice(1)) {
    for (const x of [0, width - POST]) post(sketch, x, y);
  }
  if (stand === "wall") drawWall(sketch, [-300, depth, width + 600, WALL], "left right top");
  const centres = rafterEdges.map((x) => x + RAFTER / 2);
  return toView("Plan, from above", sketch, {
    chains: [
      rafters.count > 1 && parts("bottom", centres, "width"),
      overall("bottom", [0, width], "width"),
      overall("left", [0, depth], "depth"),
    ],
  });
}

/** Draws a post hidden under the roof. */
function post(sketch: Sketch, x: number, y: number): void {
  sketch.line("hidden", x, y, x + POST, y, x + POST, y + POST, x, y + POST, x, y);
}

function drawPergola(plan: PergolaPlan): Scene {
  const { width, depth, height, roof, stand } = plan;
  const made = roof === "glass" ? "laminated glass" : "slats";
  return {
    title: `Pergola, ${made}, ${stand === "wall" ? "on a wall" : "free"}`,
    size: `${groupDigits(width)} × ${groupDigits(depth)} × ${groupDigits(height)} mm`,
    material: `${POST} mm posts, ${BEAM} × ${RAFTER} mm beams`,
    description:
      `A pergola ${formatMetric(width)} wide, ${formatMetric(depth)} deep and ${formatMetric(height)} high under its beam, ` +
      `roofed with ${made}, ${stand === "wall" ? "with a wall at its back" : "standing free"}.`,
    views: [drawElevation(plan), drawPlan(plan)],
  };
}

export const pergola: Kind = { ...pergolaSizes, draw: (sizes) => drawPergola(planPergola(sizes)) };
