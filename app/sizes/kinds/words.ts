import type { Kind } from "../kind";

const inWords = {
  listFields: () => [],
  workOut: () => ({ facts: [], warnings: [] }),
};

/** Structural work is told in words: its sizes follow from loads. */
export const structure: Kind = { name: "structure", label: "Structural steel work", ...inWords };

/** Whatever else is to be made. */
export const other: Kind = { name: "other", label: "Something else", ...inWords };
