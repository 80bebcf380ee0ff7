import {
  areaFact,
  countFact,
  dimensionsFact,
  gapFact,
  leafFacts,
  lengthFact,
  massFact,
  present,
  textFact,
  warn,
  warnWideGap,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import { gapField } from "../infill";
import type { Fact, Kind, SizeProblem, Sizes } from "../kind";
import { formatBoth, formatMetric } from "../length";
import { formatMass, weighPipe, weighSheet, weighTube } from "../masses";
import { spaceBars } from "../spacing";

/** Frame of 60 × 40 mm tube, bars of 25 mm; clearance to the ground and beside a leaf. */
export const FRAME = 60;
export const BAR = 25;
export const FOOT = 50;
export const SIDE = 10;
/** The small gate beside it, and the pillar between them. */
export const WICKET = 1000;
export const PILLAR = 300;
export const SMALL_LEAF = WICKET - 2 * SIDE;
/** A sliding leaf exceeds the opening by this length. */
const OVERLAP = 200;

/** `widest`: the widest opening, in mm. */
export const types = {
  double: { label: "Swinging, two leaves", words: "two swinging leaves", widest: 7000 },
  single: { label: "Swinging, one leaf", words: "one swinging leaf", widest: 3500 },
  sliding: { label: "Sliding to the side", words: "sliding", widest: 9000 },
  folding: { label: "Folding", words: "folding leaves", widest: 8000 },
};
export const infills = { bars: "Upright bars", panel: "Sheet below, bars above", sheet: "Closed sheet" };
const wickets = {
  none: "No small gate",
  left: "Small gate beside it, on the left",
  right: "Small gate beside it, on the right",
};

/** Bars inside the frame of a leaf of this width. */
export const fitBars = (width: number, gap: number) => spaceBars(width - 2 * FRAME, BAR, Math.max(gap, 1));

function countLeaves(type: string, width: number): number {
  if (type === "folding" && width > 3000) return 4;
  return type === "double" || type === "folding" ? 2 : 1;
}

/** From the leaf's bottom: 0 for bars, full height for a closed sheet. */
function measureSheet(infill: string, leafHeight: number): number {
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
    width: type === "sliding" ? width + OVERLAP : (width - SIDE * (leaves + 1)) / leaves,
    height: height - FOOT,
  };
  return {
    type,
    infill,
    wicket,
    /** From the street: folded leaves and a small gate must not overlap. */
    folds: leaves === 4 ? "each" : wicket === "left" ? "right" : "left",
    width,
    height,
    leaves,
    leaf,
    /** Inside one leaf's frame. */
    bars: fitBars(leaf.width, readNumber(sizes, "gap") || 90),
    sheet: measureSheet(infill, leaf.height),
  };
}

function listFields(sizes: Sizes) {
  const typical = readChoice(sizes, "type") === "single" ? 1500 : 3600;
  return [
    choiceField("type", "How it opens", types),
    lengthField("width", "Clear opening", [700, 9000], typical, "Between the pillars."),
    lengthField("height", "Height", [900, 3000], 1800, "From the ground to the top."),
    choiceField("infill", "Made of", infills),
    ...(readChoice(sizes, "infill") === "sheet" ? [] : [gapField()]),
    choiceField("wicket", "Small gate", wickets, "For people on foot, 1,000 mm wide."),
  ];
}

function check(sizes: Sizes): SizeProblem[] {
  const type = (readChoice(sizes, "type") || "double") as keyof typeof types;
  const most = types[type].widest;
  if (readNumber(sizes, "width") <= most) return [];
  return [
    {
      field: "width",
      message: `A gate that opens this way can be up to ${formatBoth(most)} wide. Wider gates slide.`,
    },
  ];
}

/** Kilograms of a leaf of this width: frame, middle rail, bars and 1.6 mm sheet. */
function weighLeaf({ leaf: { height }, bars, sheet }: GatePlan, width: number): number {
  const frame = (3 * width + 2 * height) * weighTube(FRAME, 40, 2);
  const { count } = fitBars(width, bars.gap);
  const upright = count * (height - sheet) * weighPipe(BAR, 1.5);
  return (frame + upright) / 1000 + weighSheet(width * sheet, 1.6);
}

function describeRoom({ type, folds }: GatePlan): string {
  if (type === "sliding") return "of straight wall beside it";
  if (type !== "folding") return "inside, to swing";
  return folds === "each"
    ? "inside, 2 leaves folded to each side"
    : `inside, both leaves folded to the ${folds}`;
}

function smallGateFacts(plan: GatePlan): Fact[] {
  const { wicket, leaf } = plan;
  if (wicket === "none") return [];
  return [
    dimensionsFact("Small gate", SMALL_LEAF, leaf.height),
    massFact("Weight of the small gate", weighLeaf(plan, SMALL_LEAF), { of: "part" }),
    textFact("Its hinges", `on the ${wicket}, seen from the street`),
  ];
}

function calculate(sizes: Sizes) {
  const plan = planGate(sizes);
  const { type, width, height, leaf, leaves, bars, sheet, infill } = plan;
  const mass = weighLeaf(plan, leaf.width);
  const hasSmallGate = plan.wicket !== "none";
  const steel = mass * leaves + (hasSmallGate ? weighLeaf(plan, SMALL_LEAF) : 0);
  const area = height * (width + (hasSmallGate ? WICKET : 0));
  const swings = type === "single" || type === "double";
  const hinges = mass > 150 ? 3 : 2;
  return {
    facts: present([
      areaFact("Area", area / 1e6, hasSmallGate ? { note: "with the small gate" } : {}),
      ...leafFacts(leaves, leaf),
      sheet < leaf.height && countFact("Bars", bars.count * leaves, { note: `of ${BAR} mm` }),
      sheet < leaf.height && gapFact(bars.gap),
      massFact("Weight of a leaf", mass, { of: "part" }),
      massFact("Steel", steel, { material: "steel" }),
      swings && countFact("Hinges", hinges * leaves, { note: "with bearings" }),
      ...smallGateFacts(plan),
      lengthFact("Space it needs", leaf.width, { of: "part", note: describeRoom(plan) }),
    ]),
    warnings: present([
      infill !== "sheet" && warnWideGap(bars.gap),
      swings &&
        leaf.width > 2200 &&
        warn(
          `A swinging leaf of ${formatMetric(leaf.width)} is wide.`,
          `Above 2,200 mm a leaf hangs down at its end in time; ${leaves === 1 ? "two leaves, " : ""}a wheel or a sliding gate avoid${leaves === 1 ? "" : "s"} it.`,
        ),
      swings &&
        mass > 150 &&
        warn(
          `A leaf of ${formatMass(mass)} is heavy for hinges alone.`,
          "Above 150 kg it gets a third hinge and stronger pillars, or a wheel; sliding takes the weight off the hinges.",
        ),
      type === "sliding" &&
        leaf.height * 3 > leaf.width * 4 &&
        warn(
          "The leaf is higher than it is long.",
          "A short sliding leaf tips in its track; it needs guides at the top.",
        ),
      infill === "sheet" &&
        leaf.width * leaf.height > 5e6 &&
        warn(
          "A closed leaf of this size is a sail.",
          "Wind loads pillars and hinges more than its weight does.",
        ),
    ]),
  };
}

export const gateSizes: Kind = {
  name: "gate",
  label: "Gate",
  listFields,
  check,
  calculate,
};
