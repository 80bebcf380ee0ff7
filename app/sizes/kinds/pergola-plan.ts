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
import type { PieceKind, Sizes } from "../kind";
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
  const run = readNumber(sizes, "depth") + FRONT_OVERHANG;
  const slope = readChoice(sizes, "roof") === "glass" ? Number(readChoice(sizes, "fall")) / 100 : 0;
  return {
    slope,
    /** From the front to the back end of the rafters. */
    rise: readNumber(sizes, "depth") * slope,
    glass: { width: readNumber(sizes, "width") + 2 * SIDE_OVERHANG, length: run * Math.hypot(1, slope) },
  };
}

const roofs = { glass: "Glass", slats: "Slats, open to the sky" };
const supports = { wall: "Against a wall", free: "Freestanding" };

function listFields(sizes: Sizes) {
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
    ...(roof === "slats"
      ? []
      : [choiceField("fall", "Slope of the glass", falls, "Down to the front, so that rain runs off.")]),
    choiceField("stand", "Support", supports),
  ];
}

/** A wall at the back replaces the posts on that side. */
function countPosts({ front, side, stand }: PergolaPlan): number {
  const postsPerRow = front.count + 1;
  return stand === "wall" ? postsPerRow + 2 * (side.count - 1) : 2 * postsPerRow + 2 * (side.count - 1);
}

/** Kilograms of steel posts, beams, rafters and slats. */
function weighSteel(plan: PergolaPlan): number {
  const { width, depth, height, rafters, roof, slats } = plan;
  const postMass = countPosts(plan) * height * weighTube(POST, POST, 4);
  const beamMass = (2 * width + (rafters.count + 1) * depth) * weighTube(BEAM, RAFTER, 3);
  const slatMass = roof === "slats" ? slats.count * width * weighTube(SLAT, 40, 1.6) : 0;
  return (postMass + beamMass + slatMass) / 1000;
}

function calculate(sizes: Sizes) {
  const plan = planPergola(sizes);
  const { width, depth, height, roof, stand, front, rafters, slats, glass, rise, slope } = plan;
  const panesPerBay = divideEvenly(glass.length, 3000).count;
  return {
    facts: omitFalse([
      areaFact("Roof", (width * depth) / 1e6),
      countFact("Posts", countPosts(plan)),
      lengthFact("Front post spacing", front.pitch, { of: "part" }),
      roof === "glass" &&
        lengthFact("Fall to the front", rise, { of: "part", note: `(${Math.round(slope * 100)} %)` }),
      countFact("Rafters", rafters.count + 1),
      lengthFact("Rafter spacing", rafters.pitch, { of: "part" }),
      ...(roof === "glass"
        ? glassFacts(rafters.count * panesPerBay, glass.width * glass.length, 12.76, "13.52 mm laminated")
        : [countFact("Slats", slats.count, { note: `(${SLAT} mm)` }), gapFact(slats.gap)]),
      massFact("Steel", weighSteel(plan), { material: "steel" }),
    ]),
    warnings: omitFalse([
      height < 2200 &&
        sizeWarning(
          `${formatMetric(height)} under the beam is low.`,
          "Below 2,200 mm, tall people can touch it, and fans and lamps hang in the way.",
        ),
      roof === "glass" && largePaneWarning(rafters.pitch, glass.length / panesPerBay, 12),
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

export const pergolaSizes: PieceKind = { listFields, calculate };
