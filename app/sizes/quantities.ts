import { calculate } from "./calculate";
import type { Fact, NumberFact, Piece } from "./kind";
import { isMeasured } from "./piece-list";

/** Possible bases of a price. Null where the kind of work has no such quantity. */
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
  /** For the ordered number of pieces. */
  total: Quantities;
  /** Names of the fields with typical sizes, because the customer gave none. */
  assumed: readonly string[];
}

/** Omits pieces without any known size. */
export function sumQuantities(pieces: readonly Piece[]): Quantities {
  const totals = pieces.filter(isMeasured).map((piece) => measureQuantities(piece).total);
  const sum = (name: keyof Quantities) =>
    totals.reduce<number | null>(
      (all, { [name]: value }) => (value === null ? all : (all ?? 0) + value),
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

function find(facts: readonly Fact[], quantity: NumberFact["quantity"], material?: NumberFact["material"]) {
  const isMeant = (fact: Fact): fact is NumberFact =>
    fact.quantity === quantity && "of" in fact && fact.of === "piece" && fact.material === material;
  return facts.find(isMeant)?.value ?? null;
}

function multiply({ length, area, glassArea, steel, glass, mass }: Quantities, count: number): Quantities {
  const times = (value: number | null) => (value === null ? null : value * count);
  return {
    length: times(length),
    area: times(area),
    glassArea: times(glassArea),
    steel: times(steel),
    glass: times(glass),
    mass: times(mass),
    count,
  };
}

/** Typical sizes replace missing ones. */
export function measureQuantities(piece: Piece): PieceQuantities {
  const { facts, assumed } = calculate(piece);
  const [steel, glass] = [find(facts, "mass", "steel"), find(facts, "mass", "glass")];
  const known = steel === null && glass === null ? null : (steel ?? 0) + (glass ?? 0);
  const each: Quantities = {
    length: find(facts, "length"),
    area: find(facts, "area"),
    glassArea: find(facts, "area", "glass"),
    steel,
    glass,
    mass: find(facts, "mass") ?? known,
    count: 1,
  };
  return { each, total: multiply(each, piece.count), assumed };
}
