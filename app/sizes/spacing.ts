interface Division {
  count: number;
  /** Of one part, in mm. */
  pitch: number;
}

/** Returns the fewest equal parts of at most `largest` mm. */
export function divide(length: number, largest: number): Division {
  const count = Math.max(1, Math.ceil(length / largest - 1e-9));
  return { count, pitch: length / count };
}

/** Positions at equal distances. */
export function positions(count: number, pitch: number, start = 0): number[] {
  return Array.from({ length: count }, (_, index) => start + index * pitch);
}

export interface Bars {
  count: number;
  /** In mm. */
  gap: number;
  /** From the start of one bar to the start of the next. */
  pitch: number;
}

/** Fits the fewest bars with gaps of at most `largest` into a clear `length`. All in mm. */
export function spaceBars(length: number, thickness: number, largest: number): Bars {
  const count = Math.max(0, Math.ceil((length - largest) / (thickness + largest) - 1e-9));
  const gap = (length - count * thickness) / (count + 1);
  return { count, gap, pitch: gap + thickness };
}
