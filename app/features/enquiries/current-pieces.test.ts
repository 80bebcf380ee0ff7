import fc from "fast-check";
import { expect, it } from "vitest";
import { toTypedPiece } from "~/sizes/form/typed-pieces";
import { validatePieces } from "~/sizes/form/validate-pieces";
import { kinds } from "../../../tests/support/drawn-kinds";
import { possibleSizes } from "../../../tests/support/sizes";
import { areListsEqual, outlinePieces } from "./current-pieces";

it.each(kinds)("a $name that is saved unchanged has no new sizes", (kind) => {
  fc.assert(
    fc.property(possibleSizes(kind), (possible) => {
      const fields = kind.listFields(possible);
      const sizes = Object.fromEntries(
        Object.entries(possible).filter(([key]) => fields.some(({ name }) => name === key)),
      );
      const pieces = [{ kind: kind.name, sizes, count: 2, remark: "" }];
      const list = { unit: "mm", isUnmeasured: false, pieces } as const;
      const { list: saved } = validatePieces({ ...list, pieces: pieces.map((piece) => toTypedPiece(piece)) });
      expect(areListsEqual(list, saved)).toBe(true);
      expect(outlinePieces(saved.pieces)).toBe(outlinePieces(pieces));
    }),
  );
});
