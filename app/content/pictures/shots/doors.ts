import type { Shots } from "../shot";

/** Safety, steel, galvanised and FRP doors. */
export const doorShots = {
  "safetydoor-entrance": {
    master: "safetydoor-a",
    alt: "Safety door with vertical bars above and a perforated lower panel before a teak door",
  },
  "safetydoor-bars": {
    master: "safetydoor-a",
    crop: [0.35, 0.1, 0.29, 0.38],
    alt: "Upper part of a safety door: vertical stainless bars with brass-coloured collars before carved teak",
  },
  "safetydoor-band": {
    master: "safetydoor-a",
    crop: [0.36, 0.38, 0.27, 0.32],
    focus: "left",
    alt: "Brushed middle band of a safety door with a lever handle and a key lock",
  },
  "safetydoor-perforated": {
    master: "safetydoor-a",
    crop: [0.36, 0.55, 0.28, 0.34],
    alt: "Perforated lower panel of a safety door in a ring pattern",
  },
  "safetydoor-leaf": {
    master: "safetydoor-a",
    crop: [0.29, 0.04, 0.37, 0.86],
    alt: "Safety door in its granite frame, hung with a garland, standing slightly open",
  },
  "safetydoor-hinge-side": {
    master: "safetydoor-a",
    crop: [0.43, 0.05, 0.36, 0.52],
    alt: "Hinge side of a safety door at an entrance with a wall lamp and a brass name plate",
  },
  "safetydoor-front": {
    master: "safetydoor-b",
    alt: "Safety door from the front: bars, middle band and perforated panel",
  },
  "safetydoor-lock": { master: "safetydoor-c", alt: "Lever handle and lock band of a safety door" },
  "safetydoor-teak": { master: "safetydoor-d", alt: "Safety door standing open before a teak main door" },
  "safetydoor-hinge": {
    master: "safetydoor-e",
    alt: "Ball-bearing hinge between a safety door and its steel frame",
  },
  "steeldoor-entrance": {
    master: "steeldoor-a",
    alt: "Main door in pressed steel with a timber-look finish and a side light",
  },
  "steeldoor-leaf": {
    master: "steeldoor-a",
    crop: [0.28, 0.12, 0.42, 0.82],
    alt: "Whole steel main door in its dark frame: embossed leaf, keypad lock and a frosted side light",
  },
  "steeldoor-lever": {
    master: "steeldoor-a",
    crop: [0.33, 0.4, 0.25, 0.3],
    focus: "left",
    alt: "Keypad, lever handle and key cylinder on a steel main door",
  },
  "steeldoor-head": {
    master: "steeldoor-a",
    crop: [0.29, 0.12, 0.4, 0.34],
    alt: "Head of a steel main door: panelled transom under a lit dark frame",
  },
  "steeldoor-lower-panel": {
    master: "steeldoor-a",
    crop: [0.33, 0.6, 0.26, 0.3],
    alt: "Lower moulding pressed into a steel door, granite threshold below",
  },
  "steeldoor-side-light": {
    master: "steeldoor-a",
    crop: [0.51, 0.16, 0.26, 0.62],
    alt: "Frosted side light in four panes beside a steel door, house number and lamp on the wall",
  },
  "steeldoor-panel": { master: "steeldoor-b", alt: "Panels of a steel main door with an electronic lock" },
  "steeldoor-handle": {
    master: "steeldoor-c",
    alt: "Lever handle on a long plate with a key cylinder on a steel door",
  },
  "steeldoor-emboss": {
    master: "steeldoor-e",
    alt: "Embossed panel of a steel door in a timber-look finish",
  },
  "gidoor-brick": {
    master: "gidoor-a",
    alt: "Grey galvanised steel double door with louvres and glazed panels in a brick wall",
  },
  "gidoor-pair": {
    master: "gidoor-a",
    crop: [0.36, 0.13, 0.32, 0.76],
    alt: "Pair of galvanised steel doors with louvres below, vision panels above and a louvred transom",
  },
  "gidoor-furniture": {
    master: "gidoor-a",
    crop: [0.41, 0.4, 0.25, 0.34],
    alt: "Pull handle, lever and cylinder where two steel doors meet",
  },
  "gidoor-louvre-pair": {
    master: "gidoor-a",
    crop: [0.39, 0.61, 0.27, 0.28],
    alt: "Louvres in the lower half of both leaves, kick plates below",
  },
  "gidoor-upper-corner": {
    master: "gidoor-a",
    crop: [0.51, 0.22, 0.26, 0.32],
    alt: "Upper corner of a steel door with its closer, hinge and vision panel",
  },
  "gidoor-frame": {
    master: "gidoor-a",
    crop: [0.24, 0.12, 0.3, 0.42],
    alt: "Pressed steel door frame set in a brick opening",
  },
  "gidoor-front": {
    master: "gidoor-b",
    alt: "Galvanised steel double door from the front with vision panels",
  },
  "gidoor-handle": { master: "gidoor-c", alt: "Pull handle and lever on a grey galvanised steel door" },
  "gidoor-louvre": {
    master: "gidoor-d",
    alt: "Pressed louvres in the lower half of a galvanised steel door",
  },
  "gidoor-closer": { master: "gidoor-e", alt: "Hinge side of a galvanised steel door in a brick wall" },
  "frpdoor-bathroom": {
    master: "frpdoor-a",
    alt: "Moulded FRP bathroom door, half open, in a painted wall beside a console table",
  },
  "frpdoor-leaf": {
    master: "frpdoor-a",
    crop: [0.32, 0.08, 0.32, 0.88],
    alt: "Moulded FRP door in its frame, open to a bathroom with green tiles",
  },
  "frpdoor-latch": {
    master: "frpdoor-a",
    crop: [0.37, 0.42, 0.25, 0.26],
    alt: "Lever handle and lock on the edge of an FRP door",
  },
  "frpdoor-sill": {
    master: "frpdoor-a",
    crop: [0.33, 0.7, 0.29, 0.28],
    alt: "Foot of an FRP door and its frame on a granite sill at the wet floor",
  },
  "frpdoor-upper-panel": {
    master: "frpdoor-a",
    crop: [0.37, 0.14, 0.25, 0.42],
    alt: "Arched upper panel moulded into an FRP door",
  },
  "frpdoor-half-open": {
    master: "frpdoor-a",
    crop: [0.04, 0.05, 0.66, 0.94],
    alt: "FRP bathroom door standing half open, a plant beside it",
  },
  "frpdoor-front": { master: "frpdoor-b", alt: "FRP door with moulded panels and a timber finish" },
  "frpdoor-handle": { master: "frpdoor-c", alt: "Lever handle and lock on a cream FRP door" },
  "frpdoor-foot": { master: "frpdoor-d", alt: "Foot of an FRP door above a wet bathroom floor" },
  "frpdoor-panel": { master: "frpdoor-e", alt: "Moulded panel of an FRP door" },
} as const satisfies Shots;
