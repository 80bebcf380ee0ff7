import type { ServiceContent } from "./types";

export const upvcDoors: ServiceContent = {
  slug: "upvc-doors",
  title: "UPVC Doors",
  lead: "Sliding and hinged doors in steel-reinforced uPVC, for sit-outs, balconies and gardens.",
  description:
    "Glazed doors in uPVC profile with steel inside, welded at the corners, sliding on stainless track or hinged with a multi-point lock.",
  metaDescription:
    "uPVC doors in Coimbatore: sliding and hinged doors with steel-reinforced multi-chamber profiles, toughened glass, mesh and multi-point locks.",
  caption: "uPVC slider · GI reinforced · 6 mm toughened",
  about: [
    "Between living room and sit-out you want a wide opening, quiet when shut and light to move. uPVC sliders do that well. The profile is hollow, divided into chambers that slow heat and give the rain a way out, and a galvanised steel section stands inside the main chamber.",
    "Corners are cut at 45 degrees and fused at about 250 °C, so frame and sash are each one piece with no screw to loosen. A pair of panels covers openings to 2.4 m; four panels, with the two in the middle sliding apart, go to 4.8 m. Above that we talk about a lift-and-slide system.",
    "Hinged doors have their place too: on a bedroom balcony, in a kitchen yard, wherever a slider would lose half the width.",
  ],
  features: {
    "Steel in every long member":
      "Galvanised sections of 1.2–1.5 mm, cut to length and screwed every 300 mm. The sash does not bow in wind.",
    "Rollers that take weight":
      "Twin stainless rollers per corner on a replaceable SS track, adjustable from the edge with one key.",
    "Multi-point locking":
      "Hook bolts at two or more heights, moved by one handle. Key cylinder on garden doors.",
    "Mesh panel on its own track":
      "A third track carries the insect screen, so air comes in while glass stays aside.",
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
    "No paint, no polish, no rust at the foot",
    "Panels lift out for cleaning or moving furniture",
    "Mosquito screen without losing the breeze",
    "Cooler frame than aluminium in the sun",
  ],
  finishes: [
    "White",
    "Golden oak laminate",
    "Walnut laminate",
    "Anthracite laminate",
    "Clear, tinted or frosted glass",
  ],
  fixing:
    "The frame is set after plaster and floor, on packers, 5–10 mm clear all round. Screws of 8 × 110 mm go through the steel into masonry, not more than 600 mm apart and 150 mm from each corner. Foam fills the gap, silicone seals both faces, and the sill is bedded on mortar without hollows so that it does not click underfoot.",
  care: [
    "Vacuum the track weekly in the dry months. Sand is what wears rollers.",
    "Wash profiles with soap water; no thinner and no scouring powder.",
    "Once a year a drop of silicone spray on rollers and locks. No grease: it binds dust.",
    "Check that the drain slots in the sill are open before June.",
  ],
  climate:
    "Profiles are made with titanium dioxide for a strong sun, and white moves least: about 0.7 mm per metre for every ten degrees. Dark laminate on a west wall moves more, so we leave wider joints there. Wind through the gap in July presses on wide panels, and that is why we ask for steel in the meeting stiles, even where a catalogue leaves it out.",
  questions: [
    {
      question: "Do white frames turn yellow?",
      answer:
        "Profile mixed for northern climates can. A tropical mix holds more titanium dioxide. The difference shows only after some summers.",
    },
    {
      question: "How safe is a sliding door?",
      answer:
        "With hook bolts at two heights, an anti-lift block above and toughened glass it is a fair barrier. For a rear garden we add a key cylinder or a grill behind.",
    },
    {
      question: "Can the sill be flush with the floor?",
      answer:
        "Under a deep roof, almost. Where rain can reach it, a step of 40 mm or more is what keeps your living room dry.",
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
