/** Equal parts of a length. */
export interface Division {
  count: number;
  /** Length of one part, in mm. */
  pitch: number;
}

/** Divides a length into the fewest equal parts of at most `largest` mm. */
export function divide(length: number, largest: number): Division {
  const count = Math.max(1, Math.ceil(length / largest - 1e-9));
  return { count, pitch: length / count };
}

/** Bars of one thickness with equal gaps between them and at both ends. */
export interface Bars {
  count: number;
  /** Clear, in mm. */
  gap: number;
  /** From the start of one bar to the start of the next. */
  pitch: number;
}

/** The fewest bars of `thickness` in a clear `length` whose gaps are at most `largest`. All in mm; none fits into no length. */
export function spaceBars(length: number, thickness: number, largest: number): Bars {
  const count = Math.max(0, Math.ceil((length - largest) / (thickness + largest) - 1e-9));
  const gap = (length - count * thickness) / (count + 1);
  return { count, gap, pitch: gap + thickness };
}
