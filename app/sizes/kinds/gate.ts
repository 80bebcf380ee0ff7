import { Sketch } from "~/sizes/drawing/scene";
import type { Scene, View } from "../drawing/scene";
import { createOverallChain, createPartsChain, toView } from "../drawing/scene";
import { drawArrow, drawFrame, drawPerson, drawWall, mirrorView } from "../drawing/symbols";
import { drawnKind } from "../drawn-kind";
import type { PieceKind } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { listPositions, spaceBars } from "../spacing";
import {
  BAR,
  BOTTOM_CLEARANCE,
  calculateGate,
  check,
  FRAME,
  fitBars,
  type GatePlan,
  infills,
  listFields,
  OVERLAP,
  PILLAR,
  planGate,
  SIDE_CLEARANCE,
  types,
  WICKET_LEAF,
  WICKET_OPENING,
} from "./gate-plan";

/** In plan, in mm: depth of walls and pillars, and thickness of a leaf. */
const WALL = 300;
const LEAF_THICKNESS = 60;
const HINGE = { width: 40, height: 110 };

function drawLeaf(sketch: Sketch, plan: GatePlan, x: number): void {
  drawFrame(sketch, x, BOTTOM_CLEARANCE, plan.leaf.width, plan.leaf.height, FRAME);
  sketch.as("leaf");
  fillLeaf(sketch, plan, x, plan.leaf.width);
}

function drawWicket(sketch: Sketch, plan: GatePlan, x: number): void {
  drawFrame(sketch, x, BOTTOM_CLEARANCE, WICKET_LEAF, plan.leaf.height, FRAME);
  fillLeaf(sketch, plan, x, WICKET_LEAF);
  drawHinges(sketch, plan, x + WICKET_LEAF, 2);
}

/** Draws hinges at one side of a leaf, over the gap beside it. */
function drawHinges(sketch: Sketch, { leaf }: GatePlan, x: number, count: number): void {
  const low = BOTTOM_CLEARANCE + leaf.height * 0.12;
  for (const y of listPositions(count, (leaf.height * 0.76 - HINGE.height) / (count - 1), low))
    sketch.rect("bar", x - HINGE.width / 2, y, HINGE.width, HINGE.height).as("hinge");
}

function fillLeaf(sketch: Sketch, plan: GatePlan, x: number, width: number): void {
  const { leaf, sheetHeight, bars } = plan;
  const [left, right] = [x + FRAME, x + width - FRAME];
  const low = BOTTOM_CLEARANCE + FRAME;
  const high = BOTTOM_CLEARANCE + leaf.height - FRAME;
  const sheetTop = sheetHeight >= leaf.height ? high : BOTTOM_CLEARANCE + sheetHeight;
  if (sheetHeight > 0) {
    const { count, pitch } = spaceBars(right - left, 0, 160);
    for (const rib of listPositions(count + 1, pitch, left).slice(1))
      sketch.line("thin", rib, low, rib, sheetTop);
  }
  if (sheetTop >= high) return;
  const barBottom = sheetHeight > 0 ? sheetTop + FRAME / 2 : low;
  const { count, gap, pitch } = fitBars(width, bars.gap);
  for (const bar of listPositions(count, pitch, left + gap))
    sketch.rect("bar", bar, barBottom, BAR, high - barBottom).as("bar");
  if (sheetHeight > 0) sketch.rect("bar", left, sheetTop - FRAME / 2, right - left, FRAME);
  else if (leaf.height > 1400)
    sketch.rect("bar", left, BOTTOM_CLEARANCE + leaf.height * 0.55, right - left, 40);
}

function drawPillar(sketch: Sketch, x: number, height: number): void {
  sketch.rect("bar", x, 0, PILLAR, height + 120).rect("bar", x - 40, height + 120, PILLAR + 80, 70);
}

/** The middle of each moving part, and its direction: 1 is to the right. Assumes a wicket on the right. */
function listMoves({ type, width, foldSide, wicket }: GatePlan): (readonly [number, 1 | -1])[] {
  if (type === "sliding") return [[width / 2, wicket === "none" ? 1 : -1]];
  if (type !== "folding") return [];
  if (foldSide !== "both") return [[width / 2, -1]];
  return [
    [width / 4, -1],
    [width * 0.75, 1],
  ];
}

function drawElevation(plan: GatePlan): View {
  const { width, height, leaves, leaf, type, hasWicket, isSwinging, hingesPerLeaf } = plan;
  const sketch = new Sketch();
  const leafXs =
    type === "sliding" ? [-OVERLAP / 2] : listPositions(leaves, leaf.width + SIDE_CLEARANCE, SIDE_CLEARANCE);
  for (const x of leafXs) drawLeaf(sketch, plan, x);
  const y = BOTTOM_CLEARANCE + leaf.height * 0.66;
  for (const [middle, direction] of listMoves(plan)) {
    const half = direction * width * 0.15;
    drawArrow(sketch, [middle - half, y, middle + half, y], Math.min(120, width * 0.05), "edge");
  }
  drawPillar(sketch, -PILLAR, height);
  drawPillar(sketch, width, height);
  const end = width + PILLAR + (hasWicket ? WICKET_OPENING + PILLAR : 0);
  if (hasWicket) {
    drawWicket(sketch, plan, width + PILLAR + SIDE_CLEARANCE);
    drawPillar(sketch, end - PILLAR, height);
  }
  if (isSwinging) {
    drawHinges(sketch, plan, SIDE_CLEARANCE, hingesPerLeaf);
    if (leaves === 2) drawHinges(sketch, plan, width - SIDE_CLEARANCE, hingesPerLeaf);
  }
  if (type === "sliding") {
    // The ends of the leaf are behind the pillars.
    for (const x of [-OVERLAP / 2, width + OVERLAP / 2])
      sketch.line("hidden", x, BOTTOM_CLEARANCE, x, BOTTOM_CLEARANCE + leaf.height);
    sketch.line("edge", -PILLAR, 12, width + PILLAR, 12);
  }
  drawPerson(sketch, end + 480);
  const edges =
    type === "sliding" ? [-OVERLAP / 2, width + OVERLAP / 2] : listPositions(leaves + 1, width / leaves);
  const { count, gap, pitch } = fitBars(leaf.width, plan.bars.gap);
  const barX = (leafXs[0] as number) + FRAME + gap + Math.floor(count * 0.7) * pitch + BAR / 2;
  const isSheet = plan.sheetHeight >= leaf.height;
  return toView("Elevation from the street", sketch, {
    hasGround: true,
    chains: [
      createOverallChain("bottom", [0, width], "width"),
      createOverallChain("left", [0, height], "height"),
      createPartsChain("bottom", edges, "width"),
      hasWicket && createPartsChain("bottom", [width + PILLAR, end - PILLAR]),
    ],
    notes: [
      ...(hasWicket
        ? [
            {
              x: width + PILLAR + WICKET_OPENING / 2,
              y: height * 0.55,
              text: `Wicket ${groupDigits(WICKET_LEAF)} × ${groupDigits(leaf.height)}`,
            },
          ]
        : []),
      { x: SIDE_CLEARANCE + FRAME / 2, y: height * 0.8, text: `Frame ${FRAME} × 40 mm tube` },
      ...(isSheet || count > 0
        ? [
            {
              x: isSheet ? leaf.width * 0.7 : barX,
              y: height * 0.66,
              text: isSheet ? "1.6 mm sheet" : `${BAR} mm bars, clear gap ${Math.round(plan.bars.gap)}`,
            },
          ]
        : []),
    ],
  });
}

function drawPlan(plan: GatePlan): View {
  const { type, width, leaves, leaf, wicket, foldSide } = plan;
  const sketch = new Sketch();
  const drawPillarPlan = (x: number) => drawWall(sketch, [x, 0, PILLAR, WALL], "");
  drawPillarPlan(-PILLAR);
  drawPillarPlan(width);
  if (type === "sliding") {
    // The gate slides away from the wicket, so as not to block it.
    const y = WALL + 60;
    const [[, direction] = [0, 1]] = listMoves(plan);
    const overlap = (leaf.width - width) / 2;
    sketch.rect("steel", -overlap, y, leaf.width, LEAF_THICKNESS);
    // The open gate clears the opening and ends one leaf width beyond it.
    const [start, stop] = direction > 0 ? [width + overlap, width + leaf.width] : [-overlap, -leaf.width];
    sketch.line("hidden", start, y, stop, y, stop, y + LEAF_THICKNESS, start, y + LEAF_THICKNESS);
  } else if (type === "folding") {
    const angle = (70 * Math.PI) / 180;
    const [dx, dy] = [leaf.width * Math.cos(angle), leaf.width * Math.sin(angle)];
    const y = WALL / 2;
    // Half the horizontal thickness of a slanting leaf, to start clear of the pillar.
    const start = SIDE_CLEARANCE + LEAF_THICKNESS / 2 / Math.sin(angle);
    const end = start + 2 * dx;
    sketch
      .strip("steel", start, y, start + dx, y + dy, LEAF_THICKNESS)
      .strip("steel", start + dx, y + dy, end, y, LEAF_THICKNESS);
    if (foldSide === "both") {
      sketch
        .strip("steel", width - start, y, width - start - dx, y + dy, LEAF_THICKNESS)
        .strip("steel", width - start - dx, y + dy, width - end, y, LEAF_THICKNESS);
    }
    sketch.line("center", end, y, foldSide === "both" ? width - end : width, y);
  } else {
    const y = WALL / 2;
    drawOpenLeaf(sketch, SIDE_CLEARANCE, y, leaf.width, 1);
    if (leaves === 2) drawOpenLeaf(sketch, width - SIDE_CLEARANCE, y, leaf.width, -1);
  }
  if (wicket !== "none") {
    drawPillarPlan(width + PILLAR + WICKET_OPENING);
    drawOpenLeaf(sketch, width + PILLAR + WICKET_OPENING - SIDE_CLEARANCE, WALL / 2, WICKET_LEAF, -1);
  }
  return toView("Plan, street at the bottom", sketch, { isExtra: type === "sliding" });
}

/** Draws a leaf opened inwards, and the arc of its free end. */
function drawOpenLeaf(sketch: Sketch, x: number, y: number, width: number, direction: 1 | -1): void {
  sketch.rect("steel", direction > 0 ? x : x - LEAF_THICKNESS, y, LEAF_THICKNESS, width);
  sketch.line("center", x, y, x + direction * width, y);
  if (direction > 0) sketch.arc("center", x, y, width, 0, Math.PI / 2);
  else sketch.arc("center", x, y, width, Math.PI / 2, Math.PI);
}

function drawGate(plan: GatePlan): Scene {
  const { width, height, type, infill, wicket } = plan;
  const [opening, filling] = [types[type].title, infills[infill].toLowerCase()];
  const views = [drawElevation(plan), drawPlan(plan)];
  const wicketSentence = !plan.hasWicket
    ? ""
    : ` A wicket, ${formatMetric(WICKET_OPENING)} wide, is on the ${wicket}.`;
  return {
    title: `Gate, ${opening}`,
    size: `${groupDigits(width)} × ${groupDigits(height)} mm`,
    material: `${FRAME} × 40 mm tube, ${filling}`,
    description: `A gate for a clear opening of ${formatMetric(width)}, ${formatMetric(height)} high: ${opening}, ${filling}.${wicketSentence}`,
    views: wicket === "left" ? views.map((view) => mirrorView(view)) : views,
  };
}

export const gate: PieceKind = drawnKind({
  listFields,
  check,
  plan: planGate,
  draw: drawGate,
  calculate: calculateGate,
});
