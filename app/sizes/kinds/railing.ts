import { Sketch } from "~/sizes/drawing/scene";
import type { Scene, View } from "../drawing/scene";
import { createOverallChain, createPartsChain, toView } from "../drawing/scene";
import { drawnKind } from "../drawn-kind";
import { findInfill, formatInfillNote } from "../infill";
import type { PieceKind } from "../kind";
import { groupDigits } from "../length";
import { countBays, drawRunsPlan, formatRunLengths, listPosts, listRunPair } from "../runs";
import { listPositions } from "../spacing";
import {
  BOTTOM_CLEARANCE,
  BOTTOM_RAIL,
  calculateRailing,
  divideBay,
  listFields,
  measurePane,
  planBars,
  planRailing,
  type RailingPlan,
} from "./railing-plan";

function fillBay(sketch: Sketch, plan: RailingPlan, from: number, to: number): void {
  const { height, pipe, paneHeight } = plan;
  for (const { from: left, to: right, part } of divideBay(plan, from, to)) {
    const width = right - left;
    if (part === "pane") {
      sketch.glass(left, BOTTOM_CLEARANCE, width, paneHeight);
      for (const y of [BOTTOM_CLEARANCE + paneHeight * 0.2, BOTTOM_CLEARANCE + paneHeight * 0.8]) {
        sketch.rect("bar", left - 20, y - 25, 40, 50).rect("bar", right - 20, y - 25, 40, 50);
      }
    } else if (part === "panel") {
      drawGrille(sketch, left, BOTTOM_CLEARANCE, width, paneHeight);
    } else {
      const foot = BOTTOM_CLEARANCE + BOTTOM_RAIL;
      sketch.rect("bar", left, foot, width, height - pipe.diameter - foot).as(part);
    }
  }
}

function drawGrille(sketch: Sketch, x: number, y: number, width: number, height: number): void {
  const columns = Math.max(1, Math.round(width / 160));
  const rows = Math.max(1, Math.round(height / 160));
  const [columnWidth, rowHeight] = [width / columns, height / rows];
  for (let row = 0; row < rows; row += 1) {
    const [low, high] = [y + row * rowHeight, y + (row + 1) * rowHeight];
    const rising: number[] = [];
    const falling: number[] = [];
    for (let column = 0; column <= columns; column += 1) {
      rising.push(x + column * columnWidth, column % 2 ? high : low);
      falling.push(x + column * columnWidth, column % 2 ? low : high);
    }
    sketch.line("edge", ...rising).line("edge", ...falling);
  }
  sketch.line("edge", x, y, x + width, y, x + width, y + height, x, y + height, x, y).as("panel");
}

function drawElevation(plan: RailingPlan): View {
  const { runs, height, infill, thickness, pipe } = plan;
  const { diameter } = pipe;
  const [run] = runs;
  const bars = planBars(plan, run.spacing);
  const { length } = run;
  const sketch = new Sketch();
  const posts = listPosts(run);
  const [firstPost = 0] = posts;
  const lastPost = posts[posts.length - 1] as number;
  const isHorizontal = infill === "pipes" || infill === "cables";
  if (isHorizontal) {
    for (const y of listPositions(bars.count, bars.pitch, bars.gap))
      sketch.rect("bar", firstPost, y, lastPost - firstPost, thickness).as("bar");
  }
  posts.slice(1).forEach((post, index) => {
    fillBay(sketch, plan, posts[index] as number, post);
  });
  if (infill === "balusters")
    sketch.rect("bar", firstPost, BOTTOM_CLEARANCE, lastPost - firstPost, BOTTOM_RAIL);
  for (const post of posts) {
    sketch.rect("steel", post - diameter / 2, 0, diameter, height - diameter).as("post");
    sketch.rect("steel", post - 50, 0, 100, 10);
  }
  sketch.rect("steel", 0, height - diameter, length, diameter);
  // The note points at a bar or the middle of a pane in the second bay.
  const bayX = posts[posts.length > 2 ? 1 : 0] as number;
  const barOffset = diameter / 2 + bars.gap + Math.floor(bars.count / 2) * bars.pitch + thickness / 2;
  const pane = measurePane(plan, run.spacing);
  return toView(runs.length > 1 ? "Elevation of A, from outside" : "Elevation from outside", sketch, {
    box: [0, 0, length, height],
    hasGround: true,
    chains: [
      createPartsChain("bottom", [0, ...posts, length], "length"),
      createOverallChain("bottom", [0, length], "length"),
      createOverallChain("left", [0, height], "height"),
      !isHorizontal && createPartsChain("right", [0, BOTTOM_CLEARANCE]),
    ],
    notes: [
      { x: firstPost + run.spacing * 0.3, y: height - diameter / 2, text: `Rail and posts, ${pipe.note}` },
      ...(thickness && bars.count === 0
        ? []
        : [
            {
              x: bayX + (infill === "balusters" ? barOffset : run.spacing * 0.5),
              y: isHorizontal ? bars.gap + (bars.count - 1) * bars.pitch + thickness / 2 : height * 0.55,
              text: `${formatInfillNote(infill, bars.gap)}${infill === "glass" ? `, ${groupDigits(pane.width)} × ${groupDigits(pane.height)}` : ""}`,
            },
          ]),
    ],
  });
}

function drawRailing(plan: RailingPlan): Scene {
  const { runs, height, infill, pipe } = plan;
  const { title, note } = findInfill(infill);
  const lengths = formatRunLengths(runs);
  const shape = ["", "A straight", "An L-shaped", "A U-shaped"][runs.length];
  const bays = countBays(runs);
  return {
    title: `Railing, ${title}`,
    size: `${lengths} × ${groupDigits(height)} mm`,
    material: `${pipe.note}, ${note}`,
    description:
      `${shape} railing, ${lengths} mm long and ${groupDigits(height)} mm high: ${bays + 1} posts under a round rail, ` +
      `${infill === "glass" ? `${bays} panes of glass between them` : `${title} between them`}.`,
    views: [
      drawElevation(plan),
      ...(runs.length > 1
        ? [
            drawRunsPlan(runs, {
              depth: pipe.diameter,
              post: pipe.diameter,
              divideBay: (from, to) => divideBay(plan, from, to),
            }),
          ]
        : []),
    ],
  };
}

export const railing: PieceKind = drawnKind({
  listFields,
  listPair: (sizes) => listRunPair(sizes, "height"),
  plan: planRailing,
  draw: drawRailing,
  calculate: calculateRailing,
});
