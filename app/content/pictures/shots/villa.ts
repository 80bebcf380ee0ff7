import type { Shots } from "../shot";

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
  "villa-post-clamp": {
    master: "villa-e",
    alt: "Stainless post seen from close by: round top rail, bracket and glass clamp",
  },
  "villa-daylight": {
    master: "project-villa-day",
    crop: [0, 0, 1, 0.91],
    alt: "Ochre house in morning light: glass balcony railings, a steel pergola on the terrace, a bicycle at the wall",
  },
} as const satisfies Shots;
