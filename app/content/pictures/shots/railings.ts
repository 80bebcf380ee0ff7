import type { Shots } from "../shot";

export const railingShots = {
  "balcony-along": {
    master: "balcony-a",
    focus: "left",
    alt: "Glass balcony railing with a round stainless top rail; posts on base plates hold the toughened glass in clamps",
    measure: { from: [0.432, 0.575], to: [0.432, 0.9], text: "1,050 mm" },
  },
  "balcony-posts": {
    master: "balcony-a-posts",
    alt: "Row of stainless posts on round base plates along a granite edge, glass between them",
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
  "balcony-from-below": {
    master: "gallery-balcony-below",
    alt: "Glass balcony railing from the garden below: posts, clamps at one height and top rail against a timber soffit",
  },
  "stair-hall": {
    master: "stair-a",
    alt: "Stair of timber treads on one steel spine, glass side with a stainless top rail and a round timber rail on the wall",
    measure: { from: [0.872, 0.2], to: [0.872, 0.4], text: "1,050 mm" },
  },
  "stair-close": {
    master: "stair-b",
    alt: "Timber treads with a glass side held by stainless standoffs and a round top rail",
  },
  "stair-standoff": {
    master: "stair-c",
    alt: "Stainless standoff in the end of a timber tread, with the edge of the glass it holds in front",
  },
  "stair-down": {
    master: "stair-d",
    focus: "right",
    alt: "Down a flight of timber treads, a round timber rail on brackets along the wall and glass on the open side",
  },
  "stair-landing-glass": {
    master: "stair-e",
    alt: "Glass railing along a landing, panels bolted to its dark steel edge, the stainless rail rising into it from the stair",
  },
  "stair-tread-ends": {
    master: "gallery-stair-treads",
    alt: "Ends of timber treads on a steel spine, each with a stainless standoff that carries the glass side",
  },
  "balcony-post-joint": {
    master: "gallery-post-clamp",
    alt: "Round post of a balcony railing from outside: pin under the top rail, clamps on both panes of glass",
  },
  "stair-landing-side": {
    master: "project-stair-back",
    alt: "Timber stair on a steel spine, seen from the side of its landing, glass along the flight and a tall window behind",
  },
} as const satisfies Shots;
