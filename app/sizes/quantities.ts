import type { Fact, NumberFact, Piece } from "./kind";
import { isMeasured } from "./piece-list";
import { calculatePiece } from "./sizes";

/** Possible bases of a price; null if the kind of work has no such quantity. */
export interface Quantities {
  /** Running length, in mm. */
  length: number | null;
  /** Face or roof area, in m². */
  area: number | null;
  /** In m². */
  glassArea: number | null;
  /** In kg. */
  steel: number | null;
  /** In kg. */
  glass: number | null;
  /** Total, in kg. */
  mass: number | null;
  count: number;
}

export interface PieceQuantities {
  each: Quantities;
  /** For all ordered pieces. */
  total: Quantities;
  /** Names of the fields that the customer left blank. */
  assumed: readonly string[];
}

/** Ignores pieces without any known size. */
export function sumQuantities(pieces: readonly Piece[]): Quantities {
  const totals = pieces.filter(isMeasured).map((piece) => measureQuantities(piece).total);
  const sum = (name: keyof Quantities) =>
    totals.reduce<number | null>(
      (total, { [name]: value }) => (value === null ? total : (total ?? 0) + value),
      null,
    );
  return {
    length: sum("length"),
    area: sum("area"),
    glassArea: sum("glassArea"),
    steel: sum("steel"),
    glass: sum("glass"),
    mass: sum("mass"),
    count: sum("count") ?? 0,
  };
}

function findQuantity(
  facts: readonly Fact[],
  quantity: NumberFact["quantity"],
  material?: NumberFact["material"],
) {
  const matches = (fact: Fact): fact is NumberFact =>
    fact.quantity === quantity && "of" in fact && fact.of === "piece" && fact.material === material;
  return facts.find(matches)?.value ?? null;
}

function multiplyQuantities(
  { length, area, glassArea, steel, glass, mass }: Quantities,
  count: number,
): Quantities {
  const multiply = (value: number | null) => (value === null ? null : value * count);
  return {
    length: multiply(length),
    area: multiply(area),
    glassArea: multiply(glassArea),
    steel: multiply(steel),
    glass: multiply(glass),
    mass: multiply(mass),
    count,
  };
}

/** Assumes missing sizes. */
export function measureQuantities(piece: Piece): PieceQuantities {
  const { facts, assumed } = calculatePiece(piece);
  const [steel, glass] = [findQuantity(facts, "mass", "steel"), findQuantity(facts, "mass", "glass")];
  const sum = steel === null && glass === null ? null : (steel ?? 0) + (glass ?? 0);
  const each: Quantities = {
    length: findQuantity(facts, "length"),
    area: findQuantity(facts, "area"),
    glassArea: findQuantity(facts, "area", "glass"),
    steel,
    glass,
    mass: findQuantity(facts, "mass") ?? sum,
    count: 1,
  };
  return { each, total: multiplyQuantities(each, piece.count), assumed };
}
