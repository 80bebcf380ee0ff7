import type { PartCounter } from "../drawn-kind";
import {
  areaFact,
  countFact,
  gapFact,
  glassFacts,
  leafFacts,
  lengthFact,
  massFact,
  omitFalse,
  sizeWarning,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import type { Calculation, SizeField, SizeProblem, Sizes } from "../kind";
import { formatMetric, formatMetricAndFeet } from "../length";
import { formatMass, weighBar, weighGlass, weighSheet, weighSolidLeaf, weighTube } from "../masses";
import { spaceBars } from "../spacing";
import { calculateWindow, planWindow, profiles, type WindowPlan } from "./window-plan";

/** In mm: face width of the frame and of a leaf's rails; clearance to the floor. */
export const FRAME = 60;
export const RAIL = 80;
export const FLOOR_CLEARANCE = 8;
export const LEAF_THICKNESS = 45;
/** In mm: size of the glass above and beside the door, including its frame. */
const FANLIGHT = 360;
export const SIDELIGHT = 360;
/** In mm: height of the sill below the glass beside the door. */
const SIDE_PANE_FOOT = 90;

export type DoorPlan = ReturnType<typeof planDoor>;

/** Requires complete sizes. Lengths in mm. */
function planDoor(sizes: Sizes) {
  const width = readNumber(sizes, "width");
  const height = readNumber(sizes, "height");
  const leaves = readChoice(sizes, "leaves") === "two" ? 2 : 1;
  const hasFanlight = readChoice(sizes, "fanlight") === "yes";
  const sidelight = readChoice(sizes, "sidelight");
  const clearWidth = width - 2 * FRAME - (sidelight === "none" ? 0 : SIDELIGHT);
  const leaf = {
    width: clearWidth / leaves,
    height: height - FRAME - FLOOR_CLEARANCE - (hasFanlight ? FANLIGHT : 0),
  };
  const leafTop = FLOOR_CLEARANCE + leaf.height;
  const plan = {
    style: readChoice(sizes, "style") as keyof typeof styles,
    opens: readChoice(sizes, "opens"),
    width,
    height,
    leaves,
    hasFanlight,
    sidelight,
    leaf,
    /** Visible glass: in a leaf, above the door and beside it. `y` is the lower edge. */
    leafPane: {
      y: FLOOR_CLEARANCE + RAIL * 1.6,
      width: leaf.width - 2 * RAIL,
      height: leaf.height - 2.6 * RAIL,
    },
    fanPane: { y: leafTop + FRAME, width: width - 2 * FRAME, height: FANLIGHT - FRAME },
    sidePane: { y: SIDE_PANE_FOOT, width: SIDELIGHT - FRAME, height: leafTop - SIDE_PANE_FOOT },
  };
  const leafMass = weighLeaf(plan);
  return { ...plan, leafMass, hingesPerLeaf: leaf.height > 2200 || leafMass > 60 ? 4 : 3 };
}

export const planSafetyBars = (leaf: { width: number }) => spaceBars(leaf.width - 2 * RAIL, 16, 85);

/** Sent quotations are drawn from these values, so a value keeps its meaning. */
export const styles = {
  panel: { label: "Solid leaf", title: "solid", material: "Solid leaf, 60 mm frame" },
  flush: { label: "Steel leaf, flush", title: "flush steel", material: "Steel leaf, 60 mm frame" },
  embossed: {
    label: "Steel leaf, embossed panels",
    title: "panelled steel",
    material: "Embossed steel leaf, 60 mm frame",
  },
  frp: { label: "FRP leaf, moulded panels", title: "panelled FRP", material: "FRP leaf, 60 mm frame" },
  glass: { label: "Glass leaf", title: "glass", material: "8 mm toughened glass, 60 mm frame" },
  safety: {
    label: "Safety door (bars and mesh)",
    title: "bars and mesh",
    material: "16 mm bars, sheet and mesh",
  },
};
const SLIDING = "sliding";

const openings = {
  "left-in": "Hinges on the left, opens away from me",
  "left-out": "Hinges on the left, opens towards me",
  "right-in": "Hinges on the right, opens away from me",
  "right-out": "Hinges on the right, opens towards me",
  [SLIDING]: "Sliding on tracks",
};
const leafCounts = { one: "One leaf", two: "Two leaves" };
const fanlights = { none: "No", yes: "Yes" };
const sidelights = { none: "No", left: "On the left", right: "On the right" };

const sliderProfiles = { undecided: profiles.undecided, upvc: profiles.upvc };

const isSliding = (sizes: Sizes) => readChoice(sizes, "opens") === SLIDING;

/** A sliding window of two panels, or four above 2,400 mm, with thicker glass because people may walk into it. */
function planSlider(sizes: Sizes) {
  const plan = planWindow({ ...sizes, style: "two", grille: "no" });
  return { ...plan, thickness: Math.max(6, plan.thickness) };
}

const opensField = () => choiceField("opens", "How it opens", openings, "As you stand in front of it.");

export function listFields(sizes: Sizes): SizeField[] {
  const height = { label: "Opening height", help: "From the finished floor." };
  if (isSliding(sizes)) {
    return [
      lengthField("width", "Opening width", [1200, 4800], 2400, "Between the finished walls."),
      lengthField("height", height.label, [1800, 2700], 2100, height.help),
      opensField(),
      choiceField("profile", "Frame", sliderProfiles),
      choiceField("mesh", "Mosquito mesh", { no: "No", yes: "Yes" }),
    ];
  }
  const hasTwoLeaves = readChoice(sizes, "leaves") === "two";
  const hasFanlight = readChoice(sizes, "fanlight") === "yes";
  const hasSidelight = ["left", "right"].includes(readChoice(sizes, "sidelight"));
  const width = (hasTwoLeaves ? 1600 : 1000) + (hasSidelight ? 400 : 0);
  return [
    lengthField("width", "Opening width", [600, 3000], width, "Between the finished walls."),
    lengthField("height", height.label, [1800, 3300], hasFanlight ? 2460 : 2100, height.help),
    choiceField("leaves", "Leaves", leafCounts),
    choiceField("style", "Leaf type", styles),
    opensField(),
    choiceField("fanlight", "Glass above the door", fanlights),
    choiceField("sidelight", "Glass beside the door", sidelights),
  ];
}

export function check(sizes: Sizes): SizeProblem[] {
  if (isSliding(sizes)) return [];
  const assumed = Object.fromEntries(listFields(sizes).map((field) => [field.name, field.assumed]));
  const { leaf, leaves, width, height } = planDoor({ ...assumed, ...sizes });
  const fixedWidth = width - leaf.width * leaves;
  const problems: SizeProblem[] = [];
  if (leaf.width < 450) {
    problems.push({
      field: "width",
      message: `With these choices, the opening must be at least ${formatMetricAndFeet(450 * leaves + fixedWidth)} wide.`,
    });
  }
  if (leaf.width > 1400) {
    problems.push({
      field: "width",
      message: `With these choices, the opening can be at most ${formatMetricAndFeet(1400 * leaves + fixedWidth)} wide. For a wider one, choose two leaves or glass beside the door.`,
    });
  }
  if (leaf.height < 1700) {
    problems.push({
      field: "height",
      message: `With glass above the door, the opening must be at least ${formatMetricAndFeet(1700 + height - leaf.height)} high.`,
    });
  }
  return problems;
}

interface LeafPlan {
  style: keyof typeof styles;
  leaf: { width: number; height: number };
  leafPane: { width: number; height: number };
}

/** Kilograms of one leaf without lock and hinges. */
function weighLeaf({ style, leaf, leafPane }: LeafPlan): number {
  const area = leaf.width * leaf.height;
  const frameMass = (2 * (leaf.width + leaf.height) * weighTube(50, 25, 2)) / 1000;
  if (style === "glass") return frameMass + weighGlass(leafPane.width * leafPane.height, 8);
  if (style !== "safety") return weighSolidLeaf(style === "panel" ? "flush" : style, leaf.width, leaf.height);
  // A round bar of 16 mm weighs as much as a square one of 14 mm. The lower third is 1.2 mm sheet.
  const barMass = (planSafetyBars(leaf).count * leaf.height * 0.64 * weighBar(14)) / 1000;
  return frameMass + barMass + weighSheet(area * 0.36, 1.2);
}

/** The material of a solid leaf is not chosen yet. */
const isSteelLeaf = (style: keyof typeof styles) =>
  style === "flush" || style === "embossed" || style === "safety";

const measureArea = ({ width, height }: { width: number; height: number }) => width * height;

/** In mm²: fixed glass, and glass in the leaves. */
function calculateGlassAreas({ hasFanlight, sidelight, style, leaves, ...plan }: DoorPlan) {
  const fanlightArea = hasFanlight ? measureArea(plan.fanPane) : 0;
  const sidelightArea = sidelight === "none" ? 0 : measureArea(plan.sidePane);
  const leafArea = style === "glass" ? leaves * measureArea(plan.leafPane) : 0;
  return { fixedArea: fanlightArea + sidelightArea, leafArea };
}

export type AnyDoorPlan = { slider: WindowPlan } | { slider: null; door: DoorPlan };

/** Requires complete sizes. Sliding doors are built like windows. */
export function planAnyDoor(sizes: Sizes): AnyDoorPlan {
  return isSliding(sizes) ? { slider: planSlider(sizes) } : { slider: null, door: planDoor(sizes) };
}

const tallPanelWarning = (height: number) =>
  height > 2400 &&
  sizeWarning(
    `A panel of ${formatMetric(height)} is tall.`,
    "Above 2,400 mm, a sliding panel bends in the wind, so we plan stiffer profiles.",
  );

export function calculateDoor(planned: AnyDoorPlan, count: PartCounter): Calculation {
  if (planned.slider) {
    const { facts, warnings } = calculateWindow(planned.slider, count);
    return { facts, warnings: [...warnings, ...omitFalse([tallPanelWarning(planned.slider.sash.height)])] };
  }
  const plan = planned.door;
  const { width, height, leaf, leafMass: mass, style } = plan;
  const leaves = count("leaf");
  // Leaves that stand open narrow the doorway.
  const clearWidth = (leaf.width - LEAF_THICKNESS) * leaves;
  const { fixedArea, leafArea } = calculateGlassAreas(plan);
  return {
    facts: omitFalse([
      areaFact("Area", (width * height) / 1e6),
      ...leafFacts(leaves, leaf),
      lengthFact("Clear width", clearWidth, { of: "part" }),
      ...(count("pane") > 0 ? glassFacts(count("pane"), fixedArea + leafArea, 8, "8 mm toughened") : []),
      ...(style === "safety" ? [countFact("Bars", count("bar")), gapFact(planSafetyBars(leaf).gap)] : []),
      massFact("Weight per leaf", mass, { of: "part", note: "without lock and hinges" }),
      isSteelLeaf(style)
        ? massFact("Steel", mass * leaves, { material: "steel", note: "without the frame" })
        : massFact("Weight", mass * leaves + weighGlass(fixedArea, 8), {
            note: fixedArea > 0 ? "of leaves and fixed glass, without the frame" : "without the frame",
          }),
      countFact("Hinges", count("hinge")),
    ]),
    warnings: omitFalse([
      leaf.width > 1100 &&
        sizeWarning(
          `A leaf of ${formatMetric(leaf.width)} is wide.`,
          `Above 1,100 mm, a leaf strains its frame and needs a lot of room to open; ${leaves === 2 ? "narrower leaves with glass beside them" : "two leaves"} are lighter.`,
        ),
      mass > 80 &&
        sizeWarning(
          `A leaf of ${formatMass(mass)} is heavy for standard hinges.`,
          "Above 80 kg, it needs hinges with bearings and a frame anchored in concrete.",
        ),
      clearWidth < 800 &&
        sizeWarning(
          `${formatMetric(clearWidth)} is a narrow doorway.`,
          "A wheelchair, a cot or a refrigerator needs 800 to 900 mm clear.",
        ),
      leaf.height < 1950 &&
        sizeWarning(
          `A leaf of ${formatMetric(leaf.height)} is low.`,
          "Below 1,950 mm, tall people have to stoop.",
        ),
    ]),
  };
}
