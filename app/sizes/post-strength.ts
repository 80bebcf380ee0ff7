import { choiceField } from "./fields";
import type { TextFact } from "./kind";

/**
 * Horizontal line loads on the top rail, in N/mm (kN/m): 0.36 in a house, 0.75 on other stairs and balconies (IS 875-2,
 * horizontal loads on parapets and balustrades). Places of assembly need more and are calculated separately.
 */
const uses = {
  house: { label: "In or on a house", load: 0.36 },
  public: { label: "In a shop, office or other public place", load: 0.75 },
};

export type Use = keyof typeof uses;

/**
 * In N/mm². Proof stress of SS 304: 205 (ASTM A240); yield of IS 1239-1 pipe: 210. The safety factor of 1.5 gives about
 * the 0.66 of the yield stress that working stress design allows in bending (IS 800).
 */
const PERMISSIBLE_STRESS = 205 / 1.5;

/** Round tube, in mm. */
interface PostSection {
  diameter: number;
  wall: number;
}

/** In mm³: π (D⁴ − d⁴) / 32 D. */
function calculateSectionModulus({ diameter, wall }: PostSection): number {
  return (Math.PI * (diameter ** 4 - (diameter - 2 * wall) ** 4)) / (32 * diameter);
}

export const loadField = choiceField(
  "use",
  "Place of use",
  uses,
  "Decides how strong the posts are. Tell us if crowds gather there.",
);

/** Posts of 50 mm pipe have a thicker wall in public places. */
export const choosePipeWall = (use: Use) => (use === "public" ? 3 : 2);

/** In mm. The load acts at the top of a post, `lever` mm above its fixing. */
export function findMaxPostSpacing(section: PostSection, lever: number, use: Use): number {
  return (PERMISSIBLE_STRESS * calculateSectionModulus(section)) / (uses[use].load * lever);
}

/** E.g. "126 of 137 N/mm² at 0.36 kN/m on the rail". */
export function postStressFact(
  section: PostSection,
  spacing: number,
  lever: number,
  use: Use,
  part: "posts" | "uprights" = "posts",
): TextFact {
  const { load } = uses[use];
  const stress = Math.ceil((load * spacing * lever) / calculateSectionModulus(section) - 1e-6);
  const text = `${stress} of ${Math.round(PERMISSIBLE_STRESS)} N/mm² at ${load} kN/m on the rail`;
  return { label: `Stress in the ${part}`, quantity: "text", text };
}
