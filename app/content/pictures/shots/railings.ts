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

export const handrailShots = {
  "handrail-ss-ramp": {
    master: "ss-ramp",
    alt: "Ramp to a block of flats between stainless handrails: looped ends, 50 mm top tube, second rail, five pipes; a bicycle at the wall",
    measure: { from: [0.3285, 0.56], to: [0.3285, 0.838], text: "1,050 mm" },
  },
  "handrail-ss-entrance": {
    master: "handrail-ss-a",
    alt: "Stainless handrail up granite entrance steps and round the sit-out: round posts, 50 mm top tube, five horizontal pipes",
    measure: { from: [0.845, 0.437], to: [0.845, 0.575], text: "1,050 mm" },
  },
  "handrail-ss-down": {
    master: "handrail-ss-b",
    alt: "Stainless posts at equal centres along a sit-out, horizontal pipes turning down the steps",
  },
  "handrail-ss-foot": {
    master: "handrail-ss-c",
    alt: "First post of a stainless handrail on a granite step, a round cover over its base plate",
  },
  "handrail-ss-bend": {
    master: "handrail-ss-d",
    alt: "Stainless top tube and horizontal pipes bent from the slope of the stair to the level of the landing",
  },
  "handrail-ss-front": {
    master: "handrail-ss-e",
    alt: "Stainless rail and five pipes parallel to the pitch of eight granite steps",
  },
  "handrail-ss-pin": {
    master: "handrail-ss-f",
    alt: "Stainless top tube carried on a thin pin above its post, pipes passing through the post below",
  },
  "handrail-ms-verandah": {
    master: "ms-verandah",
    alt: "Black mild steel railing of square bars under a row of rings between the timber pillars of an old verandah, a towel over its top rail",
    measure: { from: [0.377, 0.447], to: [0.377, 0.74], text: "1,050 mm" },
  },
  "handrail-ms-down": {
    master: "handrail-ms-b",
    alt: "Black powder-coated railing along a sit-out, its shadow on the stone floor",
  },
  "handrail-ms-foot": {
    master: "handrail-ms-c",
    alt: "Square mild steel post on a base plate with four bolts, bars of the railing behind",
  },
  "handrail-ms-bend": {
    master: "handrail-ms-d",
    alt: "Rings welded between the two upper rails of a mild steel railing where the stair meets the landing",
  },
  "handrail-ms-front": {
    master: "handrail-ms-e",
    alt: "Mild steel railing on a stair seen from the side: square bars at even gaps under a row of rings",
  },
  "handrail-folding-bay": {
    master: "handrail-fold",
    alt: "Mild steel railing whose middle bay is folded inwards in two hinged leaves to open the landing",
  },
  "handrail-gi-corridor": {
    master: "gi-corridor",
    alt: "Railing of galvanised pipe with toughened glass along the upper corridor of a school, bags and sandals at the classrooms",
    measure: { from: [0.684, 0.598], to: [0.684, 0.958], text: "1,050 mm" },
  },
  "handrail-gi-down": {
    master: "handrail-gi-b",
    alt: "Galvanised pipe posts and rail with glass between, seen along the sit-out and down the steps",
  },
  "handrail-gi-foot": {
    master: "handrail-gi-c",
    alt: "Galvanised pipe post on a base plate bolted to a stone step, toughened glass beside it",
  },
  "handrail-gi-bend": {
    master: "handrail-gi-d",
    alt: "Galvanised pipe rail bent from the stair to the landing over panes of glass",
  },
  "handrail-gi-clamp": {
    master: "handrail-gi-f",
    alt: "Clamps on both sides of a galvanised pipe post hold the edges of two glass panes",
  },
  "handrail-cable-down": {
    master: "handrail-cable-b",
    alt: "Railing of steel cables stretched through stainless posts under a timber top rail",
  },
  "handrail-wood-bend": {
    master: "handrail-wood-d",
    alt: "Round timber top rail on stainless pins over panes of toughened glass",
  },
  "handrail-balusters": {
    master: "handrail-baluster-e",
    alt: "Stair railing of upright stainless balusters between two pipes under a round top rail",
  },
  "charupudi-verandah": {
    master: "bench-a",
    alt: "Charupudi along a verandah with white columns: teak seat and leaning stainless backrest above a red floor",
    measure: { from: [0.505, 0.615], to: [0.505, 0.79], text: "450 mm" },
  },
  "charupudi-seats": {
    master: "bench-b",
    alt: "Two charupudi seats of teak planks between white columns, stainless backrests leaning outwards to the garden",
  },
  "charupudi-backrest": {
    master: "bench-c",
    alt: "Stainless uprights, each bent once at the seat, carry three pipes and the top rail of the backrest",
  },
  "charupudi-garden-side": {
    master: "bench-d",
    alt: "Charupudi from the garden: the backrest leans out over the edge of the verandah",
  },
  "charupudi-seat-end": {
    master: "bench-e",
    alt: "End of a teak seat beside a round column, the pipes of the backrest cut square",
  },
  "charupudi-planks": {
    master: "bench-a",
    crop: [0, 0.3, 0.58, 0.58],
    alt: "Sunlit teak planks with narrow gaps on a stainless frame, the backrest behind them",
  },
} as const satisfies Shots;
