import type { Kind } from "../kind";

const describedOnly = {
  listFields: () => [],
  calculate: () => ({ facts: [], warnings: [] }),
};

/** Has no size fields, because its sizes follow from its loads. */
export const structure: Kind = { name: "structure", label: "Structural steel work", ...describedOnly };

export const other: Kind = { name: "other", label: "Something else", ...describedOnly };
