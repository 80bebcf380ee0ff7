import type { Shots } from "../shot";

/** A two-storey house at dusk. */
export const villaShots = {
  "villa-front": {
    master: "villa-wide",
    focus: "right",
    alt: "House at dusk with glass balcony railings on stainless posts, a steel pergola, an outdoor stair and a slatted gate standing open",
  },
  "villa-front-tall": {
    master: "villa-tall",
    focus: "bottom",
    alt: "House at dusk with glass balcony railings on stainless posts, a steel pergola and a slatted gate standing open",
  },
  "villa-balcony-dusk": {
    master: "villa-wide",
    crop: [0.56, 0.17, 0.42, 0.44],
    alt: "Glass railing along a first-floor balcony: stainless posts, glass clamps and a round top rail, rooms lit behind",
  },
  "villa-balconies": {
    master: "villa-wide",
    crop: [0.37, 0.12, 0.63, 0.5],
    alt: "Two balconies of a house at dusk with a round pipe top rail, upright posts and clear glass between them",
  },
  "villa-terrace-corner": {
    master: "villa-wide",
    crop: [0.37, 0.26, 0.24, 0.4],
    alt: "Corner of a terrace railing: round top rail, posts and glass above a planted edge",
  },
  "villa-outer-stair": {
    master: "villa-wide",
    crop: [0.22, 0.38, 0.3, 0.34],
    alt: "Outdoor stair on steel strings, glass panels and a stainless handrail rising to a terrace under a pergola",
  },
  "villa-slatted-gate": {
    master: "villa-wide",
    crop: [0.34, 0.57, 0.4, 0.38],
    alt: "Swing gate of dark horizontal steel slats, one leaf open, between stone pillars with lamps",
  },
  "villa-stair-dusk": {
    master: "villa-d",
    alt: "Outdoor stair at dusk with stainless handrails rising beside the house to a terrace",
  },
  "villa-stair-foot": {
    master: "villa-d",
    crop: [0.02, 0.4, 0.5, 0.5],
    alt: "Foot of an outdoor stair with a stainless handrail, steel strings and lit treads",
  },
  "villa-stair-head": {
    master: "villa-d",
    crop: [0.38, 0.2, 0.5, 0.42],
    alt: "Head of an outdoor stair where the stainless handrail meets the railing of the terrace",
  },
  "villa-porch": {
    master: "villa-b",
    alt: "House front at dusk with a glass balcony railing and a steel pergola above the porch",
  },
  "villa-gate-half-open": {
    master: "villa-c",
    alt: "Slatted steel gate half open before a house at dusk, lamps on the stone pillars",
  },
  "villa-post-clamp": {
    master: "villa-e",
    alt: "Stainless post seen from close by: round top rail, bracket and glass clamp",
  },
} as const satisfies Shots;
