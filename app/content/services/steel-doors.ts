import type { ServiceTexts } from "./types";

export const steelDoors: ServiceTexts = {
  lead: "Embossed steel main doors with a timber-look finish and a lock that bolts on several sides.",
  description:
    "Main doors in pressed steel with a wood grain finish, a filled core and a multi-point lock, supplied with their frame.",
  metaDescription:
    "Steel main doors in Coimbatore: embossed sheet with timber-look finish, filled core, EPDM seals and multi-point or digital locks, fitted.",
  caption: "Embossed steel · Wood grain · Multi-point lock",
  about: [
    "A good teak main door is costly and moves with the seasons. An embossed steel door keeps its size, looks like panelled wood, and bolts into its frame at the side, above and below. It suits a main entrance, an apartment, or a rear door that must be as secure.",
    "The skins are pressed in one stroke, so the mouldings are part of the sheet. They are bonded to a core of honeycomb or mineral wool inside a steel edge frame. The grain is a heat-transfer print under clear polyester, or a laminated film in deep shade.",
    "Leaf and frame are ordered as a set, handed left or right, with or without a side light. We measure the opening between finished plaster lines and check whether floor and lintel are level; a frame can hide ten millimetres, but not thirty.",
  ],
  features: {
    "Bolts on three sides":
      "One turn of the key moves bolts at lock height and rods at the top and bottom. Some models have two more bolts at the lock edge.",
    "Ready for a digital lock":
      "Cut-outs and the cable path for fingerprint or keypad locks are prepared. A mechanical key always works too.",
    "Anti-lift pins":
      "Fixed pins on the hinge edge enter the frame as the door shuts, so removing a hinge does not open it.",
    "Seals round the leaf":
      "EPDM in the frame and a drop seal or sill gasket below keep out dust, ants and noise.",
    "Side light in safety glass":
      "A narrow frosted pane, toughened or laminated, too far from the lock to reach it.",
  },
  specification: {
    Skin: "Cold-rolled or galvanised sheet, 0.8–1.2 mm, embossed",
    Leaf: "50–70 mm thick",
    Core: "Honeycomb or mineral wool, bonded",
    Frame: "1.5–2 mm pressed steel, depth to suit the wall",
    Lock: "Multi-point mortise with cylinder; digital lock optional",
    Hinges: "3 or 4 steel butts or concealed hinges with bearing",
    Extras: "Door viewer, safety chain, side light, sill in SS 304",
    Size: "Single 900–1,200 × 2,100 mm; mother-and-son or double to 1,800 mm",
  },
  benefits: [
    "The look of panelled wood without polishing every other year",
    "Does not jam when the rains come",
    "Safe from white ants",
    "One turn bolts it on several sides",
    "Quieter entrance, thanks to core and seals",
    "Arrives finished",
  ],
  finishes: [
    "Teak grain",
    "Walnut grain",
    "Rosewood grain",
    "Plain dark grey",
    "SS or antique brass furniture",
  ],
  fixing:
    "We remove the old frame and square the opening. Then we set the steel frame on packers, plumb both faces, anchor it at ten points through reinforced pockets, and fill the back with cement grout or foam. Finally we hang the leaf, set the strike plates, seal the joints and take off the film.",
  care: [
    "Dust with a soft dry cloth, then a damp one. No thinner, no kerosene.",
    "Touch up scratches with a wax stick in the nearest shade.",
    "Change the batteries of a digital lock when it first warns, and keep the key outside the house.",
    "Spray the seals with a little silicone each summer.",
  ],
  climate:
    "A west-facing entrance gets the sun from two o'clock on. A dark metal face then reaches 60 °C and more, and cheap film lifts at the edges. For such an entrance we suggest a lighter grain, a foam or wool core, and a canopy at least 600 mm deep, which also keeps the November rain off the threshold.",
  questions: [
    {
      question: "Does it sound hollow?",
      answer: "An empty one does. With a bonded core, it closes with a solid, quiet sound.",
    },
    {
      question: "Can it be planed if it does not fit?",
      answer:
        "No. Steel is made to size, so we measure after the plaster and floor are finished. The frame can be adjusted by a few millimetres.",
    },
    {
      question: "What happens in a power cut?",
      answer:
        "Nothing: digital locks run on batteries. Each also has a key, and many can be powered from outside with a power bank.",
    },
  ],
  captions: [
    "Lock side and embossed panels",
    "Lever handle and cylinder",
    "Bolts of the multi-point lock",
    "Moulding pressed into the sheet",
    "Frosted side light beside the leaf",
  ],
  related: ["safety-door-work", "gi-steel-door", "upvc-doors"],
};
