/** No-break space, and word joiner. */
const space = "\u00a0";
const joint = "\u2060";

const units = "mm|cm|m|ft|kg|kW|dia|grit|years|%";
const marks = "SS|MS|GI|IS|No\\.|EST\\.";

/** Prevents line breaks within figures and units, ranges, sizes and compounds with a short first word ("sit-outs"). */
export function joinWords(text: string): string {
  if (!text.includes(" ")) return text;
  return text
    .replace(new RegExp(`(\\d) (?=(?:${units})(?![a-z]))`, "g"), `$1${space}`)
    .replace(new RegExp(`\\b(${marks}) (?=\\d)`, "g"), `$1${space}`)
    .replace(/ × /g, `${space}×${space}`)
    .replace(/ (?=[·/–] )/g, space)
    .replace(/(\d)([–-])(?=\d)/g, `$1${joint}$2${joint}`)
    .replace(/\b([a-z]{1,5})-(?=[a-z])/gi, `$1${joint}-${joint}`);
}

export function separateWords(text: string): string {
  return text.replaceAll(space, " ").replaceAll(joint, "");
}

/** Applies {@link joinWords} to every text in a content object. */
export function keepTogether<Content>(content: Content): Content {
  return changeTexts(content, joinWords);
}

export function changeTexts<Content>(content: Content, change: (text: string) => string): Content {
  return changeIn(content, change) as Content;
}

function changeIn(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((inner) => changeIn(inner, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeIn(inner, change)]));
}
