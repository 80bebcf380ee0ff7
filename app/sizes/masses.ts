import { groupDigits } from "./length";

/** kg per m² of glass per mm of thickness: 2.5 g/cm³ (IS 2553-1, EN 572-1). */
const GLASS_DENSITY = 2.5;

/** kg per m² of steel per mm of thickness: 7.85 g/cm³ (IS 875-1, EN 1991-1-1). */
const STEEL_DENSITY = 7.85;

/** g/cm³ of chopped strand mat in polyester, 30 % glass by mass: from 2.54 of E-glass and 1.2 of the resin. */
const FRP_DENSITY = 1.43;

/** g/cm³ of the cores between skins: honeycomb paper, and rigid polyurethane foam (IS 12436). */
const HONEYCOMB_DENSITY = 0.035;
const FOAM_DENSITY = 0.04;

/** Door leaves of two skins and a core, in mm. A steel leaf has an edge channel of 45 × 20 × 1.2 mm. */
const solidLeaves = {
  flush: { skin: 1, skinDensity: STEEL_DENSITY, core: 43, coreDensity: HONEYCOMB_DENSITY, hasChannel: true },
  embossed: {
    skin: 1,
    skinDensity: STEEL_DENSITY,
    core: 58,
    coreDensity: HONEYCOMB_DENSITY,
    hasChannel: true,
  },
  frp: { skin: 2.5, skinDensity: FRP_DENSITY, core: 25, coreDensity: FOAM_DENSITY, hasChannel: false },
};

export type SolidLeaf = keyof typeof solidLeaves;

/** Returns kilograms, without lock and hinges. Sizes are in mm. */
export function weighSolidLeaf(leaf: SolidLeaf, width: number, height: number): number {
  const { skin, skinDensity, core, coreDensity, hasChannel } = solidLeaves[leaf];
  const areaMass = 2 * skin * skinDensity + core * coreDensity;
  const channelMass = hasChannel ? (2 * (width + height) * 85 * 1.2 * STEEL_DENSITY) / 1e6 : 0;
  return toSquareMetres(width * height) * areaMass + channelMass;
}

const toSquareMetres = (squareMillimetres: number) => squareMillimetres / 1e6;

/** Returns kilograms. `area` is in mm², `thickness` in mm. A PVB layer weighs about as much as glass of half its thickness. */
export function weighGlass(area: number, thickness: number): number {
  return toSquareMetres(area) * thickness * GLASS_DENSITY;
}

/** Returns kilograms. `area` is in mm², `thickness` in mm. */
export function weighSheet(area: number, thickness: number): number {
  return toSquareMetres(area) * thickness * STEEL_DENSITY;
}

/** Returns kilograms per metre of round tube, e.g. 2.37 for 50 × 2. Sizes are in mm. */
export function weighPipe(diameter: number, wall: number): number {
  return (Math.PI * (diameter - wall) * wall * STEEL_DENSITY) / 1000;
}

/** Returns kilograms per metre of rectangular tube with sharp corners, e.g. 3.01 for 60 × 40 × 2. Sizes are in mm. */
export function weighTube(width: number, height: number, wall: number): number {
  return ((2 * (width + height) - 4 * wall) * wall * STEEL_DENSITY) / 1000;
}

/** Returns kilograms per metre of solid square bar, e.g. 1.13 for 12. `side` is in mm. */
export function weighBar(side: number): number {
  return (side * side * STEEL_DENSITY) / 1000;
}

/** Rounds to whole kilograms, or to the nearest five from 50 kg. */
export function formatMass(kilograms: number): string {
  const step = kilograms < 50 ? 1 : 5;
  return `about ${groupDigits(Math.max(1, Math.round(kilograms / step) * step))} kg`;
}
