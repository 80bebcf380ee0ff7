import { completeSizes } from "~/sizes/complete-sizes";
import type { Piece, PieceKind, SheetSize, Sizes } from "~/sizes/kind";
import { checkSizes } from "../../app/sizes/complete-sizes";
import { kinds } from "../support/drawn-kinds";

/** One drawing on the page of samples. */
export interface Sample {
  piece: Piece;
  sheet: SheetSize;
  feet: boolean;
}

/** Sets every length to one end of its range, as far as the sizes stay compatible. */
function takeLimits(kind: PieceKind, choices: Sizes, end: "min" | "max"): Sizes {
  const sizes: Record<string, number | string> = { ...choices };
  for (const field of kind.listFields(choices)) {
    if (field.type === "choice") continue;
    sizes[field.name] = field[end];
    if (checkSizes(kind, sizes).length > 0) delete sizes[field.name];
  }
  return completeSizes(kind, sizes).sizes;
}

/** Lists the options of a kind, one at a time, with default values for the other fields. */
function listVariants(kind: PieceKind): Sizes[] {
  const assumed = completeSizes(kind, {}).sizes;
  const variants = kind
    .listFields({})
    .flatMap((field) =>
      field.type === "choice"
        ? field.options
            .filter(({ value }) => value !== assumed[field.name])
            .map(({ value }) => ({ [field.name]: value }))
        : [],
    );
  return [{}, ...variants];
}

/** The samples of every kind: each option on the wide sheet, then small, assumed and extreme sizes on all three. */
export function listSamples() {
  return kinds
    .filter((kind) => kind.draw)
    .map((kind) => {
      const makeSample = (sizes: Sizes, sheet: SheetSize, feet = false): Sample => ({
        piece: { kind: kind.name, sizes, count: 1, remark: "" },
        sheet,
        feet,
      });
      const choices = listVariants(kind);
      const ends = [
        ["Small", takeLimits(kind, {}, "min")],
        ["Typical", completeSizes(kind, {}).sizes],
        ["Extreme", takeLimits(kind, {}, "max")],
      ] as const;
      const sheets = ["small", "wide", "paper"] as const;
      const sections = [
        {
          title: `${kind.label}: each choice`,
          pieces: choices.map((choice) => makeSample(completeSizes(kind, choice).sizes, "wide")),
        },
        { title: "Each choice, small", pieces: choices.map((choice) => makeSample(choice, "small")) },
        ...ends.map(([title, sizes]) => ({
          title,
          pieces: sheets.map((sheet) => makeSample(sizes, sheet, sheet !== "small")),
        })),
        {
          title: "Extreme, each choice",
          pieces: choices.map((choice) => makeSample(takeLimits(kind, choice, "max"), "wide")),
        },
      ];
      return { name: kind.name, sections };
    });
}
