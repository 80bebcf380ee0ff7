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

export const structureShots = {
  "shower-room": {
    master: "shower-a",
    focus: "right",
    alt: "Corner shower cubicle of clear toughened glass on a granite kerb: wall hinges, support bar and a tubular handle",
    measure: { from: [0.39, 0.197], to: [0.39, 0.825], text: "2,000 mm" },
  },
  "shower-kerb": {
    master: "shower-a-kerb",
    alt: "Foot of a glass cubicle on a granite kerb, a small clamp at the fixed panel",
  },
  "shower-bar": {
    master: "shower-a-bar",
    alt: "Support bar from glass to wall above a frameless cubicle",
  },
  "shower-hardware": {
    master: "shower-b",
    alt: "Tubular handle at the edge of a frameless shower door, green tiles and marble behind the glass",
  },
  "shower-corner": {
    master: "shower-c",
    alt: "Frameless shower cubicle in a corner, fixed glass and a hinged door on a granite kerb, a bar across their tops",
  },
  "shower-front": {
    master: "shower-d",
    alt: "Shower cubicle from the front, green tiles and a lit niche behind its clear glass, a basin beside it",
  },
  "pergola-terrace": {
    master: "pergola-a",
    alt: "Dark steel pergola with a glass roof over a timber deck with seats",
    measure: { from: [0.348, 0.165], to: [0.348, 0.955], text: "2,700 mm" },
  },
  "pergola-post-beam": {
    master: "pergola-a-post-beam",
    alt: "Post and beams of a pergola in dark coated steel, bolted at the corner, against a white wall",
  },
  "pergola-within": {
    master: "pergola-b",
    alt: "Pergola roof seen from below: steel beams, slats and glass",
  },
  "pergola-joint": {
    master: "pergola-c",
    alt: "Bolted corner of a pergola and the polished edge of its glass roof",
  },
  "pergola-railing": {
    master: "pergola-d",
    alt: "Terrace with seats under a pergola and a railing at its edge",
  },
  "pergola-roof": { master: "pergola-e", alt: "Glass roof of a pergola seen from above, laid to a fall" },
  "truss-shed": {
    master: "truss-a",
    alt: "Galvanised tubular roof trusses on columns against a blue sky",
    measure: { from: [0.452, 0.535], to: [0.452, 0.74], text: "4,800 mm" },
  },
  "truss-bays": {
    master: "truss-a-bays",
    alt: "Galvanised trusses repeated bay by bay under a sheet roof",
  },
  "truss-sections": {
    master: "truss-a-sections",
    alt: "Galvanised channels stacked on timber before they are put up",
  },
  "truss-node": {
    master: "truss-b",
    alt: "Node of a galvanised roof truss where its members meet at a bolted gusset plate",
  },
  "truss-base": { master: "truss-c", alt: "Column base plate with four anchor bolts on grout" },
  "truss-stair": { master: "truss-d", alt: "Galvanised steel stair with pipe handrails on both sides" },
  "workshop-hall": {
    master: "workshop-a",
    focus: "bottom",
    alt: "Fabrication workshop: a frame on trestles with tools on it, offcuts and a tool box on the floor, tube racks by the windows",
  },
  "workshop-tubes": { master: "workshop-b", alt: "Stacked stainless and steel tubes in a workshop rack" },
  "workshop-fittings": {
    master: "workshop-c",
    alt: "Polished stainless fittings on a dark bench: a bent tube, standoffs, base flanges, a cover cap and stacked tubes",
  },
  "workshop-fittings-close": {
    master: "workshop-c",
    crop: [0.15, 0.12, 0.6, 0.8],
    alt: "Stainless standoffs, a bolt and base flanges in front of upright tubes and a bend",
  },
  "workshop-weld": {
    master: "workshop-d",
    focus: "bottom",
    alt: "Close view of a TIG weld round a stainless tube: fine ripples, bands of straw and blue heat tint, the used cup of the torch beside it",
  },
  "workshop-frame": { master: "workshop-e", alt: "Steel frame lying on trestles in a workshop" },
  "truss-ladder": {
    master: "project-truss-evening",
    alt: "Galvanised roof trusses of a shed in low sunlight, a ladder at the beam, a bicycle and offcuts below",
  },
  "pergola-table": {
    master: "gallery-pergola-table",
    alt: "Table and seats on a timber deck under a pergola with slats, a glass railing along the edge of the terrace",
  },
  "pergola-low-sun": {
    master: "project-pergola-low",
    alt: "Steel pergola with a glass roof over a timber deck in low sunlight, from the house wall",
  },
  "workshop-frame-corner": {
    master: "gallery-frame-corner",
    alt: "Welded frame clamped to trestles, an angle grinder, a saw and a steel tape lying on it",
  },
  "shower-terracotta": {
    master: "project-shower-warm",
    alt: "Corner shower cubicle of clear glass against terracotta tiles, a support bar across the top",
  },
} as const satisfies Shots;

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
