import type { Shots } from "../shot";

export const gateShots = {
  "msgate-dusk": {
    master: "gate-a",
    alt: "Charcoal mild steel double gate with laser-cut petal panels and round bars between granite pillars at dusk",
    measure: { from: [0.165, 0.845], to: [0.737, 0.8], text: "4,200 mm" },
  },
  "msgate-left-leaf": {
    master: "gate-a-left-leaf",
    alt: "Leaf of a steel gate: bars above, laser-cut panel at the edge and solid sheet below",
  },
  "msgate-laser-panel": {
    master: "gate-b",
    alt: "Petals laser-cut into both leaves of a charcoal gate at dusk, two long round pull handles between them",
  },
  "msgate-sliding": {
    master: "msgate2-a",
    alt: "Dark sliding gate of bars and solid sheet between granite pillars in sunlight",
  },
  "msgate-lock": {
    master: "msgate2-c",
    alt: "Pull handles and lock case on a laser-cut steel gate",
  },
  "msgate-hinge": {
    master: "msgate2-d",
    alt: "Gate hinge turning on a pin, bolted to a granite pillar",
  },
  "msgate-sliding-half-open": {
    master: "msgate2-f",
    alt: "Sliding steel gate half open, the leaf behind a granite pillar",
  },
  "ssgate-street": {
    master: "ssgate-a",
    alt: "Stainless steel main gate and wicket gate between stone pillars in sunlight, brass-coloured lines in the solid lower half",
    measure: { from: [0.342, 0.835], to: [0.805, 0.79], text: "3,600 mm" },
  },
  "ssgate-double-leaf": {
    master: "ssgate-a-double-leaf",
    alt: "Both leaves of a stainless main gate, closed between stone pillars",
  },
  "ssgate-panel": {
    master: "ssgate-b",
    alt: "Close-up of a stainless steel gate panel with small rectangular plates",
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
  "msgate-bicycle": {
    master: "project-msgate-evening",
    alt: "Double-leaf steel gate with laser-cut panels and solid sheet, a bicycle against its stone pillar",
  },
  "msgate-frame-corner": {
    master: "gallery-msgate-corner",
    alt: "Square bars, a laser-cut panel and solid sheet meeting in the frame of a dark mild steel gate",
  },
  "ssgate-plates": {
    master: "gallery-ssgate-plates",
    alt: "Mirror plates and brass-coloured frames raised on the hairline sheet of a stainless gate",
  },
  "ssgate-morning": {
    master: "project-ssgate-morning",
    alt: "Stainless main gate and wicket between stone pillars in low sunlight, seen from the side of the main gate",
  },
} as const satisfies Shots;
