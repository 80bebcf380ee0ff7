interface Division {
  count: number;
  /** Length of one part, in mm. */
  pitch: number;
}

/** Divides into the fewest equal parts of at most `maxPitch`. All in mm. */
export function divideEvenly(length: number, maxPitch: number): Division {
  const count = Math.max(1, Math.ceil(length / maxPitch - 1e-9));
  return { count, pitch: length / count };
}

export function listPositions(count: number, pitch: number, start = 0): number[] {
  return Array.from({ length: count }, (_, index) => start + index * pitch);
}

export interface Bars {
  count: number;
  /** In mm. */
  gap: number;
  /** From the start of one bar to the start of the next, in mm. */
  pitch: number;
}

/** Fits the fewest bars into a clear `length`, with gaps of at most `maxGap`. All in mm. */
export function spaceBars(length: number, thickness: number, maxGap: number): Bars {
  const count = Math.max(0, Math.ceil((length - maxGap) / (thickness + maxGap) - 1e-9));
  const gap = (length - count * thickness) / (count + 1);
  return { count, gap, pitch: gap + thickness };
}
