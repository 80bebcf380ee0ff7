import type { ServiceContent } from "./types";

export const steelDoors: ServiceContent = {
  slug: "steel-doors",
  title: "Steel Doors",
  lead: "Embossed steel main doors with a timber-look finish and a lock that bolts on several sides.",
  description:
    "Main doors in pressed steel with a wood grain finish, a filled core and a multi-point lock, supplied with their frame.",
  metaDescription:
    "Steel main doors in Coimbatore: embossed sheet with timber-look finish, filled core, EPDM seals and multi-point or digital locks, fitted.",
  caption: "Embossed steel · Wood grain · Multi-point lock",
  about: [
    "A good teak main door is costly and moves with the season. An embossed steel door keeps its size, looks like panelled wood from the step, and bolts into its frame at the side, above and below. It suits a main entrance, a flat, or a rear door that should not be the weak one.",
    "The skins are pressed in one stroke, so the mouldings are part of the sheet. They are bonded to a core of honeycomb or mineral wool inside a steel edge frame. The grain is a heat-transfer print under clear polyester, or a laminated film for deep shade.",
    "Leaf and frame are ordered as a set, handed left or right, with or without a side light. We measure the opening between finished plaster lines and check whether floor and lintel are level; a frame can hide ten millimetres, not thirty.",
  ],
  features: {
    "Bolts on three sides":
      "One turn of the key throws bolts at lock height and rods to head and sill. Some models add two more at the lock edge.",
    "Ready for a digital lock":
      "Cut-outs and the cable path for fingerprint or keypad locks are prepared, with a mechanical key as the way back in.",
    "Anti-lift pins":
      "Fixed pins on the hinge edge enter the frame as the door shuts. Removing a hinge gains nothing.",
    "Seals round the leaf":
      "EPDM in the frame and a drop seal or sill gasket below keep out dust, ants and noise.",
    "Side light in safety glass":
      "A narrow frosted pane, toughened or laminated, set so that it is out of an arm's reach of the lock.",
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
    "The look of panelled wood without the polish every other year",
    "Does not jam when the rains come",
    "Nothing for white ants to eat",
    "Bolted on several sides with one turn",
    "Quieter entrance, thanks to core and seals",
    "Arrives finished, with nothing to polish on site",
  ],
  finishes: [
    "Teak grain",
    "Walnut grain",
    "Rosewood grain",
    "Plain dark grey",
    "SS or antique brass furniture",
  ],
  fixing:
    "First the old frame is removed and the opening squared. The steel frame is set on packers, plumbed on both faces, and anchored at ten points through reinforced pockets. Cement grout or foam fills the back. We hang the leaf, set the strike plates and only then seal and take off the film.",
  care: [
    "Dust with a soft dry cloth, then a damp one. No thinner, no kerosene.",
    "Touch scratches with the wax stick in the nearest shade.",
    "Change the batteries of a digital lock when it first warns, and keep the key outside the house.",
    "A little silicone spray on the seals each summer.",
  ],
  climate:
    "A west-facing entrance gets the low sun from two o'clock on. Dark grain on a metal face then reaches 60 °C and more, and cheap film lifts at the edges. For such a wall we suggest a lighter grain, a foam or wool core, and a canopy at least 600 mm deep, which also keeps the November rain off the threshold.",
  questions: [
    {
      question: "Does it sound hollow?",
      answer:
        "An empty one does. With a bonded core it closes with a dull sound, closer to a flat's door than to a cupboard.",
    },
    {
      question: "Can it be planed if it does not fit?",
      answer:
        "No. Steel is ordered to size, and that is why we measure after plaster and floor. The frame has a few millimetres for adjustment.",
    },
    {
      question: "What happens in a power cut?",
      answer:
        "Digital locks run on batteries and do not notice. Each also has a key, and many take a power bank at the outside contact.",
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
