import type { Shots } from "../shot";

/** uPVC windows and doors, steel windows and partitions. */
export const windowShots = {
  "upvcwindow-room": {
    master: "upvcwindow-a",
    alt: "White uPVC windows in a living room: a pair of casements and a three-panel slider above a window seat",
  },
  "upvcwindow-casements": {
    master: "upvcwindow-a",
    crop: [0.04, 0.23, 0.32, 0.42],
    alt: "Pair of white uPVC casements, one sash open to the garden",
  },
  "upvcwindow-slider": {
    master: "upvcwindow-a",
    crop: [0.4, 0.25, 0.52, 0.6],
    alt: "White uPVC sliding window in three panels above a window seat",
  },
  "upvcwindow-both": {
    master: "upvcwindow-a",
    crop: [0.04, 0.2, 0.82, 0.52],
    focus: "right",
    alt: "uPVC casements and a slider side by side with granite sills",
  },
  "upvcwindow-open-sash": {
    master: "upvcwindow-a",
    crop: [0.06, 0.26, 0.26, 0.26],
    alt: "uPVC casement turned inwards on its hinges, trees behind",
  },
  "upvcwindow-meeting": {
    master: "upvcwindow-a",
    crop: [0.52, 0.36, 0.34, 0.32],
    alt: "Meeting frames of a uPVC slider, handles let into the sashes",
  },
  "upvcwindow-mesh-slider": { master: "upvcwindow-b", alt: "uPVC sliding window with a mosquito mesh sash" },
  "upvcwindow-handle": { master: "upvcwindow-c", alt: "Handle of a white uPVC casement" },
  "upvcwindow-mesh": { master: "upvcwindow-d", alt: "Mosquito mesh in a uPVC sash seen from close by" },
  "upvcwindow-outside": {
    master: "upvcwindow-e",
    alt: "White uPVC windows under a sunshade on a plastered wall, seen from the garden",
  },
  "upvcdoor-living": {
    master: "upvcdoor-a",
    alt: "White uPVC sliding doors across a living room, the garden behind",
  },
  "upvcdoor-panels": {
    master: "upvcdoor-a",
    crop: [0.16, 0.22, 0.55, 0.62],
    alt: "Four-panel uPVC sliding door with the middle open to a paved sit-out",
  },
  "upvcdoor-fixed": {
    master: "upvcdoor-a",
    crop: [0.15, 0.23, 0.28, 0.58],
    alt: "Outer panels of a uPVC sliding door, pull handle on the inner stile",
  },
  "upvcdoor-closing": {
    master: "upvcdoor-a",
    crop: [0.53, 0.27, 0.28, 0.46],
    alt: "Closing panel of a uPVC sliding door with its handle",
  },
  "upvcdoor-threshold": {
    master: "upvcdoor-a",
    crop: [0.15, 0.5, 0.56, 0.36],
    alt: "Low threshold of a uPVC sliding door between a marble floor and the sit-out",
  },
  "upvcdoor-opening": {
    master: "upvcdoor-a",
    crop: [0.33, 0.26, 0.28, 0.48],
    alt: "Clear opening of a uPVC sliding door, chair and garden behind",
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
  },
  "steelwindow-fixed": {
    master: "steelwindow-a",
    crop: [0.11, 0.16, 0.32, 0.7],
    alt: "Fixed panes of a steel partition in slim dark sections",
  },
  "steelwindow-doors-crop": {
    master: "steelwindow-a",
    crop: [0.38, 0.3, 0.3, 0.5],
    alt: "Pair of glazed steel doors in a partition, one standing open",
  },
  "steelwindow-corner": {
    master: "steelwindow-a",
    crop: [0.72, 0.18, 0.28, 0.5],
    alt: "Steel window with slim glazing bars over a low sill",
  },
  "steelwindow-whole-partition": {
    master: "steelwindow-a",
    crop: [0.1, 0.14, 0.69, 0.72],
    alt: "Whole steel and glass partition: fixed panes, top lights and a pair of doors",
  },
  "steelwindow-panes": {
    master: "steelwindow-a",
    crop: [0.52, 0.22, 0.28, 0.5],
    alt: "Steel partition beside its door, the study window seen through it",
  },
  "steelwindow-study": {
    master: "steelwindow-b",
    alt: "Study with a desk before a steel window in slim dark sections",
  },
  "steelwindow-handle": { master: "steelwindow-c", alt: "Brass handle on a dark steel door" },
  "steelwindow-outer": {
    master: "steelwindow-d",
    alt: "Steel window with slim glazing bars, the garden behind",
  },
  "steelwindow-doors": {
    master: "steelwindow-e",
    alt: "Steel and glass partition from the front with its pair of doors",
  },
} as const satisfies Shots;
