/** Where a line may not end, as characters: a space that holds, and nothing at all that holds. */
const space = "\u00a0";
const joint = "\u2060";

const units = "mm|cm|m|ft|kg|kW|dia|grit|years|%";
const marks = "SS|MS|GI|IS|No\\.|EST\\.";

/**
 * Keeps together in a text what is read as one: a figure and its unit, a mark and its number ("SS 304"), the parts of a range or of
 * a size, a short compound ("sit-outs"), a separator and what stands before it.
 */
export function joinWords(text: string): string {
  // An address, a name, a single word.
  if (!text.includes(" ")) return text;
  return text
    .replace(new RegExp(`(\\d) (?=(?:${units})(?![a-z]))`, "g"), `$1${space}`)
    .replace(new RegExp(`\\b(${marks}) (?=\\d)`, "g"), `$1${space}`)
    .replace(/ × /g, `${space}×${space}`)
    .replace(/ (?=[·/–] )/g, space)
    .replace(/(\d)([–-])(?=\d)/g, `$1${joint}$2${joint}`)
    .replace(/\b([a-z]{1,3})-(?=[a-z])/gi, `$1${joint}-${joint}`);
}

/** Takes out of a text what {@link joinWords} put into it. */
export function separateWords(text: string): string {
  return text.replaceAll(space, " ").replaceAll(joint, "");
}

/** Joins the words of every text in a piece of content, which keeps its shape. */
export function keepTogether<Content>(content: Content): Content {
  return joinIn(content) as Content;
}

function joinIn(value: unknown): unknown {
  if (typeof value === "string") return joinWords(value);
  if (Array.isArray(value)) return value.map(joinIn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, joinIn(inner)]));
}
