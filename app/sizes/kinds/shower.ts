import { Sketch } from "~/sizes/drawing/scene";
import type { Scene, View } from "../drawing/scene";
import { createOverallChain, createPartsChain, toView } from "../drawing/scene";
import { drawSwing, drawWall } from "../drawing/symbols";
import { drawnKind } from "../drawn-kind";
import type { PieceKind } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { listPositions } from "../spacing";
import { calculateShower, check, GAP, listFields, planShower, type ShowerPlan, shapes } from "./shower-plan";

/** In mm: thickness of the wall, and its length past the glass. */
const WALL = 120;
const SHOWN_WALL = 160;
/** In mm: drawn depth of a niche or walk-in, which the form does not ask for. */
const DRAWN_DEPTH = 900;
/** In mm: diameter of the support bar of a walk-in, and the distance of its centre from the free edge. */
const BAR = 19;
const BAR_INSET = 60;

function drawElevation(plan: ShowerPlan): View {
  const { shape, width, height, panes, paneHeight, depth, hingeCount } = plan;
  const sketch = new Sketch();
  drawWall(sketch, [-WALL, 0, WALL, height + SHOWN_WALL], "left top bottom");
  if (shape === "niche") drawWall(sketch, [width, 0, WALL, height + SHOWN_WALL], "right top bottom");
  if (shape !== "walkin") sketch.rect("steel", 0, height - 10, width, 20);
  const isHingedRight = plan.hinges === "right";
  for (const { start, width: paneWidth, isDoor } of panes) {
    const [x, y, w, h] = [start + GAP / 2, GAP, paneWidth - GAP, paneHeight];
    sketch.glass(x, y, w, h);
    if (!isDoor) continue;
    const hinge = isHingedRight ? x + w : x;
    for (const share of listPositions(hingeCount, 0.7 / (hingeCount - 1), 0.12))
      sketch.rect("bar", hinge - 45, y + h * share, 90, 60).as("hinge");
    sketch.rect("bar", isHingedRight ? x + 50 : x + w - 75, 900, 25, 400);
    drawSwing(sketch, [x, y, w, h], isHingedRight ? "right" : "left", "towards");
  }
  if (shape === "walkin") sketch.rect("bar", width - BAR_INSET - 20, height - 70, 40, 60);
  if (depth > 0) sketch.rect("steel", width, GAP, 10, paneHeight);
  const stations = [0, ...panes.slice(1).map((pane) => pane.start), width];
  return toView(
    plan.panes.some(({ isDoor }) => isDoor) ? "Elevation from outside, opens out" : "Elevation from outside",
    sketch,
    {
      hasGround: true,
      chains: [
        createOverallChain("bottom", [0, width], "width"),
        panes.length > 1 && createPartsChain("bottom", stations, "width", "door"),
        createOverallChain("left", [0, height], "height"),
      ],
    },
  );
}

function drawPlan(plan: ShowerPlan): View {
  const { shape, width, panes, depth, thickness } = plan;
  const sketch = new Sketch();
  const drawnDepth = depth || DRAWN_DEPTH;
  const end = shape === "niche" ? width + WALL : width + SHOWN_WALL * 2;
  drawWall(sketch, [-WALL, -SHOWN_WALL, WALL, drawnDepth + SHOWN_WALL + WALL], "left top bottom");
  drawWall(sketch, [0, drawnDepth, end, WALL], "top right left");
  if (shape === "niche")
    drawWall(sketch, [width, -SHOWN_WALL, WALL, drawnDepth + SHOWN_WALL], "right bottom top");
  const isHingedRight = plan.hinges === "right";
  for (const { start, width: paneWidth, isDoor } of panes) {
    if (!isDoor) {
      sketch.rect("steel", start, 0, paneWidth, thickness).as("pane");
      continue;
    }
    const hinge = isHingedRight ? start + paneWidth : start;
    sketch.line("center", start, 0, start + paneWidth, 0);
    sketch
      .rect("steel", isHingedRight ? hinge - thickness : hinge, -paneWidth, thickness, paneWidth)
      .as("pane");
    sketch.arc(
      "center",
      hinge,
      0,
      paneWidth,
      isHingedRight ? Math.PI : -Math.PI / 2,
      isHingedRight ? Math.PI * 1.5 : 0,
    );
  }
  if (shape === "walkin")
    sketch.rect("bar", width - BAR_INSET - BAR / 2, thickness, BAR, drawnDepth - thickness);
  if (depth > 0) sketch.rect("steel", width, 0, thickness, depth).as("pane");
  return toView("Plan", sketch, {
    chains: [depth > 0 && createOverallChain("right", [0, depth], "depth")],
  });
}

function drawShower(plan: ShowerPlan): Scene {
  const { shape, width, depth, height, thickness, panes, doorWidth } = plan;
  const { title } = shapes[shape];
  // A front that is too narrow for three panes has its door at an end.
  const position = panes.length === 3 ? "in the middle" : `on the ${panes[0]?.isDoor ? "left" : "right"}`;
  return {
    title: `Shower glass, ${title}`,
    size: `${groupDigits(width)}${depth ? ` × ${groupDigits(depth)}` : ""} × ${groupDigits(height)} mm`,
    material: `${thickness} mm toughened glass`,
    description:
      `Shower glass ${title}, ${formatMetric(width)} wide${depth ? `, ${formatMetric(depth)} deep` : ""} and ${formatMetric(height)} high` +
      `${doorWidth ? `, with a door of ${formatMetric(doorWidth)} that opens outwards${panes.length > 1 ? `, ${position}` : ""}` : ", without a door"}.`,
    views: [drawElevation(plan), drawPlan(plan)],
  };
}

export const shower: PieceKind = drawnKind({
  listFields,
  check,
  plan: planShower,
  draw: drawShower,
  calculate: calculateShower,
});
