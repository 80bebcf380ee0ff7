import { Sketch } from "~/sizes/drawing/scene";
import type { Scene, View } from "../drawing/scene";
import { createOverallChain, createPartsChain, toView } from "../drawing/scene";
import { mirrorView } from "../drawing/symbols";
import { drawnKind } from "../drawn-kind";
import type { PieceKind } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { drawRunsPlan, formatRunLengths, listPosts, listRunPair } from "../runs";
import { listPositions } from "../spacing";
import {
  type CharupudiPlan,
  calculateCharupudi,
  check,
  FRAME,
  LEAN,
  listFields,
  PLANK,
  planCharupudi,
  RAIL,
  TOP_RAIL,
  UPRIGHT,
} from "./charupudi-plan";

function drawElevation({ runs, seat, height, rails }: CharupudiPlan): View {
  const [run] = runs;
  const { length } = run;
  const sketch = new Sketch();
  const uprights = listPosts(run);
  const [first = 0] = uprights;
  const last = uprights[uprights.length - 1] as number;
  for (const x of uprights) sketch.rect("bar", x - UPRIGHT / 2, 0, UPRIGHT, seat - PLANK);
  const lowestY = seat + rails.gap;
  const topY = lowestY + (rails.count - 1) * rails.pitch;
  for (const y of listPositions(rails.count, rails.pitch, lowestY))
    sketch.rect("bar", first, y, last - first, RAIL).as("rail");
  for (const x of uprights)
    sketch.rect("steel", x - UPRIGHT / 2, seat, UPRIGHT, height - TOP_RAIL - seat).as("post");
  sketch.rect("steel", 0, height - TOP_RAIL, length, TOP_RAIL);
  sketch.rect("bar", 0, seat - PLANK - FRAME, length, FRAME).rect("wood", 0, seat - PLANK, length, PLANK);
  const title = runs.length > 1 ? "Elevation of A, from the sit-out" : "Elevation from the sit-out";
  const view = toView(title, sketch, {
    box: [0, 0, length, height],
    hasGround: true,
    chains: [
      createPartsChain("bottom", [0, ...uprights, length], "length"),
      createOverallChain("bottom", [0, length], "length"),
      createPartsChain("left", [0, seat, height], "seat", "height"),
      createOverallChain("left", [0, height], "height"),
    ],
    notes: [
      { x: length * 0.2, y: height - TOP_RAIL / 2, text: `Top rail ${TOP_RAIL} mm` },
      { x: length * 0.4, y: topY + RAIL / 2, text: `Rails ${RAIL} mm, clear gap ${Math.round(rails.gap)}` },
    ],
  });
  // The plan has the outside at the bottom, so the corner with B is on the left from the sit-out.
  return runs.length === 2 ? mirrorView(view, length) : view;
}

function drawSection({ seat, depth, height, rails }: CharupudiPlan): View {
  const sketch = new Sketch();
  const slope = Math.tan(LEAN);
  const backX = (y: number) => depth + UPRIGHT / 2 + Math.max(0, y - seat) * slope;
  sketch.rect("steel", 30, 0, UPRIGHT, seat - PLANK - FRAME);
  sketch.rect("steel", depth, 0, UPRIGHT, seat);
  sketch.strip("steel", backX(seat), seat, backX(height - TOP_RAIL), height - TOP_RAIL, UPRIGHT);
  for (const y of listPositions(rails.count, rails.pitch, seat + rails.gap + RAIL / 2)) {
    sketch.circle("steel", backX(y) - UPRIGHT / 2 - RAIL / 2, y, RAIL / 2);
  }
  sketch.circle("steel", backX(height - TOP_RAIL / 2), height - TOP_RAIL / 2, TOP_RAIL / 2);
  sketch.rect("steel", 0, seat - PLANK - FRAME, depth, FRAME).rect("wood", 0, seat - PLANK, depth, PLANK);
  return toView("Section", sketch, {
    hasGround: true,
    chains: [createOverallChain("bottom", [0, depth], "depth"), createPartsChain("right", [0, seat], "seat")],
  });
}

function drawCharupudi(plan: CharupudiPlan): Scene {
  const { runs, seat, depth, height } = plan;
  const lengths = formatRunLengths(runs);
  return {
    title: "Charupudi, seat and backrest",
    size: `${lengths} × ${groupDigits(depth)} × ${groupDigits(height)} mm`,
    material: `${UPRIGHT} mm pipe, ${PLANK} mm teak`,
    description:
      `A bench ${lengths} mm long. Its seat is ${formatMetric(seat)} high and ${formatMetric(depth)} deep. Its backrest of pipes ` +
      `leans outwards and is ${formatMetric(height)} high.`,
    views: [
      drawElevation(plan),
      runs.length > 1 ? drawRunsPlan(runs, { depth: depth + UPRIGHT, post: UPRIGHT }) : drawSection(plan),
    ],
  };
}

/** A bench on a sit-out; its leaning backrest is also the railing. */
export const charupudi: PieceKind = drawnKind({
  listFields,
  listPair: (sizes) => listRunPair(sizes, "depth"),
  check,
  plan: planCharupudi,
  draw: drawCharupudi,
  calculate: calculateCharupudi,
});
