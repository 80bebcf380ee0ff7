import { fact, glassFacts, present, warn, warnLargePane } from "../facts";
import { askChoice, askLength, readChoice, readNumber } from "../fields";
import type { Kind, SizeProblem, Sizes } from "../kind";
import { formatBoth, formatMetric, groupDigits } from "../length";
import { formatMass, weighGlass } from "../masses";
import { drawWindow } from "./window-drawing";
import { grilleBars, planWindow, styles } from "./window-plan";

const meshes = { no: "No", yes: "Yes" };
const grilles = { no: "No", yes: "Yes, 12 mm bars inside" };

function listFields() {
  return [
    askLength("width", "Width of the opening", [300, 6000], 1500, "Between the finished walls."),
    askLength("height", "Height of the opening", [300, 3000], 1200, "From the sill to the lintel."),
    askChoice("style", "How it opens", styles),
    askChoice("mesh", "Mosquito mesh", meshes),
    askChoice("grille", "Grille", grilles),
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

function workOut(sizes: Sizes) {
  const plan = planWindow(sizes);
  const { style, sashes, sash, pane, thickness, mesh, grille } = plan;
  const area = pane.width * pane.height;
  const slides = style === "two" || style === "three";
  // Profile with its steel inside weighs about 2.2 kg/m, by the manufacturers' tables.
  const mass = weighGlass(area, thickness) + ((sash.width + sash.height) / 500) * 2.2;
  const opens = style === "fixed" ? 0 : slides ? (sashes === 3 ? 2 : sashes / 2) / sashes : 1;
  const size = `${groupDigits(sash.width)} × ${formatMetric(sash.height)}`;
  return {
    facts: present([
      fact(style === "fixed" ? "Panes" : "Sashes", sashes === 1 ? `1, ${size}` : `${sashes}, each ${size}`),
      ...glassFacts(sashes, sashes * area, thickness, `${thickness} mm toughened`),
      style !== "fixed" && fact("Weight of a sash", formatMass(mass)),
      opens > 0 && fact("Opens", `${Math.round(opens * 100)} % of the width`),
      mesh && fact("Mesh", slides ? "a sash of its own" : "in a frame inside"),
      grille &&
        fact("Grille", `${grilleBars(plan).count} bars, clear gap ${formatMetric(grilleBars(plan).gap)}`),
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
        pane.width * pane.height > 1e6 &&
        warn(
          "Fixed glass cannot be cleaned from inside.",
          "On an upper floor, plan how its outside is reached.",
        ),
    ]),
  };
}

export const window: Kind = {
  name: "window",
  label: "Window",
  listFields,
  check,
  workOut,
  draw: (sizes) => drawWindow(planWindow(sizes)),
};
