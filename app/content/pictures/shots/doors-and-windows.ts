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

export const windowShots = {
  "upvcwindow-room": {
    master: "upvcwindow-a",
    alt: "White uPVC windows in a living room: a pair of casements and a three-panel slider above a window seat",
    measure: { from: [0.429, 0.235], to: [0.837, 0.235], text: "2,400 mm" },
  },
  "upvcwindow-slider": {
    master: "upvcwindow-a-slider",
    alt: "White uPVC sliding window in three panels above a window seat",
  },
  "upvcwindow-mesh-slider": { master: "upvcwindow-b", alt: "uPVC sliding window with a mosquito mesh sash" },
  "upvcwindow-handle": { master: "upvcwindow-c", alt: "Handle of a white uPVC casement" },
  "upvcwindow-mesh": {
    master: "upvcwindow-d",
    alt: "White uPVC window with a mosquito mesh sash slid halfway across, the garden visible through the open half",
  },
  "upvcwindow-outside": {
    master: "upvcwindow-e",
    alt: "White uPVC windows under a sunshade on a plastered wall, seen from the garden",
  },
  "upvcdoor-living": {
    master: "upvcdoor-a",
    alt: "White uPVC sliding doors across a living room, the garden behind",
    measure: { from: [0.18, 0.86], to: [0.683, 0.755], text: "3,600 mm" },
  },
  "upvcdoor-closing": {
    master: "upvcdoor-a-closing",
    alt: "Closing panel of a uPVC sliding door with its handle, the terrace and garden beyond",
  },
  "upvcdoor-sitout": {
    master: "upvcdoor-b",
    alt: "White uPVC sliding doors four panels wide, open to a paved sit-out with chairs",
  },
  "upvcdoor-handle": { master: "upvcdoor-c", alt: "Pull handle on a white uPVC sliding door" },
  "upvcdoor-track": { master: "upvcdoor-d", alt: "Track and welded corner of a uPVC sliding door" },
  "upvcdoor-open": { master: "upvcdoor-e", alt: "View through open white uPVC sliding doors to a sit-out" },
  "steelwindow-partition": {
    master: "steelwindow-a",
    alt: "Slim dark steel and glass partition with a pair of doors between a living room and a study",
    measure: { from: [0.095, 0.165], to: [0.095, 0.855], text: "2,700 mm" },
  },
  "steelwindow-fixed": {
    master: "steelwindow-a-fixed",
    alt: "Fixed panes of a steel partition in slim dark sections, shelves behind the glass",
  },
  "steelwindow-study": {
    master: "steelwindow-b",
    alt: "Study with a desk in front of a steel window in slim dark sections",
  },
  "steelwindow-handle": { master: "steelwindow-c", alt: "Brass handle on a dark steel door" },
  "steelwindow-outer": {
    master: "steelwindow-d",
    alt: "Steel window with slim glazing bars, the garden behind",
  },
  "steelwindow-doors": {
    master: "steelwindow-e",
    alt: "Front view of a steel and glass partition with a pair of doors",
  },
  "upvcdoor-sill": {
    master: "gallery-upvc-sill",
    alt: "Low sill of an open uPVC sliding door with its tracks, with sandals and a mat on the sit-out in front of it",
  },
  "upvcwindow-corner-room": {
    master: "project-upvc-room",
    alt: "Living room with white uPVC windows: casements, and a three-panel slider above a window seat",
  },
  "steelwindow-open-leaf": {
    master: "gallery-steel-leaf",
    alt: "Steel and glass partition seen over the desk of a study, one leaf of its doors standing open",
  },
} as const satisfies Shots;
