import { completeSizes } from "~/sizes/complete-sizes";
import type { Kind, Piece, SheetSize, Sizes } from "~/sizes/kind";
import { kinds } from "~/sizes/kinds";
import { checkSizes } from "../../app/sizes/complete-sizes";

/** One drawing of a page of samples. */
export interface Sample {
  piece: Piece;
  sheet: SheetSize;
  feet: boolean;
}

const pieceOf = (kind: Kind, sizes: Sizes): Piece => ({ kind: kind.name, sizes, count: 1, remark: "" });

/** Sizes with every length at one end of its range, as far as they go together. */
function atEnd(kind: Kind, choices: Sizes, end: "min" | "max"): Sizes {
  const sizes: Record<string, number | string> = { ...choices };
  for (const field of kind.listFields(choices)) {
    if (field.type === "choice") continue;
    sizes[field.name] = field[end];
    if (checkSizes(kind, sizes).length > 0) delete sizes[field.name];
  }
  return completeSizes(kind, sizes).sizes;
}

/** Each choice of a kind in turn, the others typical. */
function eachChoice(kind: Kind): Sizes[] {
  const typical = completeSizes(kind, {}).sizes;
  const variants = kind
    .listFields({})
    .flatMap((field) =>
      field.type === "choice"
        ? field.options
            .filter(({ value }) => value !== typical[field.name])
            .map(({ value }) => ({ [field.name]: value }))
        : [],
    );
  return [{}, ...variants];
}

/** Every kind's samples: each choice on the wide sheet, then small, typical and extreme sizes on all three. */
export function listSamples() {
  return kinds
    .filter((kind) => kind.draw)
    .map((kind) => {
      const typical = completeSizes(kind, {}).sizes;
      const ends = [
        ["Small", atEnd(kind, {}, "min")],
        ["Typical", typical],
        ["Extreme", atEnd(kind, {}, "max")],
      ] as const;
      const sheets = ["small", "wide", "paper"] as const;
      return {
        name: kind.name,
        sections: [
          {
            title: `${kind.label}: each choice`,
            pieces: eachChoice(kind).map(
              (choices): Sample => ({
                piece: pieceOf(kind, completeSizes(kind, choices).sizes),
                sheet: "wide",
                feet: false,
              }),
            ),
          },
          {
            title: "Each choice, small",
            pieces: eachChoice(kind).map(
              (choices): Sample => ({ piece: pieceOf(kind, choices), sheet: "small", feet: false }),
            ),
          },
          ...ends.map(([title, sizes]) => ({
            title,
            pieces: sheets.map(
              (sheet): Sample => ({ piece: pieceOf(kind, sizes), sheet, feet: sheet !== "small" }),
            ),
          })),
          {
            title: "Extreme, each choice",
            pieces: eachChoice(kind).map(
              (choices): Sample => ({
                piece: pieceOf(kind, atEnd(kind, choices, "max")),
                sheet: "wide",
                feet: false,
              }),
            ),
          },
        ],
      };
    });
}
