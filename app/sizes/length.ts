export type Unit = "mm" | "cm" | "m" | "ft" | "in";

/** Millimetres per unit; the inch is 25.4 mm by definition. */
const millimetres: Record<Unit, number> = { mm: 1, cm: 10, m: 1000, ft: 304.8, in: 25.4 };

const unitNames: Record<Unit, string> = {
  mm: "mm|millimet(?:re|er)s?|மிமீ|மில்லிமீட்டர்",
  cm: "cms?|centimet(?:re|er)s?|செமீ|சென்டிமீட்டர்",
  m: "m|mtrs?|mts?|rmts?|met(?:re|er)s?|மீ|மீட்டர்|मीटर",
  ft: "fts?|rfts?|feets?|foot|f|'|அடி|அடிகள்|ಅಡಿ|అడుగు|అడుగులు|അടി|फ़?ुट|फ़?ीट",
  in: `ins?|inchs?|inches|"|அங்குலம்|அங்குலங்கள்|இன்ச்|இஞ்ச்|ಇಂಚು|అంగుళం|అంగుళాలు|ഇഞ്ച്|इंच|इन्च`,
};

const units = Object.keys(unitNames) as Unit[];
const unitPatterns = units.map((unit) => [unit, new RegExp(`^(?:${unitNames[unit]})$`)] as const);

/** A number with its unit, e.g. "3 1/2 ft", "6", "1.2m". */
const termPattern =
  /^[\s-]*(?:(\d+)(?:\s+|\s*-\s*)(?=\d+\s*\/))?(\d*\.?\d+|\d+\.)(?:\s*\/\s*(\d+))?\s*([a-z]+\.?|['"]\.?|[\p{L}\p{M}]+\.?)?/u;

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
function toLatinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  if (code >= 0xff10) return String(code - 0xff10);
  return String(code < 0x700 ? code & 0xf : (code & 0x7f) - 0x66);
}

export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯０-９]/g, toLatinDigit);
}

/** Converts to Latin digits, straight quotes and plain fractions; removes grouping commas. */
function normalizeText(typed: string): string {
  return toLatinDigits(typed)
    .toLowerCase()
    .replace(/[½¼¾⅛⅜⅝⅞⅓⅔]/g, (sign) => ` ${fractions[sign]}`)
    .replace(/[⁄∕]/g, "/")
    .replace(/[’‘′´`]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/[−–—‐‑]/g, "-")
    .replace(/\u00a0|\u2009|\u202f/g, " ")
    .replace(/(?<=[\p{L}\p{M}])\.(?=\p{L})/gu, "")
    .replace(/^\s*(?:about|approx(?:imately|\.)?|ca\.?|~|≈)\s*/, "")
    .replace(/\bapprox(?:imately|\.)?\s*$/, "")
    .replace(/\brunning\s/, "")
    .replace(/(\d),(?=\d\d,\d|\d{3}(?!\d))/g, "$1")
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, "$1.")
    .trim();
}

/**
 * Returns the unit of a last number that is written without one: inches in "3 ft 6", centimetres in "1 m 20", millimetres in
 * "1 m 200".
 */
function findNextUnit(previousUnit: Unit, number: string): Unit | null {
  if (previousUnit === "ft") return "in";
  if (previousUnit !== "m") return null;
  return /^\d{3}$/.test(number) ? "mm" : "cm";
}

/** Adds units to two bare numbers that are feet and inches, e.g. "10 6" and "3-6"; "3 1/2" stays one number. */
function markFeetAndInches(typed: string): string {
  return typed.replace(
    /^(\d+)(?:\s+|\s*-\s*)((?:\d|1[01])(?:\.\d+)?)((?:\s+\d+\s*\/\s*\d+)?)$/,
    "$1 ft $2$3 in",
  );
}

/** Rounds to the nanometre: fractions of an inch stay exact, so that 12 ft by 6 ft are 72 sq ft. */
export function roundLength(mm: number): number {
  return Math.round(mm * 1e6) / 1e6;
}

/**
 * Parses `1200`, `1.2 m`, `3'6"`, `3½ ft` or `42 inch`, in Latin or Indian digits. `unit` applies to numbers without one.
 * @returns millimetres, including zero and negative ones, which fields reject; null if it is not a length
 */
export function parseLength(typed: string, unit: Unit): number | null {
  if (typed.length > 60) return null;
  let remaining = unit === "ft" ? markFeetAndInches(normalizeText(typed)) : normalizeText(typed);
  const isNegative = remaining.startsWith("-");
  if (isNegative) remaining = remaining.slice(1);
  let sum = 0;
  let lastUnit: Unit | null = null;
  while (remaining) {
    const match: RegExpExecArray | null = termPattern.exec(remaining);
    if (!match) return null;
    const [matchedText, whole = 0, writtenNumber = "", divisor, unitName] = match;
    // The dot of 5' .6" separates feet and inches.
    const number: string = lastUnit === "ft" ? writtenNumber.replace(/^\./, "") : writtenNumber;
    // "10/6" may mean 10 ft 6 in.
    if (divisor && Number(number) >= Number(divisor)) return null;
    const namedUnit =
      unitName && unitPatterns.find(([, pattern]) => pattern.test(unitName.replace(/\.$/, "")))?.[0];
    if (unitName && !namedUnit) return null;
    const termUnit: Unit | null = namedUnit || (lastUnit ? findNextUnit(lastUnit, number) : unit);
    if (!termUnit) return null;
    const mm = (Number(whole) + Number(number) / Number(divisor ?? 1)) * millimetres[termUnit];
    // Terms must get smaller: "6 inch 3 ft" and "6 ft 13 in" are typing errors.
    if (lastUnit && Math.max(roundLength(mm), millimetres[termUnit]) >= millimetres[lastUnit]) return null;
    sum += mm;
    remaining = remaining
      .slice(matchedText.length)
      .trim()
      .replace(/^(?:,|&|and\b)\s*/, "");
    // Only the last number may lack a unit.
    if (!namedUnit && remaining) return null;
    lastUnit = termUnit;
  }
  if (lastUnit === null || !Number.isFinite(sum)) return null;
  return roundLength(isNegative ? -sum : sum) || 0;
}

export function groupDigits(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ",");
}

export function formatMetric(mm: number): string {
  return `${groupDigits(mm)} mm`;
}

/** Rounds to the nearest eighth of an inch, e.g. "42⅛″". */
function formatInches(mm: number): string {
  const totalEighths = Math.round((mm / 25.4) * 8);
  const fraction = eighths[totalEighths % 8] ?? "";
  return `${Math.floor(totalEighths / 8) || !fraction ? groupDigits(Math.floor(totalEighths / 8)) : ""}${fraction}″`;
}

const eighths = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"];

/** Rounds to the nearest eighth of an inch, e.g. "3′ 5⅜″". */
export function formatFeet(mm: number): string {
  const totalEighths = Math.round((Math.abs(mm) / 25.4) * 8);
  const feet = Math.floor(totalEighths / 96);
  const inches = Math.floor((totalEighths % 96) / 8);
  const fraction = eighths[totalEighths % 8] ?? "";
  const sign = mm < 0 && totalEighths > 0 ? "−" : "";
  const inchText = `${inches || !fraction ? inches : ""}${fraction}″`;
  return `${sign}${feet ? `${feet}′ ` : ""}${inchText}`;
}

/** Uses the fewest decimals that parse to the same whole millimetres, e.g. "13 ft 9.35 in". */
export function writeLength(mm: number, unit: Unit): string {
  const texts = [0, 1, 2, 3].map((decimals) => writeRounded(mm, unit, decimals));
  return texts.find((text) => Math.round(parseLength(text, unit) ?? 0) === Math.round(mm)) ?? `${mm} mm`;
}

/** Writes the length with its unit, without rounding: in millimetres if `unit` would need more than three decimals. */
export function writeExactLength(mm: number, unit: Unit): string {
  const texts = [0, 1, 2, 3].map((decimals) => writeRounded(mm, unit, decimals));
  const text = texts.find((text) => parseLength(text, unit) === mm);
  if (text === undefined) return `${mm} mm`;
  return unit === "ft" ? text : `${text} ${unit}`;
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

export function formatMetricAndFeet(mm: number): string {
  return `${formatMetric(mm)} (${formatFeet(mm)})`;
}

const formatters: Record<Unit, (mm: number) => string> = {
  mm: formatMetric,
  cm: (mm) => `${Number((mm / 10).toFixed(1))} cm`,
  m: (mm) => `${Number((mm / 1000).toFixed(3))} m`,
  ft: formatFeet,
  in: formatInches,
};

function formatInUnit(mm: number, unit: Unit): string {
  return formatters[unit](mm);
}

/** The customer's unit comes first, e.g. "12′ 0″ (3,658 mm)", "3,658 mm (12′ 0″)". */
export function formatWithConversion(mm: number, unit: Unit): string {
  return `${formatInUnit(mm, unit)} (${unit === "mm" ? formatFeet(mm) : formatMetric(mm)})`;
}
