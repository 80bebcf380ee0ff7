import type { Chain } from "./scene";

/** The overall dimension of a side, from its first station to its last; `fields` are those that it shows. */
export const overall = (side: Chain["side"], stations: readonly number[], ...fields: string[]): Chain => ({
  side,
  stations,
  isOverall: true,
  fields,
});

/** Dimensions of the parts of a side, between its stations. */
export const parts = (side: Chain["side"], stations: readonly number[], ...fields: string[]): Chain => ({
  side,
  stations,
  isOverall: false,
  fields,
});
