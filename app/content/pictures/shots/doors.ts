import type { Shots } from "../shot";

export const doorShots = {
  "safetydoor-entrance": {
    master: "safetydoor-a",
    alt: "Safety door with vertical bars above and a perforated lower panel in front of a teak door, sandals left along the wall",
    measure: { from: [0.648, 0.135], to: [0.648, 0.79], text: "2,100 mm" },
  },
  "safetydoor-perforated": {
    master: "safetydoor-a-perforated",
    alt: "Half-open safety door on a granite threshold, its lower panel perforated in a ring pattern",
  },
  "safetydoor-front": {
    master: "safetydoor-b",
    alt: "Safety door from the front: bars, middle band and perforated panel",
  },
  "safetydoor-lock": { master: "safetydoor-c", alt: "Lever handle and lock band of a safety door" },
  "safetydoor-teak": {
    master: "safetydoor-d",
    alt: "Safety door standing open in front of a teak main door",
  },
  "safetydoor-hinge": {
    master: "safetydoor-e",
    alt: "Ball-bearing hinge between a safety door and its steel frame",
  },
  "steeldoor-entrance": {
    master: "steeldoor-a",
    alt: "Main door in pressed steel with a timber-look finish and a side light, sandals left beside the mat",
    measure: { from: [0.28, 0.145], to: [0.28, 0.92], text: "2,400 mm" },
  },
  "steeldoor-bolts": {
    master: "steeldoor-d",
    alt: "Edge of an open steel door with four bolts of its multi-point lock, a lever handle beside them",
  },
  "steeldoor-side-light": {
    master: "steeldoor-a-side-light",
    alt: "Frosted side light beside a steel door, lamp and house number on the wall, split stone beyond",
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
    alt: "Grey galvanised steel double door with louvres and glazed panels in a brick wall, a bamboo ladder leaning beside it",
    measure: { from: [0.69, 0.195], to: [0.69, 0.815], text: "2,400 mm" },
  },
  "gidoor-frame": {
    master: "gidoor-a-frame",
    alt: "Pressed steel frame with a louvred top light, set in a brick opening",
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
    alt: "Moulded FRP bathroom door, half open, in a tiled and painted wall, a bucket and sandals in front of it",
    measure: { from: [0.635, 0.11], to: [0.635, 0.945], text: "2,100 mm" },
  },
  "frpdoor-half-open": {
    master: "frpdoor-a",
    crop: [0.04, 0.05, 0.66, 0.94],
    alt: "FRP bathroom door standing half open, a bucket and mug on the floor beside it",
  },
  "frpdoor-front": { master: "frpdoor-b", alt: "FRP door with moulded panels and a timber finish" },
  "frpdoor-handle": { master: "frpdoor-c", alt: "Lever handle and lock on a cream FRP door" },
  "frpdoor-foot": {
    master: "frpdoor-d",
    alt: "Foot of a cream FRP door above a granite sill, bathroom tiles behind it",
  },
  "frpdoor-panel": {
    master: "frpdoor-e",
    alt: "Moulded panels of an FRP door in a timber finish, lever handle and frame in a tiled wall",
  },
  "safetydoor-blue-wall": {
    master: "project-safety-blue",
    alt: "Safety door ajar in front of a teak door in a blue-grey wall, sandals on the floor",
  },
  "gidoor-leaves": {
    master: "gallery-gidoor-low",
    alt: "Grey galvanised double door in a brick wall, louvred below and glazed above, a broom against the wall",
  },
  "steeldoor-light-and-lever": {
    master: "gallery-steeldoor-light",
    alt: "Steel door seen from the side of its narrow window: embossed panels in a timber finish, lever handle beyond",
  },
  "frpdoor-inside": {
    master: "gallery-frp-wet",
    alt: "Cream FRP door seen from inside a tiled bathroom, with a granite sill below and a bucket and mug in front of it",
  },
} as const satisfies Shots;
