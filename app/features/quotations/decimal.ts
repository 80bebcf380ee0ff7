/** Parses e.g. "12.5", ".5" or "1,250" into units of the last decimal; null for anything else, and for too many digits. */
export function parseDecimal(
  typed: string,
  { wholeDigits, decimals }: { wholeDigits: number; decimals: number },
): number | null {
  const [, whole = "", fraction = ""] = /^(\d*)(?:\.(\d*))?$/.exec(typed.trim().replaceAll(",", "")) ?? [];
  if (whole + fraction === "" || whole.length > wholeDigits || fraction.length > decimals) return null;
  return Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, "0"));
}
