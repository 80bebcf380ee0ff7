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
    master: "villa-wide-balcony",
    alt: "Glass railing along a first-floor balcony: stainless posts, glass clamps and a round top rail, rooms lit behind",
  },
  "villa-porch": {
    master: "villa-b",
    alt: "House front at dusk with a glass balcony railing and a steel pergola above the porch",
  },
  "villa-post-clamp": {
    master: "villa-e",
    alt: "Stainless post seen from close by: round top rail, bracket and glass clamp",
  },
} as const satisfies Shots;
