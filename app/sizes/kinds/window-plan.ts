import { readChoice, readNumber } from "../fields";
import type { Sizes } from "../kind";
import { divide, spaceBars } from "../spacing";

/** Face of the outer frame and of a sash, in mm. */
export const FRAME = 50;
export const SASH = 55;

export const styles = {
  two: "Sliding, two tracks",
  three: "Sliding, three tracks",
  casement: "Casement, hinged at the side",
  fixed: "Fixed glass",
};

/** Lengths in mm. */
export interface WindowPlan {
  style: string;
  width: number;
  height: number;
  mesh: boolean;
  grille: boolean;
  /** Number of panes or sashes; excludes the mesh sash of three tracks. */
  sashes: number;
  sash: { width: number; height: number };
  pane: { width: number; height: number };
  thickness: number;
}

export function planWindow(sizes: Sizes): WindowPlan {
  const style = readChoice(sizes, "style");
  const [width, height] = [readNumber(sizes, "width"), readNumber(sizes, "height")];
  const clear = width - 2 * FRAME;
  const sashes = {
    two: width > 2400 ? 4 : 2,
    three: 3,
    casement: divide(clear, 750).count,
    fixed: divide(clear, 1500).count,
  }[style as keyof typeof styles];
  const face = style === "fixed" ? 0 : SASH;
  // Sliding sashes overlap by the width of their stile.
  const overlap = style === "two" || style === "three" ? SASH * (sashes === 4 ? 2 : sashes - 1) : 0;
  const sash = { width: (clear + overlap) / sashes, height: height - 2 * FRAME };
  const pane = { width: sash.width - 2 * face, height: sash.height - 2 * face };
  const thickness = pane.width * pane.height > 1.2e6 ? 6 : 5;
  return {
    style,
    width,
    height,
    mesh: readChoice(sizes, "mesh") === "yes",
    grille: readChoice(sizes, "grille") === "yes",
    sashes,
    sash,
    pane,
    thickness,
  };
}

export const grilleBars = (plan: WindowPlan) => spaceBars(plan.height - 2 * FRAME, 12, 120);
