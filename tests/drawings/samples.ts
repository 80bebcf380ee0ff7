import type { Piece, PieceKind, SheetSize, Sizes } from "~/sizes/kind";
import { completeSizes } from "~/sizes/sizes";
import { checkSizes } from "../../app/sizes/sizes";
import { kinds } from "../support/drawn-kinds";

/** One drawing on the page of samples. */
export interface Sample {
  piece: Piece;
  sheet: SheetSize;
  showsFeet: boolean;
}

/** Sets every length to one end of its range, as far as the sizes stay compatible. */
function makeExtremeSizes(kind: PieceKind, choices: Sizes, end: "min" | "max"): Sizes {
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
      const makeSample = (sizes: Sizes, sheet: SheetSize, showsFeet = false): Sample => ({
        piece: { kind: kind.name, sizes, count: 1, remark: "" },
        sheet,
        showsFeet,
      });
      const choices = listVariants(kind);
      const ends = [
        ["Small", makeExtremeSizes(kind, {}, "min")],
        ["Typical", completeSizes(kind, {}).sizes],
        ["Extreme", makeExtremeSizes(kind, {}, "max")],
      ] as const;
      const sheets = ["small", "wide", "paper"] as const;
      const sections = [
        {
          title: `${kind.label}: each choice`,
          samples: choices.map((choice) => makeSample(completeSizes(kind, choice).sizes, "wide")),
        },
        { title: "Each choice, small", samples: choices.map((choice) => makeSample(choice, "small")) },
        ...ends.map(([title, sizes]) => ({
          title,
          samples: sheets.map((sheet) => makeSample(sizes, sheet, sheet !== "small")),
        })),
        {
          title: "Extreme, each choice",
          samples: choices.map((choice) => makeSample(makeExtremeSizes(kind, choice, "max"), "wide")),
        },
      ];
      return { name: kind.name, sections };
    });
}
