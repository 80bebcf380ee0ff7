import type { ServiceTexts } from "./types";

export const pergolaGlassWork: ServiceTexts = {
  lead: "Steel pergolas with laminated glass roofs for terraces, courtyards and car porches.",
  description:
    "A steel frame and a roof of laminated glass: shade and shelter from rain for a terrace or courtyard, with a view of the sky.",
  metaDescription:
    "Glass roof pergolas in Coimbatore: coated steel frames, 13.52 mm laminated glass laid to a fall, for terraces, courtyards and porches.",
  caption: "Coated steel · 13.52 mm laminated · 5° fall",
  about: [
    "A pergola makes an outdoor room. Slats filter the sun; glass also keeps the rain off. We often combine them, with slats below the glass, for stripes of light and a dry table.",
    "The frame is square or rectangular tube, sized for the wind, and for a person on a ladder. Beams arrive finished and are bolted through end plates. Overhead glass is always laminated: if a pane cracks, the PVB holds it until it is replaced.",
    "We also glaze open-to-sky ducts, courtyards and the strip above a stair. There the frame is slimmer, and flashing, slope and gutter matter most.",
  ],
  features: {
    "Laminated overhead":
      "13.52 mm (6 + 1.52 PVB + 6), heat-treated, edges polished. Never a single toughened pane above people.",
    "A built-in slope":
      "A fall of 5 degrees in the rafters washes off dust; 2 % is the least. Water would collect on a flat glass roof.",
    "Bolted end plates":
      "10 mm plates with four M12 or M16 bolts. No welding, sparks or burnt paint on your terrace.",
    "Seals above, gasket below":
      "Glass lies on EPDM and is capped with aluminium or sealed with weather silicone, 10 mm wide.",
    "Slats set for the sun":
      "50 × 25 or 100 × 40 mm slats, angled for the position of the sun at three on an April afternoon.",
  },
  specification: {
    Posts: "100 × 100 or 150 × 150 mm tube, wall 4–5 mm",
    Beams: "150 × 50 to 200 × 100 mm tube, wall 3–5 mm, by span",
    Glass: "13.52 mm laminated; 17.52 mm (8 + 1.52 + 8) for larger panes",
    "Pane width": "900–1,200 mm between rafters",
    Slats: "Steel or aluminium 50 × 25 to 100 × 40 mm, gaps 50–80 mm",
    Water: "Fall 2–9 % (1–5°), box gutter 1.2 mm SS or GI, 75 mm downpipe",
    Protection: "Zinc-rich primer 50 microns, exterior powder 60–80 microns; galvanised on request",
    Base: "200 × 200 × 12 mm plate, four M16 anchors",
  },
  benefits: [
    "A terrace you can use at noon and in the rain",
    "Keeps daylight in the room behind",
    "Cracked glass stays in place",
    "No wood to oil, and nothing for termites",
    "Lights and fans can be wired inside the tube",
    "Can be unbolted if you add a floor later",
  ],
  finishes: [
    "Dark grey textured",
    "Matt black",
    "White",
    "Timber-look aluminium slats",
    "Clear, grey or bronze laminate",
    "White translucent interlayer",
  ],
  fixing:
    "Posts are placed over columns or beams of the house, never on the tile bed. At each post, we open the waterproofing, fix the plate with chemical anchors 150 mm deep, and close it again with a collar and a granite plinth. Against the house, a wall plate carries the rafters, with flashing let into the plaster above it.",
  care: [
    "Hose the roof from above before dust and drizzle dry into a crust.",
    "Clear gutter and downpipe in May, September and December.",
    "Do not walk on glass; use a plank across two rafters.",
    "Check the sealant from below once a year: a dark line means water.",
  ],
  climate:
    "The south-west wind lifts a terrace roof like a wing, so anchors and post feet are sized for uplift as well as for load. Under clear glass alone, it is hot from March to May; slats, a grey interlayer and open sides let the heat out. Slope and gutter are sized for November cloudbursts.",
  questions: [
    {
      question: "Is it hot under a glass roof?",
      answer:
        "Under clear glass, yes. With a grey or white interlayer, slats and two open sides, it feels like the shade of a tree.",
    },
    {
      question: "Should I choose glass or polycarbonate?",
      answer:
        "Polycarbonate is lighter and costs less, but it scratches, yellows and is noisy in rain. Glass stays clear and quiet, but needs a stronger frame.",
    },
    {
      question: "Do we need permission?",
      answer:
        "A covered terrace may count as built-up area. Ask your architect or the local body before you order. We provide the drawing and weights they need.",
    },
  ],
  captions: [
    "Beams and slats under the roof",
    "Bolted joint and glass edge",
    "Seats under the pergola",
    "Glass roof over the beams",
    "Post and beam in coated steel",
  ],
  related: ["balcony-glasswork", "g1-steel-work", "wooden-with-glass-railing"],
};
