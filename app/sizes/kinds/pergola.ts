import { Sketch } from "~/sizes/drawing/scene";
import type { Scene, View } from "../drawing/scene";
import { createOverallChain, createPartsChain, toView } from "../drawing/scene";
import { drawPerson, drawWall } from "../drawing/symbols";
import { drawnKind } from "../drawn-kind";
import type { PieceKind } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { listPositions } from "../spacing";
import {
  BEAM,
  calculatePergola,
  FRONT_OVERHANG,
  listFields,
  type PergolaPlan,
  POST,
  planPergola,
  RAFTER,
  SIDE_OVERHANG,
  SLAT,
} from "./pergola-plan";

const WALL = 230;
/** In mm: drawn thickness of the glass with its seals. */
const GLASS = 30;

function drawElevation(plan: PergolaPlan): View {
  const { width, height, front, roof, rafters, glass } = plan;
  const sketch = new Sketch();
  const posts = listPositions(front.count + 1, front.pitch);
  for (const x of posts) sketch.rect("steel", x, 0, POST, height).rect("steel", x - 50, 0, POST + 100, 12);
  sketch.rect("steel", 0, height, width, BEAM);
  for (const x of listPositions(rafters.count + 1, rafters.pitch))
    sketch.rect("bar", x, height + 15, RAFTER, BEAM - 15);
  if (roof === "glass") sketch.rect("glass", -SIDE_OVERHANG, height + BEAM, glass.width, GLASS);
  else sketch.rect("bar", 0, height + BEAM, width, 40);
  drawPerson(sketch, POST + Math.min(front.pitch - POST, 3000) * 0.45);
  const postCentres = posts.map((x) => x + POST / 2);
  return toView("Elevation of the front", sketch, {
    hasGround: true,
    chains: [
      createPartsChain("bottom", [0, ...postCentres, width], "width"),
      createOverallChain("bottom", [0, width], "width"),
      createOverallChain("left", [0, height], "height"),
    ],
    notes: [
      { x: width * 0.04, y: height + BEAM * 0.5, text: `Beam ${BEAM} × ${RAFTER} mm tube` },
      {
        x: width * 0.92,
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
  const { width, depth, front, side, rafters, roof, stand, slats, panes } = plan;
  const joints = listPositions(panes.count, panes.pitch, -FRONT_OVERHANG);
  const sketch = new Sketch();
  const rafterEdges = listPositions(rafters.count + 1, rafters.pitch);
  const centres = rafterEdges.map((x) => x + RAFTER / 2);
  if (roof === "glass") {
    const edges = [-SIDE_OVERHANG, ...centres.slice(1, -1), width + SIDE_OVERHANG];
    edges.slice(1).forEach((edge, index) => {
      const start = edges[index] as number;
      for (const y of joints) sketch.glass(start, y, edge - start, panes.pitch);
    });
  }
  for (const y of joints.slice(1)) sketch.rect("steel", 0, y - RAFTER / 2, width, RAFTER).as("crossbeam");
  for (const x of rafterEdges)
    sketch.rect(roof === "glass" ? "steel" : "bar", x, 0, RAFTER, depth).as("rafter");
  sketch.rect("steel", 0, 0, width, RAFTER).rect("steel", 0, depth - RAFTER, width, RAFTER);
  if (roof === "slats") {
    for (const y of listPositions(slats.count, slats.pitch, RAFTER + slats.gap))
      sketch.rect("bar", 0, y, width, SLAT).as("slat");
  }
  for (const x of listPositions(front.count + 1, front.pitch)) {
    drawHiddenPost(sketch, x, 0);
    if (stand === "free") drawHiddenPost(sketch, x, depth - POST);
  }
  for (const y of listPositions(side.count, side.pitch).slice(1)) {
    for (const x of [0, width - POST]) drawHiddenPost(sketch, x, y);
  }
  if (stand === "wall") drawWall(sketch, [-300, depth, width + 600, WALL], "left right top");
  return toView("Plan", sketch, {
    chains: [
      createPartsChain("bottom", [0, ...centres, width], "width"),
      createOverallChain("bottom", [0, width], "width"),
      createOverallChain("left", [0, depth], "depth"),
    ],
  });
}

/** The front is on the left; the glass slopes down towards it. */
function drawSection(plan: PergolaPlan): View {
  const { depth, height, roof, stand, slope, rise, side, slats, panes } = plan;
  const sketch = new Sketch();
  const top = height + BEAM;
  for (const y of listPositions(side.count + 1, side.pitch)) {
    if (stand === "wall" && y + POST > depth - 1) continue;
    sketch.rect("steel", y, 0, POST, height + y * slope).rect("steel", y - 50, 0, POST + 100, 12);
  }
  sketch.area("steel", 0, height, depth, height + rise, depth, top + rise, 0, top);
  if (roof === "glass") {
    const underside = (x: number) => top + x * slope;
    for (const start of listPositions(panes.count, panes.pitch, -FRONT_OVERHANG)) {
      const [low, high] = [underside(start), underside(start + panes.pitch)];
      const end = start + panes.pitch;
      sketch.area("glass", start, low, end, high, end, high + GLASS, start, low + GLASS);
    }
  } else {
    for (const x of listPositions(slats.count, slats.pitch, RAFTER + slats.gap))
      sketch.rect("bar", x, top, SLAT, 40);
  }
  if (stand === "wall") drawWall(sketch, [depth, 0, WALL, top + rise + 500], "right top bottom");
  return toView(roof === "glass" ? `Section, fall of ${Math.round(slope * 100)} %` : "Section", sketch, {
    hasGround: true,
    isExtra: true,
    chains: [
      createOverallChain("bottom", [0, depth], "depth"),
      createOverallChain("left", [0, height], "height"),
      roof === "glass" && createPartsChain("right", [0, height + rise], "height"),
    ],
  });
}

function drawHiddenPost(sketch: Sketch, x: number, y: number): void {
  sketch.line("hidden", x, y, x + POST, y, x + POST, y + POST, x, y + POST, x, y).as("post");
}

function drawPergola(plan: PergolaPlan): Scene {
  const { width, depth, height, roof, stand } = plan;
  const roofing = roof === "glass" ? "laminated glass" : "slats";
  return {
    title: `Pergola, ${roofing}, ${stand === "wall" ? "against a wall" : "freestanding"}`,
    size: `${groupDigits(width)} × ${groupDigits(depth)} × ${groupDigits(height)} mm`,
    material: `${POST} mm posts, ${BEAM} × ${RAFTER} mm beams`,
    description:
      `A pergola ${formatMetric(width)} wide, ${formatMetric(depth)} deep and ${formatMetric(height)} high under its beam, ` +
      `roofed with ${roofing}, ${stand === "wall" ? "against a wall" : "freestanding"}.`,
    views: [drawElevation(plan), drawSection(plan), drawPlan(plan)],
  };
}

export const pergola: PieceKind = drawnKind({
  listFields,
  plan: planPergola,
  draw: drawPergola,
  calculate: calculatePergola,
});
