import type { KindName } from "./kind";

/** Words that name a kind, the telling ones first: a "glass stair railing" is a stair, and a "bathroom glass door" a shower. */
const words: readonly (readonly [KindName, RegExp])[] = [
  ["charupudi", /\bcharupudi/],
  ["shower", /\b(?:shower|cubicle|bathroom glass)/],
  ["pergola", /\b(?:pergola|canopy|canopies|skylight|porch roof)/],
  ["structure", /\b(?:truss|trusses|shed|structure|structural|mezzanine)/],
  ["gate", /\bgates?\b/],
  ["stair", /\bstairs?(?:case|cases)?\b|\btreads?\b/],
  ["window", /\bwindows?\b/],
  ["door", /\bdoors?\b/],
  ["railing", /\b(?:railings?|handrails?|balcony|balconies|balustrades?|sit-?out)\b/],
];

/**
 * The kind that a project or gallery picture shows, by its title, or else by its description where that names one kind only.
 *
 * @returns null where neither says it
 */
export function proposeKind(title: string, description: string): KindName | null {
  const [first, ...others] = findNamed(title);
  // "Balcony, pergola and porch" is as much the one as the other.
  if (first) return others.length > 1 || (others.length > 0 && /,| and /.test(title)) ? null : first;
  const described = findNamed(description);
  return described.length === 1 ? (described[0] ?? null) : null;
}

function findNamed(text: string): KindName[] {
  const lower = text.toLowerCase();
  return words.flatMap(([kind, pattern]) => (pattern.test(lower) ? [kind] : []));
}
