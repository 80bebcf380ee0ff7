export type Unit = "mm" | "cm" | "m" | "ft" | "in";

/** Millimetres per unit; the inch is 25.4 mm by definition. */
const millimetres: Record<Unit, number> = { mm: 1, cm: 10, m: 1000, ft: 304.8, in: 25.4 };

const unitNames: Record<Unit, string> = {
  mm: "mm|millimet(?:re|er)s?",
  cm: "cms?|centimet(?:re|er)s?",
  m: "m|mtrs?|mts?|met(?:re|er)s?|மீட்டர்|मीटर",
  ft: "ft|feet|foot|f|'|அடி|ಅಡಿ|అడుగు|అడుగులు|അടി|फ़?ुट|फ़?ीट",
  in: `in|inch|inches|"|அங்குலம்|ಇಂಚು|అంగుళం|అంగుళాలు|ഇഞ്ച്|इंच|इन्च`,
};

const units = Object.keys(unitNames) as Unit[];
const unitPatterns = units.map((unit) => [unit, new RegExp(`^(?:${unitNames[unit]})$`)] as const);

/** A number with its unit: "3 1/2 ft", "6", "1.2m". */
const term =
  /^[\s-]*(?:(\d+)\s+(?=\d+\s*\/)|(\d+)-(?=\d+\s*\/))?(\d*\.?\d+|\d+\.)(?:\s*\/\s*(\d+))?\s*([a-z]+\.?|['"]|[\p{L}\p{M}]+)?/u;

const fractions: Record<string, string> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅓": "1/3",
  "⅔": "2/3",
};

/** Indian digits start at offset 0x66 of their 128-character blocks; Arabic and full-width digits do not. */
function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  if (code >= 0xff10) return String(code - 0xff10);
  return String(code < 0x700 ? code & 0xf : (code & 0x7f) - 0x66);
}

/** Converts to Latin digits, straight quotes and plain fractions; removes grouping commas. */
function normalize(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯０-９]/g, latinDigit)
    .replace(/[½¼¾⅛⅜⅝⅞⅓⅔]/g, (sign) => ` ${fractions[sign]}`)
    .replace(/[⁄∕]/g, "/")
    .replace(/[’‘′´`]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/[−–—‐‑]/g, "-")
    .replace(/\u00a0|\u2009|\u202f/g, " ")
    .replace(/^\s*(?:about|approx\.?|ca\.?|~|≈)\s*/, "")
    .replace(/(\d),(?=\d\d,\d|\d{3}(?!\d))/g, "$1")
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, "$1.")
    .trim();
}

/** The unit of a last number without one: "3 ft 6" ends in inches, "1 m 20" in centimetres. */
function unitAfter(before: Unit): Unit | null {
  if (before === "ft") return "in";
  return before === "m" ? "cm" : null;
}

/** Reads two bare numbers as feet and inches, such as "10 6" and "3-6"; "3 1/2" stays one number. */
function pairFeet(typed: string): string {
  return typed.replace(/^(\d+)(?:\s+|\s*-\s*)(\d{1,2}(?:\.\d+)?)((?:\s+\d+\s*\/\s*\d+)?)$/, "$1 ft $2$3 in");
}

/**
 * Parses `1200`, `1.2 m`, `3'6"`, `3½ ft` or `42 inch`, in Latin or Indian digits. `unit` applies to numbers
 * without one.
 * @returns whole millimetres, including zero and negative ones, which fields reject; null if it is not a length
 */
export function parseLength(typed: string, unit: Unit): number | null {
  if (typed.length > 60) return null;
  let rest = unit === "ft" ? pairFeet(normalize(typed)) : normalize(typed);
  const isMinus = rest.startsWith("-");
  if (isMinus) rest = rest.slice(1);
  let sum = 0;
  let last: Unit | null = null;
  while (rest) {
    const match: RegExpExecArray | null = term.exec(rest);
    if (!match) return null;
    const [whole, spaced, dashed, number, divisor, word] = match;
    const named = word && unitPatterns.find(([, pattern]) => pattern.test(word.replace(/\.$/, "")))?.[0];
    if (word && !named) return null;
    const termUnit: Unit | null = named || (last ? unitAfter(last) : unit);
    // Terms must get smaller: "6 inch 3 ft" is a typing error.
    if (!termUnit || (last && millimetres[termUnit] >= millimetres[last])) return null;
    const value = Number(spaced ?? dashed ?? 0) + Number(number) / Number(divisor ?? 1);
    sum += value * millimetres[termUnit];
    rest = rest.slice(whole.length).trim();
    // Only the last number may lack a unit.
    if (!named && rest) return null;
    last = termUnit;
  }
  if (last === null || !Number.isFinite(sum)) return null;
  return Math.round(isMinus ? -sum : sum) || 0;
}

export function groupDigits(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ",");
}

export function formatMetric(mm: number): string {
  return `${groupDigits(mm)} mm`;
}

/** To the nearest eighth of an inch: "42⅛″". */
function formatInches(mm: number): string {
  const total = Math.round((mm / 25.4) * 8);
  const fraction = eighths[total % 8] ?? "";
  return `${Math.floor(total / 8) || !fraction ? groupDigits(Math.floor(total / 8)) : ""}${fraction}″`;
}

const eighths = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"];

/** To the nearest eighth of an inch: "3′ 5⅜″". */
export function formatFeet(mm: number): string {
  const total = Math.round((Math.abs(mm) / 25.4) * 8);
  const feet = Math.floor(total / 96);
  const inches = Math.floor((total % 96) / 8);
  const fraction = eighths[total % 8] ?? "";
  const sign = mm < 0 && total > 0 ? "−" : "";
  const inchText = `${inches || !fraction ? inches : ""}${fraction}″`;
  return `${sign}${feet ? `${feet}′ ` : ""}${inchText}`;
}

/** Uses the fewest decimals that parse to the same millimetres: "13 ft 9.35 in". */
export function writeLength(mm: number, unit: Unit): string {
  const texts = [0, 1, 2, 3].map((decimals) => writeRounded(mm, unit, decimals));
  return texts.find((text) => parseLength(text, unit) === mm) ?? `${mm} mm`;
}

function writeRounded(mm: number, unit: Unit, decimals: number): string {
  const round = (value: number) => Number(value.toFixed(decimals));
  if (unit !== "ft") return String(round(mm / millimetres[unit]));
  const total = round(mm / millimetres.in);
  const feet = Math.floor(total / 12);
  const inches = round(total - feet * 12);
  return [feet > 0 ? `${feet} ft` : "", inches > 0 || feet === 0 ? `${inches} in` : ""]
    .filter(Boolean)
    .join(" ");
}

export function formatBoth(mm: number): string {
  return `${formatMetric(mm)} (${formatFeet(mm)})`;
}

const formatters: Record<Unit, (mm: number) => string> = {
  mm: formatMetric,
  cm: (mm) => `${Number((mm / 10).toFixed(1))} cm`,
  m: (mm) => `${Number((mm / 1000).toFixed(3))} m`,
  ft: formatFeet,
  in: formatInches,
};

export function formatUnit(mm: number, unit: Unit): string {
  return formatters[unit](mm);
}

/** The customer's unit comes first: "12′ 0″ (3,658 mm)", "3,658 mm (12′ 0″)". */
export function formatIn(mm: number, unit: Unit): string {
  return `${formatUnit(mm, unit)} (${unit === "mm" ? formatFeet(mm) : formatMetric(mm)})`;
}
