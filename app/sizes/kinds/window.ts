import { drawArrow, drawFrame, drawJambs, drawSwing } from "../drawing/figures";
import type { Scene, View } from "../drawing/scene";
import { overall, parts, toView } from "../drawing/scene";
import { Sketch } from "../drawing/sketch";
import type { Kind } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { positions } from "../spacing";
import { FRAME, grilleBars, planWindow, SASH, type WindowPlan, windowSizes } from "./window-plan";

const WALL = 230;
const SHOWN = 220;

/** Left edges of the sashes; sliding ones overlap. */
function sashStarts({ sashes, sash, tracks, width }: WindowPlan): number[] {
  const clear = width - 2 * FRAME;
  const step = sashes === 1 ? 0 : (clear - sash.width) / (sashes - 1);
  if (tracks === 2 && sashes === 4) {
    return [0, sash.width - SASH, clear / 2, clear - sash.width].map((x) => FRAME + x);
  }
  return positions(sashes, step, FRAME);
}

function drawElevation(plan: WindowPlan): View {
  const { style, slides, width, height, sashes, face, sash, pane, mesh, grille } = plan;
  const sketch = new Sketch();
  drawFrame(sketch, 0, 0, width, height, FRAME);
  const starts = sashStarts(plan);
  // Sashes of the inner track cover those of the outer one.
  const order = starts.map((_, index) => index).sort((a, b) => (slides ? (a % 2) - (b % 2) : 0));
  for (const index of order) {
    const x = starts[index] as number;
    if (face > 0) sketch.rect("steel", x, FRAME, sash.width, sash.height);
    sketch.glass(x + face, FRAME + face, pane.width, pane.height);
    if (style === "casement")
      drawSwing(sketch, [x, FRAME, sash.width, sash.height], index < sashes / 2 ? "left" : "right");
  }
  if (style === "fixed")
    for (const x of starts.slice(1)) sketch.rect("steel", x - 25, FRAME, 50, height - 2 * FRAME);
  const glassX = (starts[0] as number) + face;
  if (mesh) drawMesh(sketch, glassX, FRAME + face, Math.min(pane.width, pane.height) * 0.34);
  if (grille) {
    const { count, gap, pitch } = grilleBars(plan);
    for (const y of positions(count, pitch, FRAME + gap)) sketch.rect("bar", FRAME, y, width - 2 * FRAME, 12);
  }
  if (slides) {
    for (const [index, x] of starts.entries()) {
      const reach = pane.width * 0.22;
      const way = index < sashes / 2 ? reach : -reach;
      const [middle, y] = [x + sash.width / 2, height / 2];
      drawArrow(sketch, [middle - way, y, middle + way, y], Math.min(60, reach * 0.5), "edge");
    }
  }
  const middles = starts.slice(1).map((start, index) => ((starts[index] as number) + sash.width + start) / 2);
  return toView("Elevation from inside", sketch, {
    box: [0, 0, width, height],
    chains: [
      overall("bottom", [0, width], "width"),
      sashes > 1 && parts("bottom", [0, ...middles, width], "width"),
      overall("left", [0, height], "height"),
    ],
    notes: mesh
      ? [{ x: glassX + pane.width * 0.1, y: FRAME + face + pane.height * 0.1, text: "Mosquito mesh" }]
      : [],
  });
}

/** Draws one corner of the mesh as a symbol for all of it. */
function drawMesh(sketch: Sketch, x: number, y: number, size: number): void {
  const lines = 8;
  for (let index = 1; index <= lines; index += 1) {
    const at = (size * index) / lines;
    sketch.line("thin", x, y + at, x + size - at, y + at).line("thin", x + at, y, x + at, y + size - at);
  }
  sketch.line("thin", x + size, y, x, y + size);
}

function findTrack(index: number, { sashes, tracks }: WindowPlan): number {
  // The middle two of four sashes meet on the inner track.
  if (tracks === 2 && sashes === 4) return index === 0 || index === 3 ? 0 : 1;
  return index % tracks;
}

/** The sashes on their tracks in plan; the inside is below. */
function drawPlan(plan: WindowPlan): View {
  const { width, sash, tracks } = plan;
  const sketch = new Sketch();
  drawJambs(sketch, width, SHOWN, WALL);
  const deep = 40 * tracks + 20;
  const y = (WALL - deep) / 2;
  sketch.rect("bar", 0, y, width, deep);
  sketch.rect("steel", 0, y, FRAME, deep).rect("steel", width - FRAME, y, FRAME, deep);
  sashStarts(plan).forEach((x, index) => {
    const low = y + 12 + findTrack(index, plan) * 40;
    sketch.rect("steel", x, low, sash.width, 34);
    sketch.line("edge", x + SASH, low + 17, x + sash.width - SASH, low + 17);
  });
  return toView("Plan, the inside below", sketch, {
    isExtra: true,
  });
}

function drawWindow(plan: WindowPlan): Scene {
  const { style, words, width, height, sashes, mesh, grille, thickness } = plan;
  const parts = [mesh && "mosquito mesh", grille && "a grille of lying bars"].filter(Boolean);
  return {
    title: `Window, ${words}`,
    size: `${groupDigits(width)} × ${groupDigits(height)} mm`,
    material: `${thickness} mm toughened glass`,
    description:
      `A window for an opening of ${groupDigits(width)} × ${formatMetric(height)}, ${words}, ` +
      `${sashes === 1 ? "one pane" : `${sashes} ${style === "fixed" ? "panes" : "sashes"} side by side`}${parts.length > 0 ? `, with ${parts.join(" and ")}` : ""}.`,
    views: [drawElevation(plan), drawPlan(plan)],
  };
}

export const window: Kind = { ...windowSizes, draw: (sizes) => drawWindow(planWindow(sizes)) };
