import type { ServiceTexts } from "./types";

export const safetyDoorWork: ServiceTexts = {
  lead: "An outer door of bars, mesh and sheet, so that you can leave the main door open for air.",
  description: "Outer safety doors in stainless or coated steel that let in air and keep out strangers.",
  metaDescription:
    "Safety doors in Coimbatore: SS 304 bars, mesh and perforated sheet before the main door, multi-bolt locks, made to your door opening.",
  caption: "SS 304 bars · Perforated sheet · 3-bolt lock",
  about: [
    "Open the main door for the evening breeze and keep the safety door in front of it locked. You can see who rings and talk to them without unlocking it.",
    "The leaf is a welded frame with bars in the upper half and perforated or plain sheet in the lower. A fine stainless mesh behind the bars keeps mosquitoes out. It hangs in the same granite or timber opening as the main door, 60 to 100 mm in front of it, on its own frame.",
    "We design it to work with your main door: the handles must not touch, the door must clear the step when it swings, and your carved teak should still be visible.",
  ],
  features: {
    "Bars that do not bend":
      "16 mm solid or 19 mm tube with a 12 mm rod inside, at gaps of 80–90 mm, welded into both rails.",
    "A lock with three bolts":
      "Deadbolts at the side, and rods to head and sill on request. Key outside, key or thumb-turn inside.",
    "Tamper-proof hinges":
      "Four-knuckle butt hinges with fixed pins. The pins cannot be knocked out while the door is shut.",
    "Removable mesh":
      "SS 304 insect mesh in a slim frame held by turn clips. Lift it off, wash it and put it back.",
    "Closed panel around the lock": "So that no one can reach through to the latch.",
  },
  specification: {
    "Leaf frame": "SS 304 or MS tube, 50 × 25 or 40 × 40 mm, wall 2 mm",
    Bars: "16 mm solid or 19 mm tube with rod, gap 75–90 mm",
    "Lower panel": "1.5 mm perforated or plain sheet, laser-cut if you wish",
    Mesh: "SS 304 insect mesh, about 0.25 mm wire, removable",
    "Outer frame": "60 × 40 mm, wall 2 mm",
    Lock: "Three-bolt mortise lock with cylinder, lever handle, night latch",
    Hinges: "3 or 4 SS butt hinges 100 mm, fixed pin",
    Size: "To your opening; single up to 1.1 m, double above",
  },
  benefits: [
    "Evening air without an open house",
    "See and speak before you unlock",
    "Mosquitoes stay outside",
    "A second lock at night",
    "Protects the teak door behind from the weather",
    "Made to the pattern of your window grills if you like",
  ],
  finishes: [
    "Brushed SS",
    "SS with gold-coloured inserts",
    "Matt black powder coat",
    "Rosewood-brown powder coat",
    "SS bars in a black frame",
  ],
  fixing:
    "The outer frame is fixed with six or eight 10 × 100 mm frame anchors through its depth, screwed, not hammered in, so that granite jambs do not chip. We close gaps with silicone in the colour of the wall. In teak jambs we use stainless coach screws in pilot holes.",
  care: [
    "Brush the mesh with a soft brush and rinse it from the inside.",
    "Put a little graphite powder in the cylinder once a year; never cooking oil.",
    "Wipe the lever and the panel around it, where hands leave salt.",
  ],
  climate:
    "You will use the door most from February to May, when houses are opened at dusk, and in the weeks after rain, when mosquitoes come. Street dust clogs mesh within a month, so ours lifts off. At an entrance that faces west, driven rain reaches the lock: we fit a lock case with a drain and a cover over the keyhole.",
  questions: [
    {
      question: "Is there room in front of our main door?",
      answer:
        "We need about 60 mm between the two handles. If the jamb is too narrow, a slim box frame brings the safety door forward.",
    },
    {
      question: "Does it open inwards or outwards?",
      answer:
        "Usually outwards, because the main door opens inwards. It needs a metre of level floor outside, or a pair of narrower leaves.",
    },
    {
      question: "Can it have the same key as the main door?",
      answer: "Yes, if both take a European-profile cylinder. Old lever locks cannot be keyed alike.",
    },
  ],
  captions: [
    "Bars above, perforated sheet below",
    "Lever, lock and closed panel",
    "Open in front of the teak main door",
    "Hinge side of the frame",
    "Lower panel at the threshold",
  ],
  related: ["steel-doors", "ss-gate", "gi-steel-door"],
};
