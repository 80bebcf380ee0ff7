import type { PartCounter } from "../drawn-kind";
import {
  areaFact,
  countFact,
  dimensionsFact,
  gapFact,
  leafFacts,
  lengthFact,
  massFact,
  omitFalse,
  sizeWarning,
  textFact,
  wideGapWarning,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import { gapField } from "../infill";
import type { Fact, SizeProblem, Sizes } from "../kind";
import { formatMetric, formatMetricAndFeet } from "../length";
import { formatMass, weighPipe, weighSheet, weighTube } from "../masses";
import { type Bars, spaceBars } from "../spacing";

/** In mm: frame of 60 × 40 tube, bars, and clearance below and beside a leaf. */
export const FRAME = 60;
export const BAR = 25;
export const BOTTOM_CLEARANCE = 50;
export const SIDE_CLEARANCE = 10;
/** In mm: opening of the wicket, and width of a pillar. */
export const WICKET_OPENING = 1000;
export const PILLAR = 300;
export const WICKET_LEAF = WICKET_OPENING - 2 * SIDE_CLEARANCE;
/** In mm: a sliding leaf is longer than the opening by this. */
export const OVERLAP = 200;

/** `maxWidth` is the maximum width of the opening, in mm. */
export const types = {
  double: { label: "Swinging, two leaves", title: "two swinging leaves", maxWidth: 7000 },
  single: { label: "Swinging, one leaf", title: "one swinging leaf", maxWidth: 3500 },
  sliding: { label: "Sliding to the side", title: "sliding", maxWidth: 9000 },
  folding: { label: "Folding", title: "folding leaves", maxWidth: 8000 },
};
export const infills = { bars: "Vertical bars", panel: "Sheet below, bars above", sheet: "Solid sheet" };
const wickets = {
  none: "No wicket",
  left: "Wicket on the left",
  right: "Wicket on the right",
};

/** Spaces the bars inside the frame of a leaf of this width. */
export const fitBars = (width: number, gap: number) => spaceBars(width - 2 * FRAME, BAR, Math.max(gap, 1));

function countLeaves(type: string, width: number): number {
  if (type === "folding" && width > 3000) return 4;
  return type === "double" || type === "folding" ? 2 : 1;
}

/** Returns 0 for bars only. */
function calculateSheetHeight(infill: string, leafHeight: number): number {
  if (infill === "sheet") return leafHeight;
  return infill === "panel" ? Math.round(leafHeight * 0.4) : 0;
}

export type GatePlan = ReturnType<typeof planGate>;

/** Requires complete sizes. Lengths in mm. */
export function planGate(sizes: Sizes) {
  const type = readChoice(sizes, "type") as keyof typeof types;
  const infill = readChoice(sizes, "infill") as keyof typeof infills;
  const width = readNumber(sizes, "width");
  const height = readNumber(sizes, "height");
  const leaves = countLeaves(type, width);
  const wicket = readChoice(sizes, "wicket");
  const leaf = {
    width: type === "sliding" ? width + OVERLAP : (width - SIDE_CLEARANCE * (leaves + 1)) / leaves,
    height: height - BOTTOM_CLEARANCE,
  };
  const plan = {
    type,
    infill,
    wicket,
    hasWicket: wicket !== "none",
    isSwinging: type === "single" || type === "double",
    /** Seen from the street. Leaves fold away from the wicket. */
    foldSide: leaves === 4 ? "both" : wicket === "left" ? "right" : "left",
    width,
    height,
    leaves,
    leaf,
    bars: fitBars(leaf.width, readNumber(sizes, "gap") || 90),
    sheetHeight: calculateSheetHeight(infill, leaf.height),
  };
  const leafMass = weighLeaf(plan, leaf.width);
  return { ...plan, leafMass, hingesPerLeaf: leafMass > 150 ? 3 : 2 };
}

export function listFields(sizes: Sizes) {
  const assumedWidth = readChoice(sizes, "type") === "single" ? 1500 : 3600;
  return [
    choiceField("type", "How it opens", types),
    lengthField("width", "Clear opening", [700, 9000], assumedWidth, "Between the pillars."),
    lengthField("height", "Height", [900, 3000], 1800, "From the ground to the top."),
    choiceField("infill", "Infill", infills),
    ...(readChoice(sizes, "infill") === "sheet" ? [] : [gapField()]),
    choiceField("wicket", "Wicket gate", wickets, "For people on foot, 1,000 mm wide."),
  ];
}

export function check(sizes: Sizes): SizeProblem[] {
  const type = (readChoice(sizes, "type") || "double") as keyof typeof types;
  const max = types[type].maxWidth;
  if (readNumber(sizes, "width") <= max) return [];
  return [
    {
      field: "width",
      message: `A gate that opens this way can be up to ${formatMetricAndFeet(max)} wide. For a wider opening, choose a sliding gate.`,
    },
  ];
}

interface LeafPlan {
  leaf: { height: number };
  bars: Bars;
  sheetHeight: number;
}

/** Kilograms of a leaf of this width: frame, middle rail, bars and 1.6 mm sheet. */
function weighLeaf({ leaf: { height }, bars, sheetHeight }: LeafPlan, width: number): number {
  const frameMass = (3 * width + 2 * height) * weighTube(FRAME, 40, 2);
  const { count } = fitBars(width, bars.gap);
  const barMass = count * (height - sheetHeight) * weighPipe(BAR, 1.5);
  return (frameMass + barMass) / 1000 + weighSheet(width * sheetHeight, 1.6);
}

function describeSpace({ type, foldSide }: GatePlan): string {
  if (type === "sliding") return "of straight wall beside the opening";
  if (type !== "folding") return "inside, for the swing";
  return foldSide === "both"
    ? "inside, 2 leaves folded to each side"
    : `inside, both leaves folded to the ${foldSide}`;
}

function wicketFacts(plan: GatePlan): Fact[] {
  const { wicket, leaf } = plan;
  if (wicket === "none") return [];
  return [
    dimensionsFact("Wicket gate", WICKET_LEAF, leaf.height),
    massFact("Wicket weight", weighLeaf(plan, WICKET_LEAF), { of: "part" }),
    textFact("Wicket hinges", `on the ${wicket}, seen from the street`),
  ];
}

export function calculateGate(plan: GatePlan, count: PartCounter) {
  const { width, height, leaf, bars, sheetHeight, infill, type, isSwinging, hasWicket } = plan;
  const mass = plan.leafMass;
  const leaves = count("leaf");
  const steel = mass * leaves + (hasWicket ? weighLeaf(plan, WICKET_LEAF) : 0);
  const area = height * (width + (hasWicket ? WICKET_OPENING : 0));
  return {
    facts: omitFalse([
      areaFact("Area", area / 1e6, hasWicket ? { note: "with the wicket" } : {}),
      ...leafFacts(leaves, leaf),
      count("bar") > 0 &&
        countFact("Bars", count("bar"), { note: `(${BAR} mm${hasWicket ? ", with the wicket's" : ""})` }),
      sheetHeight < leaf.height && gapFact(bars.gap),
      massFact("Weight per leaf", mass, { of: "part", note: "of tube, bars and sheet" }),
      massFact("Steel", steel, { material: "steel" }),
      count("hinge") > 0 &&
        countFact("Hinges", count("hinge"), {
          note: isSwinging
            ? `with bearings${hasWicket ? ", with the wicket's" : ""}`
            : `on the wicket${type === "folding" ? "; the folding leaves have their own" : ""}`,
        }),
      ...wicketFacts(plan),
      lengthFact("Space needed", leaf.width, { of: "part", note: describeSpace(plan) }),
    ]),
    warnings: omitFalse([
      infill !== "sheet" && wideGapWarning(bars.gap),
      isSwinging &&
        leaf.width > 2200 &&
        sizeWarning(
          `A swinging leaf of ${formatMetric(leaf.width)} is wide.`,
          `Above 2,200 mm, a leaf sags over time. To prevent this, choose ${leaves === 1 ? "two leaves, " : ""}a wheel or a sliding gate.`,
        ),
      isSwinging &&
        mass > 150 &&
        sizeWarning(
          `A leaf of ${formatMass(mass)} is heavy for hinges alone.`,
          "Above 150 kg, it has a third hinge and needs stronger pillars, or a wheel. A sliding gate needs no hinges.",
        ),
      type === "sliding" &&
        width > 6000 &&
        sizeWarning(
          `A sliding leaf of ${formatMetric(leaf.width)} is long.`,
          "Across more than about 6 m, it sags and needs a deeper frame and more wheels, or two leaves that meet.",
        ),
      type === "sliding" &&
        leaf.height * 3 > leaf.width * 4 &&
        sizeWarning(
          "The leaf is taller than it is long.",
          "A short sliding leaf can tip in its track, so it needs guides at the top.",
        ),
      infill === "sheet" &&
        leaf.width * leaf.height > 5e6 &&
        sizeWarning(
          "A solid leaf of this size catches the wind like a sail.",
          "The wind strains pillars and hinges more than the weight does.",
        ),
    ]),
  };
}
