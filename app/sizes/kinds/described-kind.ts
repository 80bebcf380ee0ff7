import type { PieceKind } from "../kind";

/** Structural work has no size fields, because its sizes follow from its loads. */
export const describedKind: PieceKind = {
  listFields: () => [],
  calculate: () => ({ facts: [], warnings: [] }),
};
