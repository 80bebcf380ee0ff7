import fc from "fast-check";
import { expect, it } from "vitest";
import type { Piece, PieceKindName, Sizes } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { completeSizes } from "~/sizes/sizes";
import { possibleSizes } from "../../../tests/support/sizes";
import { keepVariant, listOtherVariants, setVariant, variantFields } from "./rates";

const createPiece = (kind: PieceKindName, sizes: Sizes): Piece => ({ kind, sizes, count: 1, remark: "" });

const listValues = (kind: PieceKindName, sizes: Sizes) =>
  listOtherVariants(createPiece(kind, sizes)).map(({ value }) => value);

it.each(Object.keys(variantFields) as PieceKindName[])(
  "draws every alternative %s in the given sizes",
  (name) => {
    const kind = findPieceKind(name);
    fc.assert(
      fc.property(possibleSizes(kind), (sizes) => {
        for (const variant of listValues(name, sizes)) {
          const alternative = setVariant(createPiece(name, sizes), variant).sizes;
          expect(alternative[variantFields[name] ?? ""]).toBe(variant);
          const drawn = completeSizes(kind, alternative).sizes;
          for (const { name: size } of kind.listFields(alternative))
            if (alternative[size] !== undefined) expect(drawn[size]).toBe(alternative[size]);
        }
      }),
    );
  },
);

it("offers no alternative that is impossible in the given sizes", () => {
  const niche = { shape: "niche", width: 2400, height: 2100 };
  expect(listValues("shower", { ...niche, width: 1500 })).toContain("walkin");
  expect(listValues("shower", niche)).not.toContain("walkin");
  expect(listValues("window", { style: "casement", width: 1500, height: 1200 })).toContain("two");
  expect(listValues("window", { style: "casement", width: 550, height: 1200 })).not.toContain("two");
  const walkIn = createPiece("shower", { ...niche, shape: "walkin", width: 1500 });
  expect(keepVariant(createPiece("shower", niche), walkIn).sizes).toEqual(niche);
});

it("offers every other infill of a railing", () => {
  expect(listValues("railing", { length: 3000, infill: "glass" })).toEqual(
    expect.arrayContaining(["pipes", "balusters"]),
  );
});
