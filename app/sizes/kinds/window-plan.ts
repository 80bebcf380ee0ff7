import {
  areaFact,
  countFact,
  dimensionsFact,
  gapFact,
  glassFacts,
  massFact,
  present,
  textFact,
  warn,
  warnLargePane,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import type { Kind, SizeProblem, Sizes } from "../kind";
import { formatBoth } from "../length";
import { formatMass, weighGlass } from "../masses";
import { divide, spaceBars } from "../spacing";

/** Face of the outer frame and of a sash, in mm. */
export const FRAME = 50;
export const SASH = 55;

const styles = {
  two: { label: "Sliding, two tracks", words: "sliding on two tracks", tracks: 2 },
  three: { label: "Sliding, three tracks", words: "sliding on three tracks", tracks: 3 },
  casement: { label: "Casement, hinged at the side", words: "hinged at the side", tracks: 1 },
  fixed: { label: "Fixed glass", words: "fixed", tracks: 1 },
};

export type WindowPlan = ReturnType<typeof planWindow>;

/** Takes complete sizes. Lengths in mm. */
export function planWindow(sizes: Sizes) {
  const style = readChoice(sizes, "style") as keyof typeof styles;
  const [width, height] = [readNumber(sizes, "width"), readNumber(sizes, "height")];
  const clear = width - 2 * FRAME;
  const sashes = {
    two: width > 2400 ? 4 : 2,
    three: 3,
    casement: divide(clear, 750).count,
    fixed: divide(clear, 1500).count,
  }[style];
  const { tracks, words } = styles[style];
  const slides = tracks > 1;
  const face = style === "fixed" ? 0 : SASH;
  // Sliding sashes overlap by the width of their stile.
  const overlap = slides ? SASH * (sashes === 4 ? 2 : sashes - 1) : 0;
  const sash = { width: (clear + overlap) / sashes, height: height - 2 * FRAME };
  const pane = { width: sash.width - 2 * face, height: sash.height - 2 * face };
  return {
    style,
    words,
    width,
    height,
    mesh: readChoice(sizes, "mesh") === "yes",
    grille: readChoice(sizes, "grille") === "yes",
    slides,
    tracks,
    /** Number of panes or sashes; excludes the mesh sash of three tracks. */
    sashes,
    face,
    sash,
    pane,
    thickness: pane.width * pane.height > 1.2e6 ? 6 : 5,
  };
}

export const grilleBars = (plan: WindowPlan) => spaceBars(plan.height - 2 * FRAME, 12, 120);

const meshes = { no: "No", yes: "Yes" };
const grilles = { no: "No", yes: "Yes, 12 mm bars inside" };

function listFields() {
  return [
    lengthField("width", "Width of the opening", [300, 6000], 1500, "Between the finished walls."),
    lengthField("height", "Height of the opening", [300, 3000], 1200, "From the sill to the lintel."),
    choiceField("style", "How it opens", styles),
    choiceField("mesh", "Mosquito mesh", meshes),
    choiceField("grille", "Grille", grilles),
  ];
}

const narrowest: Record<string, number> = { two: 600, three: 900 };

function check(sizes: Sizes): SizeProblem[] {
  const least = narrowest[readChoice(sizes, "style") || "two"] ?? 0;
  if (readNumber({ width: least, ...sizes }, "width") >= least) return [];
  return [
    {
      field: "width",
      message: `A sliding window with these tracks is at least ${formatBoth(least)} wide. Narrower ones are hinged or fixed.`,
    },
  ];
}

function calculate(sizes: Sizes) {
  const plan = planWindow(sizes);
  const { style, slides, sashes, sash, pane, thickness, mesh, grille } = plan;
  const area = pane.width * pane.height;
  // Profile with its steel inside weighs about 2.2 kg/m, by the manufacturers' tables.
  const mass = weighGlass(area, thickness) + ((sash.width + sash.height) / 500) * 2.2;
  const opens = slides ? (sashes === 3 ? 2 : sashes / 2) / sashes : 1;
  const isFixed = style === "fixed";
  return {
    facts: present([
      areaFact("Area", (plan.width * plan.height) / 1e6),
      !isFixed && countFact("Sashes", sashes),
      dimensionsFact(isFixed ? "Each pane" : "Each sash", sash.width, sash.height),
      ...glassFacts(sashes, sashes * area, thickness, `${thickness} mm toughened`),
      !isFixed && massFact("Weight of a sash", mass, { of: "part" }),
      !isFixed && textFact("Opens", `${Math.round(opens * 100)} % of the width`),
      mesh && textFact("Mesh", slides ? "a sash of its own" : "in a frame inside"),
      ...(grille
        ? [countFact("Bars of the grille", grilleBars(plan).count), gapFact(grilleBars(plan).gap)]
        : []),
    ]),
    warnings: present([
      warnLargePane(pane.width, pane.height, thickness),
      style === "casement" &&
        mass > 35 &&
        warn(
          `A sash of ${formatMass(mass)} is heavy for its stays.`,
          "Above 35 kg hinges and friction stays wear soon; more and narrower sashes are better.",
        ),
      style === "casement" &&
        sash.height > 1800 &&
        warn("A hinged sash of this height twists.", "Above 1,800 mm we divide it and fix the upper part."),
      slides &&
        sash.height > 2.5 * sash.width &&
        warn(
          "The sashes are high and narrow.",
          "A sash more than two and a half times as high as wide jams in its track.",
        ),
      style === "fixed" &&
        area > 1e6 &&
        warn(
          "Fixed glass cannot be cleaned from inside.",
          "On an upper floor, plan how its outside is reached.",
        ),
    ]),
  };
}

export const windowSizes: Kind = {
  name: "window",
  label: "Window",
  listFields,
  check,
  calculate,
};
