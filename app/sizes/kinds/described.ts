import type { Kind } from "../kind";

const inWords = {
  listFields: () => [],
  calculate: () => ({ facts: [], warnings: [] }),
};

/** Structural work is described in words: its sizes follow from loads. */
export const structure: Kind = { name: "structure", label: "Structural steel work", ...inWords };

export const other: Kind = { name: "other", label: "Something else", ...inWords };
