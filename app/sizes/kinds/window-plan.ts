import type { PartCounter } from "../drawn-kind";
import {
  areaFact,
  countFact,
  dimensionsFact,
  gapFact,
  glassFacts,
  largePaneWarning,
  lengthFact,
  massFact,
  omitFalse,
  sizeWarning,
  textFact,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import type { Calculation, SizeProblem, Sizes } from "../kind";
import { formatMetricAndFeet } from "../length";
import { formatMass, weighGlass, weighTube } from "../masses";
import { divideEvenly, spaceBars } from "../spacing";

/** In mm: face width of the outer frame, of a sash, and of a mullion between hinged or fixed sashes. Masses in kg per m. */
export const profiles = {
  // Assumed, also for windows stored before frames could be chosen: names no material.
  undecided: { label: "Not decided yet", frame: 50, sash: 55, mullion: 50, mass: 2.2, material: "" },
  // A profile with its steel core weighs about 2.2 kg/m, according to manufacturers' tables.
  upvc: { label: "uPVC", frame: 50, sash: 55, mullion: 50, mass: 2.2, material: "uPVC" },
  steel: {
    label: "Slim steel",
    ...{ frame: 40, sash: 25, mullion: 40, mass: weighTube(40, 20, 1.6) },
    material: "40 mm steel",
  },
};

/** A mesh slides on a track of its own. */
const styles = {
  two: { label: "Sliding, glass on two tracks", title: "glass sliding on two tracks", tracks: 2 },
  three: { label: "Sliding, glass on three tracks", title: "glass sliding on three tracks", tracks: 3 },
  casement: { label: "Casement, hinged at the side", title: "hinged at the side", tracks: 1 },
  fixed: { label: "Fixed glass", title: "fixed", tracks: 1 },
};

export interface Sash {
  /** Left edge, in mm. */
  start: number;
  /** Counted from the inside. */
  track: number;
  /** How a closed sliding sash can move, seen from inside. */
  moves: readonly ("left" | "right")[];
  /** Seen from inside. */
  hinges: "left" | "right";
}

export type WindowPlan = ReturnType<typeof planWindow>;

/** Returns the sashes from left to right, seen from inside. Sliding neighbours on different tracks overlap by a stile. */
function planSashes(
  count: number,
  tracks: number,
  clearWidth: number,
  { width, stile, frame }: { width: number; stile: number; frame: number },
): Sash[] {
  const step = count === 1 ? 0 : (clearWidth - width) / (count - 1);
  // Of four sashes on two tracks, the middle two meet on the inner track.
  const meetInMiddle = count === 4 && tracks === 2;
  const starts = meetInMiddle
    ? [0, width - stile, clearWidth / 2, clearWidth - width]
    : Array.from({ length: count }, (_, index) => index * step);
  return starts.map((start, index) => ({
    start: frame + start,
    track: meetInMiddle ? Number(index === 0 || index === 3) : index % tracks,
    moves: meetInMiddle
      ? [index % 2 ? ("left" as const) : ("right" as const)]
      : [...(index < count - 1 ? ["right" as const] : []), ...(index > 0 ? ["left" as const] : [])],
    hinges: index < count / 2 ? "left" : "right",
  }));
}

/** Requires complete sizes. Lengths in mm. */
export function planWindow(sizes: Sizes) {
  const style = readChoice(sizes, "style") as keyof typeof styles;
  const [width, height] = [readNumber(sizes, "width"), readNumber(sizes, "height")];
  const profile = profiles[(readChoice(sizes, "profile") || "undecided") as keyof typeof profiles];
  const { frame } = profile;
  const clearWidth = width - 2 * frame;
  const count = {
    two: width > 2400 ? 4 : 2,
    three: 3,
    casement: divideEvenly(clearWidth, 750).count,
    fixed: divideEvenly(clearWidth, 1500).count,
  }[style];
  const { tracks, title } = styles[style];
  const isSliding = tracks > 1;
  const face = style === "fixed" ? 0 : profile.sash;
  const overlap = isSliding ? profile.sash * (count === 4 ? 2 : count - 1) : -profile.mullion * (count - 1);
  const sash = { width: (clearWidth + overlap) / count, height: height - 2 * frame };
  const pane = { width: sash.width - 2 * face, height: sash.height - 2 * face };
  return {
    style,
    title,
    width,
    height,
    hasMesh: readChoice(sizes, "mesh") === "yes",
    hasGrille: readChoice(sizes, "grille") === "yes",
    isSliding,
    tracks,
    /** Without the mesh, which has a separate track. */
    sashes: planSashes(count, tracks, clearWidth, { width: sash.width, stile: profile.sash, frame }),
    /** Clear width between the frame, mullions and stacked sashes when all is open. */
    openWidth: isSliding ? clearWidth - (count === 4 ? 2 : 1) * sash.width : count * sash.width,
    profile,
    face,
    sash,
    pane,
    thickness: pane.width * pane.height > 1.2e6 ? 6 : 5,
  };
}

export const fitGrille = (plan: WindowPlan) => spaceBars(plan.height - 2 * plan.profile.frame, 12, 120);

const meshes = { no: "No", yes: "Yes" };
const grilles = { no: "No", yes: "Yes, 12 mm bars inside" };

export function listFields() {
  return [
    lengthField("width", "Opening width", [300, 6000], 1500, "Between the finished walls."),
    lengthField("height", "Opening height", [300, 3000], 1200, "From the sill to the lintel."),
    choiceField("style", "How it opens", styles),
    choiceField("profile", "Frame", profiles),
    choiceField("mesh", "Mosquito mesh", meshes),
    choiceField("grille", "Grille", grilles),
  ];
}

const minWidths: Record<string, number> = { two: 600, three: 900 };

export function check(sizes: Sizes): SizeProblem[] {
  const min = minWidths[readChoice(sizes, "style") || "two"] ?? 0;
  if (readNumber({ width: min, ...sizes }, "width") >= min) return [];
  return [
    {
      field: "width",
      message: `A sliding window with this number of tracks must be at least ${formatMetricAndFeet(min)} wide. For a narrower one, choose casement or fixed glass.`,
    },
  ];
}

export function calculateWindow(plan: WindowPlan, count: PartCounter): Calculation {
  const { style, isSliding, sash, pane, thickness, hasMesh, hasGrille, openWidth } = plan;
  const area = pane.width * pane.height;
  const panes = count("pane");
  const mass = weighGlass(area, thickness) + ((sash.width + sash.height) / 500) * plan.profile.mass;
  const isFixed = style === "fixed";
  return {
    facts: omitFalse([
      areaFact("Area", (plan.width * plan.height) / 1e6),
      !isFixed && countFact("Sashes", count("sash")),
      dimensionsFact(isFixed ? "Each pane" : "Each sash", sash.width, sash.height),
      ...glassFacts(panes, panes * area, thickness, `${thickness} mm toughened`),
      !isFixed && massFact("Weight per sash", mass, { of: "part", note: "with its glass" }),
      !isFixed &&
        massFact("Weight", mass * count("sash"), { note: "of sashes with their glass, without the frame" }),
      !isFixed &&
        lengthFact("Opens", openWidth, {
          of: "part",
          note: `(${Math.round((openWidth / plan.width) * 100)} % of the width)`,
        }),
      hasMesh &&
        textFact(
          "Mesh",
          isSliding ? `on a ${plan.tracks === 2 ? "third" : "fourth"} track` : "in a frame inside",
        ),
      ...(hasGrille ? [countFact("Grille bars", count("bar")), gapFact(fitGrille(plan).gap)] : []),
    ]),
    warnings: omitFalse([
      largePaneWarning(pane.width, pane.height, thickness),
      style === "casement" &&
        mass > 35 &&
        sizeWarning(
          `A sash of ${formatMass(mass)} is heavy for its stays.`,
          "Above 35 kg, hinges and friction stays wear out quickly; more and narrower sashes are better.",
        ),
      style === "casement" &&
        sash.height > 1800 &&
        sizeWarning(
          "A hinged sash of this height twists.",
          "Above 1,800 mm, we split it and make the upper part fixed glass.",
        ),
      isSliding &&
        sash.height > 2.5 * sash.width &&
        sizeWarning(
          "The sashes are tall and narrow.",
          "A sash more than two and a half times as tall as it is wide jams in its track.",
        ),
      style === "fixed" &&
        area > 1e6 &&
        sizeWarning(
          "The outside of fixed glass cannot be cleaned from indoors.",
          "On an upper floor, plan how to reach the outside.",
        ),
    ]),
  };
}
