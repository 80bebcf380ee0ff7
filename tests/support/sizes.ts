import fc from "fast-check";
import type { PieceKind, SizeField, Sizes } from "~/sizes/kind";
import { checkSizes } from "../../app/sizes/sizes";

/** Every combination of a kind's options, including those that appear only after another choice. */
export function listChoices(kind: PieceKind, chosen: Sizes = {}): Sizes[] {
  const next = kind.listFields(chosen).find((field) => field.type === "choice" && !(field.name in chosen));
  if (next?.type !== "choice") return [chosen];
  return next.options.flatMap(({ value }) => listChoices(kind, { ...chosen, [next.name]: value }));
}

function possibleValue(field: SizeField): fc.Arbitrary<number | string> {
  if (field.type === "choice") return fc.constantFrom(...field.options.map(({ value }) => value));
  return fc.oneof(
    fc.integer({ min: field.min, max: field.max }),
    fc.constantFrom(field.min, field.max, field.assumed),
  );
}

/** Compatible sizes within the ranges of a kind: all of them, or only some. */
export function possibleSizes(kind: PieceKind): fc.Arbitrary<Sizes> {
  return fc
    .constantFrom(...listChoices(kind))
    .chain((choices) => {
      const lengths = kind.listFields(choices).filter((field) => field.type !== "choice");
      const values = Object.fromEntries(lengths.map((field) => [field.name, possibleValue(field)]));
      return fc.record(values, { requiredKeys: [] }).map((sizes) => ({ ...choices, ...sizes }) as Sizes);
    })
    .filter((sizes) => checkSizes(kind, sizes).length === 0);
}

/** Sizes of any validity: possible, wrong and absurd. */
export function anySizes(kind: PieceKind): fc.Arbitrary<Sizes> {
  const absurd = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constantFrom(-0, 0, 1e300, Number.NaN));
  return fc.constantFrom(...listChoices(kind)).chain((choices) => {
    const values = Object.fromEntries(
      kind.listFields(choices).map((field) => [field.name, fc.oneof(possibleValue(field), absurd)]),
    );
    return fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<Sizes>;
  });
}

const runLength = fc.integer({ min: 300, max: 15_000 });

/** Sizes of a railing or charupudi around one or two corners. */
export const bentRuns = {
  shape: fc.constantFrom("l", "u"),
  length: runLength,
  side: runLength,
  otherSide: runLength,
};
