import type { ServiceContent } from "./types";

export const safetyDoorWork: ServiceContent = {
  slug: "safety-door-work",
  title: "Safety Door Work",
  lead: "An outer door of bars, mesh and sheet, so that the main door can stand open for air.",
  description:
    "Outer safety doors in stainless or coated steel that let air and a voice through and nobody else.",
  metaDescription:
    "Safety doors in Coimbatore: SS 304 bars, mesh and perforated sheet before the main door, multi-bolt locks, made to your door opening.",
  caption: "SS 304 bars · Perforated sheet · 3-bolt lock",
  about: [
    "At six in the evening the main door is opened for the breeze. A safety door in front of it lets that happen. You see who rings, speak through it, take a parcel at the side, and keep it locked.",
    "The leaf is a welded frame with bars in the upper half and perforated or plain sheet in the lower. A fine stainless mesh behind the bars keeps mosquitoes out. It hangs on the same granite or timber opening as the main door, 60 to 100 mm in front of it, on a frame of its own.",
    "We design it with the main door and not against it. Handles must not strike one another, the swing must clear the step, and the carved teak behind should still be seen.",
  ],
  features: {
    "Bars that do not bend":
      "16 mm solid or 19 mm tube with a 12 mm rod inside, at gaps of 80–90 mm, welded into both rails.",
    "A lock with three bolts":
      "Deadbolts at the side, and rods to head and sill on request. Key outside, key or thumb-turn inside.",
    "Hinges from inside only":
      "Four-knuckle butt hinges with fixed pins. With the door shut they cannot be knocked out.",
    "Mesh you can take off":
      "SS 304 insect mesh in a slim frame held by turn clips. Lift it off, wash it, put it back.",
    "Sheet at hand height": "A closed band round the lock, so that no arm reaches through to the latch.",
  },
  specification: {
    "Leaf frame": "SS 304 or MS tube, 50 × 25 or 40 × 40 mm, wall 2 mm",
    Bars: "16 mm solid or 19 mm tube with rod, gap 75–90 mm",
    "Lower panel": "1.5 mm perforated or plain sheet, laser-cut if wished",
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
    "The teak door behind weathers less",
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
    "The outer frame is fixed with six or eight 10 × 100 mm frame anchors through its depth, screwed and not hammered, so that granite jambs do not chip. Gaps are closed with silicone in the colour of the wall. If the jamb is teak, we use stainless coach screws into pilot holes.",
  care: [
    "Brush the mesh with a soft brush and rinse it from the inside.",
    "A little graphite powder in the cylinder once a year; no cooking oil.",
    "Wipe the lever and the band round it, where hands leave salt.",
  ],
  climate:
    "The door works hardest from February to May, when houses are opened at dusk, and again in the mosquito weeks after rain. Dust from a dry street clogs mesh within a month, so ours lifts off. On an entrance that faces west, driven rain reaches the lock: we choose a case with a drain and keep the keyhole under a cover.",
  questions: [
    {
      question: "Is there room in front of our main door?",
      answer:
        "We need about 60 mm between the two handles. If the jamb is too narrow, a slim box frame brings the safety door forward.",
    },
    {
      question: "Inward or outward?",
      answer:
        "Outward is usual, since the main door opens inward. Check the step: the swing needs a flat metre outside, or a narrower pair of leaves.",
    },
    {
      question: "Can it have the same key as the main door?",
      answer:
        "If both take a European-profile cylinder, yes, they can be keyed alike. Old lever locks cannot.",
    },
  ],
  captions: [
    "Bars above, perforated sheet below",
    "Lever, lock and closed band",
    "Open before the teak main door",
    "Hinge side of the frame",
    "Lower panel at the threshold",
  ],
  related: ["steel-doors", "ss-gate", "gi-steel-door"],
};
