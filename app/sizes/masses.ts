import { groupDigits } from "./length";

/** kg per m² of glass per mm of thickness: 2.5 g/cm³ (IS 2553-1, EN 572-1). */
const GLASS = 2.5;

/** kg per m² of steel per mm of thickness: 7.85 g/cm³ (IS 800, EN 1991-1-1). */
const STEEL = 7.85;

const toSquareMetres = (squareMillimetres: number) => squareMillimetres / 1e6;

/** Kilograms; `area` in mm², `thickness` in mm. A PVB layer weighs about as much as glass of half its thickness. */
export function weighGlass(area: number, thickness: number): number {
  return toSquareMetres(area) * thickness * GLASS;
}

/** Kilograms; `area` in mm², `thickness` in mm. */
export function weighSheet(area: number, thickness: number): number {
  return toSquareMetres(area) * thickness * STEEL;
}

/** Kilograms per metre of round tube; sizes in mm. 50 × 2 weighs 2.37 kg. */
export function weighPipe(diameter: number, wall: number): number {
  return (Math.PI * (diameter - wall) * wall * STEEL) / 1000;
}

/** Kilograms per metre of rectangular tube with sharp corners; sizes in mm. 60 × 40 × 2 weighs 3.01 kg. */
export function weighTube(width: number, height: number, wall: number): number {
  return ((2 * (width + height) - 4 * wall) * wall * STEEL) / 1000;
}

/** Kilograms per metre of solid square bar; `side` in mm. 12 mm weighs 1.13 kg. */
export function weighBar(side: number): number {
  return (side * side * STEEL) / 1000;
}

/** Rounds to whole kilograms, from 50 kg to the nearest five. */
export function formatMass(kilograms: number): string {
  const step = kilograms < 50 ? 1 : 5;
  return `about ${groupDigits(Math.max(1, Math.round(kilograms / step) * step))} kg`;
}
