import type { ServiceSlug } from "~/content/service-index";
import type { Piece, PieceKindName, Sizes } from "./kind";
import { findPieceKind } from "./kinds";
import { completeSizes } from "./sizes";

const proposals: Record<ServiceSlug, readonly [PieceKindName, Sizes]> = {
  "balcony-glasswork": ["railing", { shape: "straight", infill: "glass" }],
  "wooden-with-glass-railing": ["stair", { infill: "standoffs", landing: "standard" }],
  "ss-handrail-work": ["stair", { infill: "pipes", landing: "standard" }],
  "ms-handrail-work": ["railing", { infill: "balusters" }],
  charupudi: ["charupudi", {}],
  "ms-gate": ["gate", { type: "double", infill: "panel", wicket: "right" }],
  "ss-gate": ["gate", { type: "double", infill: "panel", wicket: "right" }],
  "safety-door-work": ["door", { style: "safety", opens: "left-out" }],
  "gi-steel-door": ["door", { style: "flush" }],
  "g-pipe-with-glass": ["railing", { shape: "l", infill: "glass", pipe: "galvanised" }],
  "g1-steel-work": ["structure", {}],
  "steel-doors": ["door", { style: "embossed", sidelight: "left", width: 1400 }],
  "frp-doors": ["door", { style: "frp", width: 800 }],
  "upvc-doors": ["door", { opens: "sliding", profile: "upvc", mesh: "yes" }],
  "upvc-windows": ["window", { style: "two", profile: "upvc", mesh: "yes" }],
  "steel-window-customised": ["window", { style: "casement", profile: "steel", grille: "yes" }],
  "glass-shower-cubicle": ["shower", { shape: "corner", door: "left" }],
  "pergola-glass-work": ["pergola", { roof: "glass", fall: "9", stand: "wall" }],
};

/** The service page draws this piece, and its quote form starts with it. */
export function proposePiece(slug: ServiceSlug): Piece {
  const [kind, sizes] = proposals[slug];
  return { kind, sizes: completeSizes(findPieceKind(kind), sizes).sizes, count: 1, remark: "" };
}

/** Most specific words first: a "glass stair railing" is a stair, a "bathroom glass door" a shower. */
const kindWords: readonly (readonly [PieceKindName, RegExp])[] = [
  ["charupudi", /\bcharupudi/],
  ["shower", /\b(?:shower|cubicle|bathroom glass)/],
  ["pergola", /\b(?:pergola|canopy|canopies|skylight|porch roof)/],
  ["structure", /\b(?:truss|trusses|shed|structure|structural|mezzanine|g1 steel)/],
  ["gate", /\bgates?\b/],
  ["stair", /\bstairs?(?:case|cases)?\b|\btreads?\b/],
  ["window", /\bwindows?\b/],
  ["door", /\bdoors?\b/],
  ["railing", /\b(?:railings?|handrails?|balcony|balconies|balustrades?|sit-?out|g pipe)\b/],
];

/** Guesses the kind of work in a picture from its title, or from its description if that names a single kind. */
export function proposeKind(title: string, description: string): PieceKindName | null {
  const [firstKind, ...others] = findNamedKinds(title);
  // "Balcony, pergola and porch" names several kinds equally.
  if (firstKind) return others.length > 1 || (others.length > 0 && /,| and /.test(title)) ? null : firstKind;
  const describedKinds = findNamedKinds(description);
  return describedKinds.length === 1 ? (describedKinds[0] ?? null) : null;
}

function findNamedKinds(text: string): PieceKindName[] {
  const lowerCaseText = text.toLowerCase();
  return kindWords.flatMap(([kind, pattern]) => (pattern.test(lowerCaseText) ? [kind] : []));
}

/** Services of one kind of work. The first match applies, so the most specific words come first. */
const serviceWords: Partial<Record<PieceKindName, readonly (readonly [ServiceSlug, RegExp])[]>> = {
  charupudi: [["charupudi", /./]],
  shower: [["glass-shower-cubicle", /./]],
  pergola: [["pergola-glass-work", /./]],
  structure: [["g1-steel-work", /./]],
  gate: [
    ["ss-gate", /\bss\b|stainless/i],
    ["ms-gate", /./],
  ],
  stair: [
    ["wooden-with-glass-railing", /wood|timber|teak|glass/i],
    ["ss-handrail-work", /\bss\b|stainless/i],
    ["ms-handrail-work", /\bms\b|mild steel/i],
  ],
  window: [
    ["upvc-windows", /upvc/i],
    ["steel-window-customised", /steel/i],
  ],
  door: [
    ["upvc-doors", /upvc/i],
    ["frp-doors", /\bfrp\b|fibre/i],
    ["safety-door-work", /safety/i],
    ["gi-steel-door", /\bgi\b|galvani[sz]ed/i],
    ["steel-doors", /steel/i],
  ],
  railing: [
    ["wooden-with-glass-railing", /(?:wood|timber|teak).*glass|glass.*(?:wood|timber|teak)/i],
    ["g-pipe-with-glass", /\bgi?[ -]pipe/i],
    ["ss-handrail-work", /\b(?:ss|stainless(?: steel)?) handrail/i],
    ["ms-handrail-work", /\bms\b|mild steel/i],
    ["balcony-glasswork", /glass/i],
    ["ss-handrail-work", /\bss\b|stainless/i],
  ],
};

/** Guesses the service that a picture shows: its kind of work, then the material in the title or the description. */
export function proposeService(title: string, description: string): ServiceSlug | null {
  const kind = proposeKind(title, description);
  const services = (kind && serviceWords[kind]) ?? [];
  return services.find(([, words]) => words.test(`${title} ${description}`))?.[0] ?? null;
}
