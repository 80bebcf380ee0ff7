/** How many backups are retained: of the last days, weeks and months that have one. */
const retained = { days: 7, weeks: 4, months: 6 };

/**
 * Chooses which backups to retain: the last seven, the last one of each of four weeks, and the last one of each of six months.
 * @param days as 2031-05-01, in any order
 * @returns the days whose backups may be deleted
 */
export function listExpired(days: readonly string[]): string[] {
  const newestFirst = [...days].sort().reverse();
  const chosen = new Set([
    ...newestFirst.slice(0, retained.days),
    ...chooseFirsts(newestFirst, toWeek).slice(0, retained.weeks),
    ...chooseFirsts(newestFirst, (day) => day.slice(0, 7)).slice(0, retained.months),
  ]);
  return newestFirst.filter((day) => !chosen.has(day));
}

/** The first day of each group. */
function chooseFirsts(days: readonly string[], group: (day: string) => string | number): string[] {
  const firsts = new Map<string | number, string>();
  for (const day of days) if (!firsts.has(group(day))) firsts.set(group(day), day);
  return [...firsts.values()];
}

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
function toWeek(day: string): number {
  return Math.floor((Date.parse(day) / 86_400_000 + 3) / 7);
}
