import type { Shots } from "../shot";

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
