import type { Shots } from "../shot";

/** A first-floor balcony in the morning and a timber stair in a hall. */
export const railingShots = {
  "balcony-along": {
    master: "balcony-a",
    focus: "left",
    alt: "Glass balcony railing with a round stainless top rail; posts on base plates hold the toughened glass in clamps",
  },
  "balcony-near-post": {
    master: "balcony-a",
    crop: [0, 0.5, 0.43, 0.5],
    alt: "Stainless posts carry a round top rail and hold grey-tinted glass in square clamps",
  },
  "balcony-rail-sweep": {
    master: "balcony-a",
    crop: [0, 0.42, 0.62, 0.48],
    alt: "Polished top rail running the whole length of a balcony over one line of glass",
  },
  "balcony-rail-end": {
    master: "balcony-a",
    crop: [0.4, 0.42, 0.27, 0.4],
    alt: "End of a balcony railing at the wall, posts standing on a granite kerb",
  },
  "balcony-sitout": {
    master: "balcony-a",
    crop: [0.27, 0.32, 0.73, 0.68],
    alt: "Sit-out with a bench by the wall, tiled floor and a stainless and glass railing on the open side",
  },
  "balcony-posts": {
    master: "balcony-a",
    crop: [0.33, 0.46, 0.28, 0.5],
    alt: "Row of stainless posts on round base plates, glass between them, sun on the tiles",
  },
  "balcony-bench": {
    master: "balcony-a",
    crop: [0.5, 0.36, 0.45, 0.45],
    focus: "right",
    alt: "Bench on steel legs in a tiled sit-out, shadows of the railing on the floor",
  },
  "balcony-closeup": {
    master: "balcony-b",
    alt: "Top rail, post and glass clamp of a balcony railing seen from close by",
  },
  "balcony-outside": {
    master: "balcony-c",
    crop: [0.22, 0.06, 0.78, 0.64],
    focus: "right",
    alt: "Glass balcony railing seen from outside the house",
  },
  "stair-hall": {
    master: "stair-a",
    alt: "Stair of timber treads on one steel spine, glass side with a stainless top rail and a round timber rail on the wall",
  },
  "stair-landing": {
    master: "stair-a",
    crop: [0.62, 0.1, 0.38, 0.38],
    alt: "Glass railing round a landing, panels bolted to the dark steel edge with round standoffs",
  },
  "stair-two-rails": {
    master: "stair-a",
    crop: [0.2, 0.2, 0.5, 0.5],
    alt: "Round timber rail on the wall and a stainless rail on the glass side of the same stair",
  },
  "stair-upper-flight": {
    master: "stair-a",
    crop: [0.44, 0.15, 0.36, 0.42],
    alt: "Upper flight of a glass-sided stair where the stainless rail turns into the landing",
  },
  "stair-close": {
    master: "stair-b",
    alt: "Timber treads with a glass side held by stainless standoffs and a round top rail",
  },
  "stair-rail-bend": {
    master: "stair-b",
    crop: [0, 0.26, 0.5, 0.5],
    alt: "Stainless rail bent from the slope to the level at the foot of a stair",
  },
  "stair-standoffs": {
    master: "stair-b",
    crop: [0.42, 0.5, 0.36, 0.48],
    alt: "Stainless standoffs fix the glass to the ends of timber treads",
  },
  "stair-timber-rail": {
    master: "stair-b",
    crop: [0.16, 0, 0.4, 0.46],
    alt: "Round timber handrail on a stainless wall bracket",
  },
  "stair-spine": {
    master: "stair-b",
    crop: [0.48, 0, 0.46, 0.48],
    alt: "Timber treads above one another on a dark steel spine behind clear glass",
  },
  "stair-standoff": {
    master: "stair-c",
    alt: "Stainless standoff in the end of a timber tread, the edge of the glass it holds before it",
  },
  "stair-down": {
    master: "stair-d",
    alt: "Down a flight of timber treads, a round timber rail on brackets along the wall and glass on the open side",
  },
  "stair-landing-glass": {
    master: "stair-e",
    alt: "Glass railing along a landing, panels bolted to its dark steel edge, the stainless rail rising into it from the stair",
  },
} as const satisfies Shots;
