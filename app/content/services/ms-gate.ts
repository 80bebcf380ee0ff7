import type { ServiceTexts } from "./types";

export const msGate: ServiceTexts = {
  lead: "Swing and sliding main gates in mild steel, with bars, sheet or laser-cut panels.",
  description:
    "Main gates in mild steel, drawn for your opening and your slope, with a frame stiff enough not to sag.",
  metaDescription:
    "Mild steel main gates in Coimbatore: swing or sliding, laser-cut panels, 50 mm tube frames, bearing hinges and powder coat, made to size.",
  caption: "MS 50 × 50 mm · Laser-cut 3 mm · Charcoal",
  about: [
    "A gate leaf two metres wide pulls at its upper hinge day and night. A weak frame sags within a year: the lock no longer lines up and the bottom scrapes. So we design the frame first and the pattern second.",
    "We build the frame in 50 × 50 or 60 × 40 mm tube with a mid rail, and a diagonal if the leaf has only open bars. We fill it with square bars, horizontal slats, 1.6 mm sheet, or a 3 mm panel laser-cut to your design.",
    "If the pillars are already built, we measure them at three heights, because few are plumb. If not, we tell your mason where to cast the insert plates.",
  ],
  features: {
    "Frames that stay square":
      "Welded on a flat bed, with both diagonals checked to within 2 mm before and after the final weld.",
    "Hinges with a bearing":
      "Pin hinges on a thrust bearing or steel ball, with a grease nipple, sized for the leaf.",
    "Sliding on two wheels":
      "Grooved steel wheels with sealed bearings on a 20 mm round or angle track, guide rollers above, stops at both ends.",
    "Laser-cut panels":
      "2–4 mm plate cut from your drawing or ours, set in a rebate and stitch-welded at the back.",
    "Ready for a motor": "On request we weld the rack line or arm bracket and leave a conduit in the pillar.",
  },
  specification: {
    Material: "Mild steel tube and plate, E250",
    Frame: "50 × 50 or 60 × 40 mm, wall 2–3 mm",
    Infill: "12 mm square bar, 25 mm tube, 40 × 20 mm slats, 1.6 mm sheet, or 3 mm laser-cut plate",
    Leaf: "Swing up to about 2.2 m each; sliding up to about 6 m",
    Hinges: "Bearing pin hinges, 2 per leaf, 3 above 150 kg",
    Lock: "Hook bolt with cylinder, tower bolt to the floor, padlock eye",
    Primer: "Zinc-rich epoxy, 40–50 microns",
    Finish: "Exterior polyester powder 60–80 microns, or PU paint",
  },
  benefits: [
    "Privacy below and a view above, at the height you choose",
    "Any pattern, from plain slats to a temple motif",
    "Carries a letter box, a number plate and a wicket door",
    "Strong enough for a motor later",
    "Light enough to move with one hand",
    "Parts can be welded and refinished on site after a knock",
  ],
  finishes: [
    "Matt charcoal",
    "Matt black",
    "Textured brown",
    "Timber-look slats",
    "Laser panel in a second colour",
    "SS handles",
  ],
  fixing:
    "Hinges are welded to insert plates cast in the pillar, or to a steel post of 100 × 100 × 4 mm set 600 mm deep beside it. A sliding gate needs a concrete beam under its track, 200 × 200 mm with two bars, and a reinforced portal post with rollers. On site we weld only hinges and stops, and paint them the same day.",
  care: [
    "Grease hinges and lock twice a year, before each monsoon.",
    "Keep the track free of stones and sand; a broom is enough.",
    "Rinse dust off the lower panel, where it mixes with splash water.",
    "Repair stone chips with primer and touch-up paint.",
  ],
  climate:
    "From June to August the west wind pushes hard against a solid leaf of four square metres, so sheeted gates also get a floor bolt for the open position. In the black soil east of the city, pillars move with the rains; we leave 40–50 mm under the leaf and fit adjustable hinges.",
  questions: [
    {
      question: "Should I choose a swing or sliding gate?",
      answer:
        "Sliding, if the drive rises behind the gate or you park within a leaf's length of it. Otherwise swing: it has fewer parts and no track to clean.",
    },
    {
      question: "Our old gate sags. Can it be saved?",
      answer:
        "Usually, yes: the hinge is worn or the pillar has moved, and the leaf is fine. A new bearing hinge often solves it.",
    },
    {
      question: "How heavy is a gate?",
      answer:
        "A pair for a 3.6 m opening weighs roughly 100 to 200 kg, depending on the pattern. The weight decides the hinges, posts and motor.",
    },
  ],
  captions: [
    "Bars, laser-cut panel and solid sheet",
    "Laser-cut petal pattern",
    "Lock and pull handles",
    "Hinge side at the pillar",
    "Half open",
  ],
  related: ["ss-gate", "ms-handrail-work", "safety-door-work"],
};
