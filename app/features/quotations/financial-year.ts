/** Returns the financial year from April to March, e.g. 2026-27. `day` is e.g. 2026-11-24. */
export function getFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4));
  const startYear = day.slice(5) < "04-01" ? year - 1 : year;
  return `${startYear}-${String((startYear + 1) % 100).padStart(2, "0")}`;
}
