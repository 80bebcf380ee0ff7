import { Sketch } from "~/sizes/drawing/scene";
import type { Scene, View } from "../drawing/scene";
import { createOverallChain, createPartsChain, toView } from "../drawing/scene";
import { drawArrow, drawFrame, drawJambs, drawSwing } from "../drawing/symbols";
import { drawnKind } from "../drawn-kind";
import type { PieceKind } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { listPositions } from "../spacing";
import { calculateWindow, check, fitGrille, listFields, planWindow, type WindowPlan } from "./window-plan";

/** In plan, in mm: thickness and shown length of the wall. */
const WALL = 230;
const SHOWN_WALL = 220;

function drawElevation(plan: WindowPlan, hasGround: boolean): View {
  const { style, isSliding, width, height, sashes, face, sash, pane, hasMesh, hasGrille } = plan;
  const { frame, mullion } = plan.profile;
  const sketch = new Sketch();
  drawFrame(sketch, 0, 0, width, height, frame);
  // Inner sashes cover outer ones.
  for (const { start, hinges } of [...sashes].sort((a, b) => b.track - a.track)) {
    if (face > 0) sketch.rect("steel", start, frame, sash.width, sash.height).as("sash");
    sketch.glass(start + face, frame + face, pane.width, pane.height);
    if (style === "casement") drawSwing(sketch, [start, frame, sash.width, sash.height], hinges, "away");
  }
  const others = sashes.slice(1);
  if (!isSliding) {
    for (const { start } of others) sketch.rect("steel", start - mullion, frame, mullion, height - 2 * frame);
  }
  const glassX = frame + face;
  if (hasMesh) drawMesh(sketch, glassX, frame + face, Math.min(pane.width, pane.height) * 0.34);
  if (hasGrille) {
    const { count, gap, pitch } = fitGrille(plan);
    for (const y of listPositions(count, pitch, frame + gap))
      sketch.rect("bar", frame, y, width - 2 * frame, 12).as("bar");
  }
  if (isSliding) {
    const halfLength = pane.width * 0.22;
    for (const { start, moves } of sashes) {
      const [middle, y] = [start + sash.width / 2, height / 2];
      for (const direction of moves) {
        const half = direction === "right" ? halfLength : -halfLength;
        drawArrow(sketch, [middle - half, y, middle + half, y], Math.min(60, halfLength * 0.5), "edge");
      }
    }
  }
  const middles = others.map(({ start }, index) => ((sashes[index]?.start ?? 0) + sash.width + start) / 2);
  const opening = style === "casement" ? ", opens out" : "";
  return toView(`Elevation from inside${opening}`, sketch, {
    box: [0, 0, width, height],
    hasGround,
    chains: [
      createOverallChain("bottom", [0, width], "width"),
      others.length > 0 && createPartsChain("bottom", [0, ...middles, width], "width"),
      createOverallChain("left", [0, height], "height"),
    ],
    notes: hasMesh
      ? [{ x: glassX + pane.width * 0.1, y: frame + face + pane.height * 0.1, text: "Mosquito mesh" }]
      : [],
  });
}

/** Draws one corner as a symbol for the whole mesh. */
function drawMesh(sketch: Sketch, x: number, y: number, size: number): void {
  const lines = 8;
  for (let index = 1; index <= lines; index += 1) {
    const offset = (size * index) / lines;
    sketch
      .line("thin", x, y + offset, x + size - offset, y + offset)
      .line("thin", x + offset, y, x + offset, y + size - offset);
  }
  sketch.line("thin", x + size, y, x, y + size);
}

/** In mm: depth of a track, and of the sash on it. */
const TRACK = 40;
const SASH_DEPTH = 34;

/** Hinged sashes open outwards. */
function drawPlan(plan: WindowPlan): View {
  const { style, width, sash, sashes, tracks, isSliding, hasMesh } = plan;
  const { frame, sash: stile } = plan.profile;
  const sketch = new Sketch();
  drawJambs(sketch, width, SHOWN_WALL, WALL);
  const hasMeshTrack = isSliding && hasMesh;
  const frameDepth = TRACK * (tracks + Number(hasMeshTrack)) + 20;
  const y = (WALL - frameDepth) / 2;
  sketch.rect("bar", 0, y, width, frameDepth);
  sketch.rect("steel", 0, y, frame, frameDepth).rect("steel", width - frame, y, frame, frameDepth);
  if (hasMeshTrack) sketch.rect("bar", frame, y + 12, sash.width, SASH_DEPTH);
  for (const { start, track, hinges } of sashes) {
    const sashY = y + 12 + (track + Number(hasMeshTrack)) * TRACK;
    const isLeft = hinges === "left";
    const hinge = isLeft ? start : start + sash.width;
    if (style === "casement") {
      sketch.line("center", start, sashY, start + sash.width, sashY);
      sketch.rect("steel", isLeft ? hinge : hinge - SASH_DEPTH, sashY, SASH_DEPTH, sash.width);
      sketch.arc(
        "center",
        hinge,
        sashY,
        sash.width,
        isLeft ? 0 : Math.PI / 2,
        isLeft ? Math.PI / 2 : Math.PI,
      );
    } else {
      sketch.rect("steel", start, sashY, sash.width, SASH_DEPTH);
      sketch.line(
        "edge",
        start + stile,
        sashY + SASH_DEPTH / 2,
        start + sash.width - stile,
        sashY + SASH_DEPTH / 2,
      );
    }
  }
  return toView("Plan, inside at the bottom", sketch, { isExtra: true });
}

export function drawWindow(plan: WindowPlan, kind: "window" | "door"): Scene {
  const { style, title, width, height, sashes, hasMesh, hasGrille, thickness } = plan;
  const parts = [hasMesh && "mosquito mesh", hasGrille && "a grille of horizontal bars"].filter(Boolean);
  const name = style === "fixed" ? "panes" : kind === "door" ? "panels" : "sashes";
  return {
    title: `${kind === "door" ? "Door" : "Window"}, ${title}`,
    size: `${groupDigits(width)} × ${groupDigits(height)} mm`,
    material: [plan.profile.material, `${thickness} mm toughened glass`].filter(Boolean).join(", "),
    description:
      `A ${kind} for an opening of ${groupDigits(width)} × ${formatMetric(height)}, ${title}, ` +
      `${sashes.length === 1 ? "one pane" : `${sashes.length} ${name} side by side`}${parts.length > 0 ? `, with ${parts.join(" and ")}` : ""}.`,
    views: [drawElevation(plan, kind === "door"), drawPlan(plan)],
  };
}

export const window: PieceKind = drawnKind({
  listFields,
  check,
  plan: planWindow,
  draw: (plan) => drawWindow(plan, "window"),
  calculate: calculateWindow,
});
