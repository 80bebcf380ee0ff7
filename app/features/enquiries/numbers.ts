/**
 * Parses e.g. "12.5", ".5" or "1,250" into units of the last decimal; null for anything else, and for too many digits.
 * Commas only group digits: "12,5" is not a number.
 */
export function parseDecimal(
  typed: string,
  { wholeDigits, decimals }: { wholeDigits: number; decimals: number },
): number | null {
  const [, grouped = "", fraction = ""] =
    /^(\d*|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?$/.exec(typed.trim()) ?? [];
  const whole = grouped.replaceAll(",", "");
  if (whole + fraction === "" || whole.length > wholeDigits || fraction.length > decimals) return null;
  return Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, "0"));
}

/**
 * Parses e.g. "1,23,456.50", "₹ 450" or "Rs. 450/-" into paise; null for anything else, and for over two decimals or ten digits.
 */
export function parseRupees(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, "")
    .replace(/\s*(?:₹|\/-?)$/, "")
    .replaceAll(/\s/g, "");
  return parseDecimal(plain, { wholeDigits: 10, decimals: 2 });
}
