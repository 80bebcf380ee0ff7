import type { PartCounter } from "../drawn-kind";
import {
  areaFact,
  countFact,
  gapFact,
  glassFacts,
  largePaneWarning,
  lengthFact,
  massFact,
  omitFalse,
  sizeWarning,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import type { SizeField, Sizes } from "../kind";
import { formatMetric } from "../length";
import { weighTube } from "../masses";
import { divideEvenly, spaceBars } from "../spacing";

/** In mm: posts of 100 × 100 × 4 tube; beams and rafters of 150 × 50 × 3, on edge. */
export const POST = 100;
export const BEAM = 150;
export const RAFTER = 50;
/** In mm: width of the slats, 80 × 40 tube laid flat across the rafters. */
export const SLAT = 80;
/** In mm: overhang of the glass in front, and on each side. */
export const FRONT_OVERHANG = 100;
export const SIDE_OVERHANG = 50;
/** In mm: sheets of laminated glass are usually 3,660 × 2,440 mm. */
const MAX_PANE = 3600;

export type PergolaPlan = ReturnType<typeof planPergola>;

/** Requires complete sizes. Lengths in mm. */
export function planPergola(sizes: Sizes) {
  const width = readNumber(sizes, "width");
  const depth = readNumber(sizes, "depth");
  return {
    width,
    depth,
    height: readNumber(sizes, "height"),
    roof: readChoice(sizes, "roof"),
    stand: readChoice(sizes, "stand"),
    /** Bays between the front posts, and between the posts of a side. */
    front: divideEvenly(width - POST, 4000),
    side: divideEvenly(depth - POST, 4000),
    /** Bays between the rafters, which run from back to front. */
    rafters: divideEvenly(width - RAFTER, 1200),
    ...planRoof(sizes),
    slats: spaceBars(depth - 2 * RAFTER, SLAT, 70),
  };
}

/** Labels, keyed by per cent. DIN 18531-1 recommends at least 2 %; from 5°, rain also washes off dust. */
const falls = { "2": "2 %", "5": "5 % (3°)", "9": "9 % (5°)" };

/** Glass slopes down towards the front. Slats are level. */
function planRoof(sizes: Sizes) {
  const depth = readNumber(sizes, "depth");
  const run = depth + FRONT_OVERHANG;
  const slope = readChoice(sizes, "roof") === "glass" ? Number(readChoice(sizes, "fall")) / 100 : 0;
  const length = run * Math.hypot(1, slope);
  const panes = divideEvenly(length, MAX_PANE);
  return {
    slope,
    /** From the front to the back end of the rafters. */
    rise: depth * slope,
    glass: { width: readNumber(sizes, "width") + 2 * SIDE_OVERHANG, length },
    /** Panes from the front to the back. A beam across the rafters supports each joint. `pitch` is measured in plan. */
    panes: { count: panes.count, pitch: run / panes.count },
  };
}

/** Pergolas that were stored before this could be chosen have 2 %. */
const fallField: SizeField = {
  ...choiceField("fall", "Slope of the glass", falls, "Down to the front, so that rain runs off."),
  initial: "9",
};

const roofs = { glass: "Glass", slats: "Slats, open to the sky" };
const supports = { wall: "Against a wall", free: "Freestanding" };

export function listFields(sizes: Sizes) {
  const roof = readChoice(sizes, "roof");
  return [
    lengthField(
      "width",
      "Width",
      [1000, 12_000],
      3600,
      "Along the front, between the outer faces of the end posts.",
    ),
    lengthField("depth", "Depth", [800, 6000], 3000, "From back to front."),
    lengthField("height", "Height", [2000, 4500], 2600, "From the floor to the underside of the front beam."),
    choiceField("roof", "Roof", roofs),
    ...(roof === "slats" ? [] : [fallField]),
    choiceField("stand", "Support", supports),
  ];
}

/** Kilograms of steel posts, beams, rafters and slats. */
function weighSteel({ width, depth, height }: PergolaPlan, count: PartCounter): number {
  const postMass = count("post") * height * weighTube(POST, POST, 4);
  const beamLength = (2 + count("crossbeam")) * width + count("rafter") * depth;
  const beamMass = beamLength * weighTube(BEAM, RAFTER, 3);
  const slatMass = count("slat") * width * weighTube(SLAT, 40, 1.6);
  return (postMass + beamMass + slatMass) / 1000;
}

export function calculatePergola(plan: PergolaPlan, count: PartCounter) {
  const { width, depth, height, roof, stand, front, rafters, slats, glass, panes, rise, slope } = plan;
  // Outer panes reach from the middle of a rafter past the last one.
  const paneWidth = rafters.count === 1 ? glass.width : rafters.pitch + RAFTER / 2 + SIDE_OVERHANG;
  return {
    facts: omitFalse([
      areaFact("Roof", (width * depth) / 1e6),
      countFact("Posts", count("post")),
      lengthFact("Front post spacing", front.pitch, { of: "part" }),
      roof === "glass" &&
        lengthFact("Fall to the front", rise, { of: "part", note: `(${Math.round(slope * 100)} %)` }),
      countFact("Rafters", count("rafter")),
      lengthFact("Rafter spacing", rafters.pitch, { of: "part" }),
      ...(roof === "glass"
        ? glassFacts(count("pane"), glass.width * glass.length, 12.76, "13.52 mm laminated")
        : [countFact("Slats", count("slat"), { note: `(${SLAT} mm)` }), gapFact(slats.gap)]),
      massFact("Steel", weighSteel(plan, count), { material: "steel" }),
    ]),
    warnings: omitFalse([
      height < 2200 &&
        sizeWarning(
          `${formatMetric(height)} under the beam is low.`,
          "Below 2,200 mm, tall people can touch it, and fans and lamps hang in the way.",
        ),
      roof === "glass" && largePaneWarning(paneWidth, glass.length / panes.count, 12),
      front.pitch > 3500 &&
        sizeWarning(
          `Posts ${formatMetric(front.pitch)} apart need a stronger beam.`,
          "The 150 × 50 mm beam in the drawing is enough for about 3,500 mm. For a wider span, we calculate the section.",
        ),
      depth > 4000 &&
        sizeWarning(
          `Rafters of ${formatMetric(depth)} are long.`,
          "Above 4,000 mm, they sag visibly under glass and need a deeper section or a middle beam.",
        ),
      stand === "free" &&
        sizeWarning(
          "A freestanding pergola is held by its foundations alone.",
          "Wind pushes and lifts it, so we plan the foundations first.",
        ),
    ]),
  };
}
