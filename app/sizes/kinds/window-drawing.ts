import { drawArrow, drawFrame, drawSwing, drawWall } from "../drawing/figures";
import type { Scene, View } from "../drawing/scene";
import { overall, parts } from "../drawing/scene";
import { Sketch } from "../drawing/sketch";
import { formatMetric, groupDigits } from "../length";
import { FRAME, grilleBars, SASH, type WindowPlan } from "./window-plan";

const WALL = 230;
const SHOWN = 220;

const styles: Record<string, string> = {
  two: "sliding on two tracks",
  three: "sliding on three tracks",
  casement: "hinged at the side",
  fixed: "fixed",
};

/** Left edges of the sashes; sliding ones overlap. */
function sashStarts({ sashes, sash, style, width }: WindowPlan): number[] {
  const clear = width - 2 * FRAME;
  const step = sashes === 1 ? 0 : (clear - sash.width) / (sashes - 1);
  if (style === "two" && sashes === 4) {
    return [0, sash.width - SASH, clear / 2, clear - sash.width].map((x) => FRAME + x);
  }
  return Array.from({ length: sashes }, (_, index) => FRAME + index * step);
}

function drawElevation(plan: WindowPlan): View {
  const { style, width, height, sashes, sash, pane, mesh, grille } = plan;
  const sketch = new Sketch();
  drawFrame(sketch, 0, 0, width, height, FRAME);
  const starts = sashStarts(plan);
  const slides = style === "two" || style === "three";
  const face = style === "fixed" ? 0 : SASH;
  // Sashes of the inner track cover those of the outer one.
  const order = starts.map((_, index) => index).sort((a, b) => (slides ? (a % 2) - (b % 2) : 0));
  for (const index of order) {
    const x = starts[index] as number;
    const [glassX, glassY] = [x + face, FRAME + face];
    if (face > 0) sketch.rect("steel", x, FRAME, sash.width, sash.height);
    sketch.glass(glassX, glassY, pane.width, pane.height);
    if (style === "casement")
      drawSwing(sketch, [x, FRAME, sash.width, sash.height], index < sashes / 2 ? "left" : "right");
  }
  if (style === "fixed")
    for (const x of starts.slice(1)) sketch.rect("steel", x - 25, FRAME, 50, height - 2 * FRAME);
  if (mesh)
    drawMesh(sketch, (starts[0] as number) + face, FRAME + face, Math.min(pane.width, pane.height) * 0.34);
  if (grille) {
    const { count, gap, pitch } = grilleBars(plan);
    for (let index = 0; index < count; index += 1)
      sketch.rect("bar", FRAME, FRAME + gap + index * pitch, width - 2 * FRAME, 12);
  }
  if (slides) {
    for (const [index, x] of starts.entries()) {
      const reach = pane.width * 0.22;
      const direction = index < sashes / 2 ? 1 : -1;
      const [middle, y] = [x + sash.width / 2, height / 2];
      drawArrow(
        sketch,
        [middle - direction * reach, y, middle + direction * reach, y],
        Math.min(60, reach * 0.5),
        "edge",
      );
    }
  }
  const middles = starts.slice(1).map((start, index) => ((starts[index] as number) + sash.width + start) / 2);
  return {
    title: "Elevation from inside",
    shapes: sketch.shapes,
    box: [0, 0, width, height],
    chains: [
      overall("bottom", [0, width], "width"),
      ...(sashes > 1 ? [parts("bottom", [0, ...middles, width], "width")] : []),
      overall("left", [0, height], "height"),
    ],
    notes: [
      ...(mesh
        ? [
            {
              x: (starts[0] as number) + face + pane.width * 0.1,
              y: FRAME + face + pane.height * 0.1,
              text: "Mosquito mesh",
            },
          ]
        : []),
    ],
  };
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

/** The sashes on their tracks in plan; the inside is below. */
function drawPlan(plan: WindowPlan): View {
  const { style, width, sashes, sash } = plan;
  const sketch = new Sketch();
  drawWall(sketch, [-SHOWN, 0, SHOWN, WALL], "left");
  drawWall(sketch, [width, 0, SHOWN, WALL], "right");
  const tracks = style === "two" ? 2 : style === "three" ? 3 : 1;
  const deep = 40 * tracks + 20;
  const y = (WALL - deep) / 2;
  sketch.rect("bar", 0, y, width, deep);
  sketch.rect("steel", 0, y, FRAME, deep).rect("steel", width - FRAME, y, FRAME, deep);
  sashStarts(plan).forEach((x, index) => {
    const track =
      style === "two"
        ? sashes === 4
          ? index === 0 || index === 3
            ? 0
            : 1
          : index % 2
        : style === "three"
          ? index
          : 0;
    const low = y + 12 + track * 40;
    sketch.rect("steel", x, low, sash.width, 34);
    sketch.line("edge", x + SASH, low + 17, x + sash.width - SASH, low + 17);
  });
  return {
    title: "Plan, the inside below",
    shapes: sketch.shapes,
    box: sketch.box,
    chains: [],
    notes: [],
    isExtra: true,
  };
}

export function drawWindow(plan: WindowPlan): Scene {
  const { style, width, height, sashes, mesh, grille, thickness } = plan;
  const parts = [mesh && "mosquito mesh", grille && "a grille of lying bars"].filter(Boolean);
  return {
    title: `Window, ${styles[style]}`,
    size: `${groupDigits(width)} × ${groupDigits(height)} mm`,
    material: `${thickness} mm toughened glass`,
    description:
      `A window for an opening of ${groupDigits(width)} × ${formatMetric(height)}, ${styles[style]}, ` +
      `${sashes === 1 ? "one pane" : `${sashes} ${style === "fixed" ? "panes" : "sashes"} side by side`}${parts.length > 0 ? `, with ${parts.join(" and ")}` : ""}.`,
    views: [drawElevation(plan), drawPlan(plan)],
  };
}
