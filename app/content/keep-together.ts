const NO_BREAK_SPACE = "\u00a0";
const WORD_JOINER = "\u2060";

const units = "mm|cm|m|ft|kg|kW|dia|grit|years|%";
const abbreviations = "SS|MS|GI|IS|No\\.|EST\\.";

/** Prevents line breaks within figures and units, ranges, sizes and compounds with a short first word ("sit-outs"). */
export function joinWords(text: string): string {
  if (!text.includes(" ")) return text;
  return text
    .replace(new RegExp(`(\\d) (?=(?:${units})(?![a-z]))`, "g"), `$1${NO_BREAK_SPACE}`)
    .replace(new RegExp(`\\b(${abbreviations}) (?=\\d)`, "g"), `$1${NO_BREAK_SPACE}`)
    .replace(/ × /g, `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`)
    .replace(/ (?=[·/–] )/g, NO_BREAK_SPACE)
    .replace(/(\d)([–-])(?=\d)/g, `$1${WORD_JOINER}$2${WORD_JOINER}`)
    .replace(/\b([a-z]{1,5})-(?=[a-z])/gi, `$1${WORD_JOINER}-${WORD_JOINER}`);
}

export function separateWords(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, " ").replaceAll(WORD_JOINER, "");
}

/** Applies {@link joinWords} to every text in a content object, including keys such as titles of features. */
export function keepTogether<Content>(content: Content): Content {
  return changeTexts(content, joinWords);
}

export function changeTexts<Content>(content: Content, change: (text: string) => string): Content {
  return changeDeep(content, change) as Content;
}

function changeDeep(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((inner) => changeDeep(inner, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [change(name), changeDeep(inner, change)]),
  );
}
