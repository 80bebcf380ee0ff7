import type { ServiceTexts } from "./types";

export const upvcDoors: ServiceTexts = {
  lead: "Sliding and hinged doors in steel-reinforced uPVC, for sit-outs, balconies and gardens.",
  description:
    "Glazed doors in uPVC profile with steel inside, welded at the corners, sliding on stainless track or hinged with a multi-point lock.",
  metaDescription:
    "uPVC doors in Coimbatore: sliding and hinged doors with steel-reinforced multi-chamber profiles, toughened glass, mesh and multi-point locks.",
  caption: "uPVC slider · GI reinforced · 6 mm toughened",
  about: [
    "Between living room and sit-out, you want a wide door that is easy to move and quiet when shut. uPVC sliders do that well. The hollow profile has chambers that slow heat and drain rain, and a galvanised steel section inside the main chamber.",
    "Corners are cut at 45 degrees and fused at about 250 °C, so frame and sash are each in one piece, with no screws to loosen. A pair of panels covers openings to 2.4 m; four panels, with the two in the middle sliding apart, go to 4.8 m. Wider openings need a lift-and-slide system.",
    "Hinged doors have their place too: on a bedroom balcony, in a kitchen yard, or wherever a slider would cost you half the width.",
  ],
  features: {
    "Steel in every long profile":
      "Galvanised sections of 1.2–1.5 mm, cut to length and screwed every 300 mm. The sash does not bow in the wind.",
    "Strong rollers":
      "Twin stainless rollers per corner on a replaceable SS track, adjustable from the edge with one key.",
    "Multi-point locking":
      "Hook bolts at two or more heights, moved by one handle. Key cylinder on garden doors.",
    "Mesh panel on its own track":
      "A third track carries the insect screen, so you can open the glass and still keep insects out.",
    "Low sill":
      "A drained sill with a 20–25 mm step for covered sit-outs, a full sill where rain reaches the door.",
  },
  specification: {
    Profile: "Multi-chamber uPVC, wall 2–2.5 mm; sliders 80–110 mm deep, hinged 60–70 mm",
    Reinforcement: "Galvanised steel, 1.2–1.5 mm",
    Corners: "Mitred and fusion-welded, cleaned flush",
    Glass: "6 or 8 mm toughened; 24 mm double glazed (6-12-6)",
    Seals: "EPDM on hinged doors, brush pile with fin on sliders",
    Lock: "Multi-point with lever or D-handle, cylinder optional",
    Track: "SS 304 insert, 2 or 3 rails",
    "Panel size": "Up to about 1,200 × 2,400 mm each",
  },
  benefits: [
    "Opens a wall to the garden",
    "Shuts out much of the street noise",
    "No paint, no polish, no rust",
    "Panels lift out for cleaning or moving furniture",
    "A mosquito screen that lets in the breeze",
    "A frame that stays cooler in the sun than aluminium",
  ],
  finishes: [
    "White",
    "Golden oak laminate",
    "Walnut laminate",
    "Anthracite laminate",
    "Clear, tinted or frosted glass",
  ],
  fixing:
    "We fit the frame after plaster and floor, on packers, with a gap of 5–10 mm all round. Screws of 8 × 110 mm go through the steel into the masonry, at most 600 mm apart and 150 mm from each corner. Foam fills the gap, silicone seals both faces, and the sill is bedded on solid mortar so that it does not click underfoot.",
  care: [
    "Vacuum the track weekly in the dry months, because sand wears the rollers.",
    "Wash profiles with soapy water; never use thinner or scouring powder.",
    "Once a year, spray a little silicone on rollers and locks. Do not use grease, which collects dust.",
    "Check that the drain slots in the sill are open before June.",
  ],
  climate:
    "The profiles contain titanium dioxide against strong sun. White expands least: about 0.7 mm per metre for every ten degrees. Dark laminate on a west wall expands more, so we leave wider joints there. The July wind through the Palghat gap presses on wide panels, so we put steel in the meeting stiles even where a catalogue leaves it out.",
  questions: [
    {
      question: "Do white frames turn yellow?",
      answer:
        "Profiles made for northern climates can. Profiles for the tropics contain more titanium dioxide. You see the difference only after some summers.",
    },
    {
      question: "How safe is a sliding door?",
      answer:
        "With hook bolts at two heights, an anti-lift block and toughened glass, it is reasonably safe. Towards a rear garden, we add a key cylinder or a grille.",
    },
    {
      question: "Can the sill be flush with the floor?",
      answer:
        "Under a deep roof, almost. Where rain can reach it, you need a step of 40 mm or more to keep the living room dry.",
    },
  ],
  captions: [
    "The closing panel in its frame",
    "D-handle on the sash",
    "The track at the sill",
    "The garden through open panels",
    "Wide panes and slim stiles",
  ],
  related: ["upvc-windows", "frp-doors", "steel-window-customised"],
};
