/** The start of the window before this one; before the first comes the last. */
export function findPrevious(start: number, total: number, shown: number): number {
  return start <= 0 ? lastStart(total, shown) : start - 1;
}

/** The start of the window after this one; after the last comes the first. */
export function findNext(start: number, total: number, shown: number): number {
  return start >= lastStart(total, shown) ? 0 : start + 1;
}

/** Reads a start from an address; anything but a place where a window can start is the first. */
export function parseStart(text: string | null, total: number, shown: number): number {
  const start = /^\d{1,3}$/.test(text ?? "") ? Number(text) : 0;
  return start <= lastStart(total, shown) ? start : 0;
}

function lastStart(total: number, shown: number): number {
  return Math.max(total - shown, 0);
}
