import type { Kind } from "../kind";

/** Structural work has no size fields, because its sizes follow from its loads. */
export const described: Kind = { listFields: () => [], calculate: () => ({ facts: [], warnings: [] }) };
