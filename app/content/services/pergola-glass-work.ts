import type { ServiceContent } from "./types";

export const pergolaGlassWork: ServiceContent = {
  slug: "pergola-glass-work",
  title: "Pergola Glass Work",
  lead: "Steel pergolas with laminated glass roofs for terraces, courtyards and car porches.",
  description:
    "A steel frame and a roof of laminated glass: shade and rain cover for a terrace or a court, with the sky left in.",
  metaDescription:
    "Glass roof pergolas in Coimbatore: coated steel frames, 13.52 mm laminated glass laid to a fall, for terraces, courtyards and porches.",
  caption: "Coated steel · 13.52 mm laminated · 2 % fall",
  about: [
    "A pergola makes an outdoor room. With slats it filters the sun; with glass it also keeps the rain off. We build both, and often both together: glass above, slats below it, so that light comes down in stripes and the table stays dry.",
    "The frame is square or rectangular tube, sized for wind first and for people on a ladder second. Beams come to site finished and are bolted through end plates. Over heads the glass is always laminated: if a pane cracks, the PVB holds it up until it is changed.",
    "We also glaze open-to-sky ducts, courtyards and the strip above a stair. There the frame is slimmer, and the care goes into flashing, fall and gutter.",
  ],
  features: {
    "Laminated overhead":
      "13.52 mm (6 + 1.52 PVB + 6), heat-treated, edges polished. Never a single toughened pane above people.",
    "A fall built in":
      "2 % in the rafters at least, up to 5 degrees where dust is to wash off. A flat glass roof is a pond.",
    "Bolted end plates":
      "10 mm plates with four M12 or M16 bolts. No welding, no sparks and no burnt paint on your terrace.",
    "Seals above, gasket below":
      "Glass lies on EPDM and is capped with aluminium or sealed with weather silicone, 10 mm wide.",
    "Slats for the hour":
      "50 × 25 or 100 × 40 mm slats, their angle set from where the sun stands at three in April.",
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
    "A terrace you can use in rain and at noon",
    "Daylight in the room behind stays",
    "Cracked glass stays in place",
    "No wood to oil or to feed to termites",
    "Lights and fans can be wired inside the tube",
    "Can be unbolted if a floor is added later",
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
    "Posts stand over columns or beams of the house, never on the tile bed. We open the waterproofing at each foot, anchor the plate with chemical anchors 150 mm deep, and close it again with a collar and a granite plinth. Against the house a wall plate carries the rafters, with a flashing let into the plaster above it.",
  care: [
    "Hose the roof from above before dust and drizzle bake together.",
    "Clear gutter and downpipe in May, September and December.",
    "Do not walk on glass; use a plank across two rafters.",
    "Look at the sealant once a year from below: a dark line means water.",
  ],
  climate:
    "On a terrace a roof is first of all a wing. The south-west wind gets under it, so anchors and post feet are sized for pull as well as for push. Clear glass alone makes a hot house from March to May; slats, a grey interlayer and open sides let the heat leave. Fall and gutter are drawn for a cloudburst in November.",
  questions: [
    {
      question: "Is it hot under a glass roof?",
      answer:
        "Under clear glass, yes. Grey or white interlayer with slats and two open sides feels like the shade of a tree, not like a room.",
    },
    {
      question: "Glass or polycarbonate?",
      answer:
        "Polycarbonate is light and costs less, but scratches, yellows and drums in rain. Glass stays clear and quiet. It needs a stronger frame.",
    },
    {
      question: "Do we need permission?",
      answer:
        "A covered terrace may count as built area. Ask your architect or the local body before you order; we give the drawing and weights they will want.",
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
