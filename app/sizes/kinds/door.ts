import { Sketch } from "~/sizes/drawing/scene";
import type { Scene, View } from "../drawing/scene";
import { createOverallChain, createPartsChain, toView } from "../drawing/scene";
import { drawFrame, drawJambs, drawSwing, mirrorView } from "../drawing/symbols";
import { drawnKind } from "../drawn-kind";
import type { PieceKind } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { listPositions } from "../spacing";
import {
  calculateDoor,
  check,
  type DoorPlan,
  FLOOR_CLEARANCE,
  FRAME,
  LEAF_THICKNESS,
  listFields,
  planAnyDoor,
  planSafetyBars,
  RAIL,
  SIDELIGHT,
  styles,
} from "./door-plan";
import { drawWindow } from "./window";

/** In plan, in mm: thickness and shown length of the wall. */
const WALL = 230;
const SHOWN_WALL = 260;
/** In elevation, in mm; `offset` is from the ends of the leaf. */
const HINGE = { width: 24, height: 100, offset: 180 };

function drawLeaf(sketch: Sketch, plan: DoorPlan, x: number, hinges: "left" | "right"): void {
  const { style, leaf, leafPane, hingesPerLeaf } = plan;
  const { width, height } = leaf;
  const [left, right] = [x + RAIL, x + width - RAIL];
  const innerWidth = right - left;
  sketch.rect("steel", x, FLOOR_CLEARANCE, width, height).as("leaf");
  if (style === "glass") {
    sketch.glass(left, leafPane.y, leafPane.width, leafPane.height);
  } else if (style === "panel" || style === "embossed" || style === "frp") {
    const splitY = FLOOR_CLEARANCE + height * 0.46;
    for (const [low, high] of [
      [FLOOR_CLEARANCE + 180, splitY - 60],
      [splitY + 60, FLOOR_CLEARANCE + height - 140],
    ] as const) {
      sketch
        .rect("edge", left + 30, low, innerWidth - 60, high - low)
        .rect("thin", left + 55, low + 25, innerWidth - 110, high - low - 50);
    }
  } else if (style === "safety") {
    const { count, gap, pitch } = planSafetyBars(leaf);
    const splitY = FLOOR_CLEARANCE + height * 0.36;
    sketch
      .rect("bar", left, FLOOR_CLEARANCE + RAIL, innerWidth, splitY - FLOOR_CLEARANCE - RAIL)
      .rect("bar", left, splitY + RAIL, innerWidth, FLOOR_CLEARANCE + height - RAIL - splitY - RAIL);
    for (const bar of listPositions(count, pitch, left + gap))
      sketch.rect("bar", bar, splitY + RAIL, 16, FLOOR_CLEARANCE + height - 2 * RAIL - splitY).as("bar");
    sketch.rect("bar", left, FLOOR_CLEARANCE + height * 0.7, innerWidth, 40);
  }
  drawSwing(sketch, [x, FLOOR_CLEARANCE, width, height], hinges, opensInwards(plan) ? "away" : "towards");
  const lock = hinges === "left" ? x + width - 70 : x + 40;
  sketch.rect("bar", lock, 950, 30, 190);
  const hingeX = (hinges === "left" ? x : x + width) - HINGE.width / 2;
  const pitch = (height - 2 * HINGE.offset - HINGE.height) / (hingesPerLeaf - 1);
  for (const y of listPositions(hingesPerLeaf, pitch, FLOOR_CLEARANCE + HINGE.offset))
    sketch.rect("bar", hingeX, y, HINGE.width, HINGE.height).as("hinge");
}

const opensInwards = ({ opens }: DoorPlan) => opens.endsWith("in");

function listHingeSides({ leaves, opens }: DoorPlan): ("left" | "right")[] {
  if (leaves === 2) return ["left", "right"];
  return [opens.startsWith("left") ? "left" : "right"];
}

function drawElevation(plan: DoorPlan): View {
  const { width, height, leaves, leaf, hasFanlight, sidelight, sidePane, fanPane } = plan;
  const sketch = new Sketch();
  drawFrame(sketch, 0, 0, width, height, 0);
  const top = FLOOR_CLEARANCE + leaf.height;
  for (const [index, hinges] of listHingeSides(plan).entries())
    drawLeaf(sketch, plan, FRAME + index * leaf.width, hinges);
  const end = FRAME + leaves * leaf.width;
  if (sidelight !== "none") sketch.glass(end + FRAME, sidePane.y, sidePane.width, sidePane.height);
  if (hasFanlight) sketch.glass(FRAME, fanPane.y, fanPane.width, fanPane.height);
  const stations = [
    0,
    FRAME,
    ...(leaves === 2 ? [FRAME + leaf.width] : []),
    end,
    ...(sidelight === "none" ? [] : [end + SIDELIGHT]),
    width,
  ];
  return toView(`Front view; opens ${opensInwards(plan) ? "away from" : "towards"} you`, sketch, {
    box: [0, 0, width, height],
    hasGround: true,
    chains: [
      createOverallChain("bottom", [0, width], "width"),
      createPartsChain("bottom", stations, "width"),
      createOverallChain("left", [0, height], "height"),
      hasFanlight && createPartsChain("left", [0, top, height], "height"),
    ],
  });
}

function drawPlan(plan: DoorPlan): View {
  const { width, leaves, leaf, sidelight } = plan;
  const sketch = new Sketch();
  drawJambs(sketch, width, SHOWN_WALL, WALL);
  const end = FRAME + leaves * leaf.width;
  const isInwards = opensInwards(plan);
  const y = isInwards ? WALL : 0;
  const jambY = isInwards ? WALL - 100 : 0;
  // Where each leaf's arc starts, in quarter turns.
  const quarters = isInwards ? { left: 0, right: 1 } : { left: -1, right: 2 };
  for (const x of [0, end, ...(sidelight === "none" ? [] : [width - FRAME])])
    sketch.rect("steel", x, jambY, FRAME, 100);
  if (sidelight !== "none") sketch.rect("glass", end + FRAME, jambY + 40, SIDELIGHT - FRAME, 20);
  for (const side of listHingeSides(plan)) {
    const isLeft = side === "left";
    const x = isLeft ? FRAME : end;
    sketch.rect(
      "steel",
      isLeft ? x : x - LEAF_THICKNESS,
      isInwards ? y : y - leaf.width,
      LEAF_THICKNESS,
      leaf.width,
    );
    const startAngle = (quarters[side] * Math.PI) / 2;
    sketch.arc("center", x, y, leaf.width, startAngle, startAngle + Math.PI / 2);
  }
  return toView("Plan, your side at the bottom", sketch);
}

function drawDoor(plan: DoorPlan): Scene {
  const { width, height, style, leaves, hasFanlight, sidelight, opens } = plan;
  // A sidelight on the left is drawn on the right and mirrored, hinges included.
  const isMirrored = sidelight === "left";
  const drawnPlan = isMirrored
    ? {
        ...plan,
        opens: opens.startsWith("left") ? opens.replace("left", "right") : opens.replace("right", "left"),
      }
    : plan;
  const { title, material } = styles[style];
  const views = [drawElevation(drawnPlan), drawPlan(drawnPlan)];
  const [hinges, direction] = opens.split("-");
  const parts = [hasFanlight && "glass above it", sidelight !== "none" && `glass on the ${sidelight}`].filter(
    Boolean,
  );
  return {
    title: `Door, ${leaves === 2 ? "two leaves" : "one leaf"}, ${title}`,
    size: `${groupDigits(width)} × ${groupDigits(height)} mm`,
    material,
    description:
      `A door for an opening of ${groupDigits(width)} × ${formatMetric(height)}, ${leaves === 2 ? "two leaves" : `one leaf with hinges on the ${hinges}`}, ` +
      `${title}, opening ${direction === "in" ? "away from" : "towards"} you${parts.length > 0 ? `, with ${parts.join(" and ")}` : ""}.`,
    views: isMirrored ? views.map((view) => mirrorView(view)) : views,
  };
}

export const door: PieceKind = drawnKind({
  listFields,
  check,
  plan: planAnyDoor,
  draw: (plan) => (plan.slider ? drawWindow(plan.slider, "door") : drawDoor(plan.door)),
  calculate: calculateDoor,
});
