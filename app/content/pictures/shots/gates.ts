import type { Shots } from "../shot";

/** Main gates of mild and of stainless steel. */
export const gateShots = {
  "msgate-dusk": {
    master: "gate-a",
    alt: "Charcoal mild steel double gate with laser-cut petal panels and round bars between granite pillars at dusk",
  },
  "msgate-bars": {
    master: "gate-a",
    crop: [0.16, 0.33, 0.26, 0.3],
    alt: "Upright steel bars at even gaps between two cross rails, painted dark",
  },
  "msgate-petals": {
    master: "gate-a",
    crop: [0.34, 0.33, 0.28, 0.33],
    alt: "Laser-cut petal pattern in both leaves of a steel gate, long handles at the meeting stiles",
  },
  "msgate-left-leaf": {
    master: "gate-a",
    crop: [0.15, 0.3, 0.36, 0.5],
    alt: "Leaf of a steel gate: bars above, laser-cut panel at the edge and closed sheet below",
  },
  "msgate-hinge-pillar": {
    master: "gate-a",
    crop: [0.02, 0.2, 0.36, 0.64],
    alt: "Granite pillar with a lamp and the hinge side of a steel gate",
  },
  "msgate-handles": {
    master: "gate-a",
    crop: [0.4, 0.34, 0.3, 0.44],
    alt: "Lock and pull handles between the laser-cut panels of a steel gate",
  },
  "msgate-balcony-above": {
    master: "gate-a",
    crop: [0.12, 0, 0.5, 0.36],
    alt: "Balcony of a house at dusk with a pipe top rail, slim posts and glass",
  },
  "msgate-laser-panel": {
    master: "gate-b",
    alt: "Petals laser-cut into both leaves of a charcoal gate at dusk, two long round pull handles between them",
  },
  "msgate-sliding": {
    master: "msgate2-a",
    alt: "Dark sliding gate of bars and closed sheet between granite pillars in sunlight",
  },
  "msgate-lock": {
    master: "msgate2-c",
    alt: "Pull handles and lock case on a laser-cut steel gate",
  },
  "msgate-hinge": {
    master: "msgate2-d",
    alt: "Gate hinge turning on a pin, bolted to a granite pillar",
  },
  "msgate-swing": {
    master: "msgate2-e",
    alt: "Wide swing gate of dark steel before a house in daylight",
  },
  "msgate-sliding-half-open": {
    master: "msgate2-f",
    alt: "Sliding steel gate half open, the leaf behind a granite pillar",
  },
  "ssgate-street": {
    master: "ssgate-a",
    alt: "Stainless steel main gate and wicket gate between stone pillars in sunlight, brass-coloured lines in the closed lower half",
  },
  "ssgate-plates": {
    master: "ssgate-a",
    crop: [0.47, 0.37, 0.29, 0.34],
    alt: "Meeting leaves of a stainless gate with small rectangular plates and a key lock",
  },
  "ssgate-wicket-crop": {
    master: "ssgate-a",
    crop: [0.04, 0.25, 0.32, 0.62],
    alt: "Stainless wicket gate beside a stone pillar with number plate and bell",
  },
  "ssgate-left-panel": {
    master: "ssgate-a",
    crop: [0.42, 0.36, 0.26, 0.4],
    alt: "Raised plates in a brushed panel of a stainless gate, round bars beside it and sheet below",
  },
  "ssgate-double-leaf": {
    master: "ssgate-a",
    crop: [0.33, 0.35, 0.5, 0.46],
    alt: "Both leaves of a stainless main gate, closed between stone pillars",
  },
  "ssgate-hinge-pillar": {
    master: "ssgate-a",
    crop: [0.69, 0.28, 0.26, 0.54],
    alt: "Hinge side of a stainless gate at a stone pillar with a lamp on top",
  },
  "ssgate-balcony-above": {
    master: "ssgate-a",
    crop: [0.28, 0, 0.46, 0.42],
    alt: "Pipe top rail, slim posts and glass on the balcony of a white house with a timber screen",
  },
  "ssgate-panel": {
    master: "ssgate-b",
    alt: "Close view of a stainless steel gate panel with small rectangular plates",
  },
  "ssgate-lock": {
    master: "ssgate-c",
    alt: "Handles and lock of a stainless gate with brass-coloured edges",
  },
  "ssgate-wicket": {
    master: "ssgate-d",
    alt: "Stainless wicket gate between stone pillars",
  },
  "ssgate-hinge": {
    master: "ssgate-e",
    alt: "Hinge side of a stainless gate at a stone pillar",
  },
} as const satisfies Shots;
