import type { ServiceContent } from "./types";

export const frpDoors: ServiceContent = {
  slug: "frp-doors",
  title: "FRP Doors",
  lead: "Moulded fibreglass doors and frames for bathrooms, wash areas and balconies.",
  description:
    "Doors of glass-fibre reinforced plastic over a foam core. Water runs off them, inside and out.",
  metaDescription:
    "FRP bathroom doors in Coimbatore: moulded glass-fibre skins, foam core, FRP frames and stainless hinges. They do not swell, rot or rust.",
  caption: "FRP 30 mm · Foam core · SS hinges",
  about: [
    "The foot of a bathroom door stands in water every morning. Ply delaminates there, steel rusts, flush doors swell until they scrape. Fibreglass does none of this, since nothing in it takes up water.",
    "A gel coat goes into a steel mould first, then glass mat and polyester resin, laid up to 2–3 mm. Two such skins with their panels and grain are joined round a polyurethane foam core, with hardwood or FRP blocks let in where lock and hinges are screwed. Edges are sealed with resin on all four sides.",
    "The frame is FRP as well, moulded in one profile. That matters: an FRP door in a wooden frame only moves the rot sideways.",
  ],
  features: {
    "Sealed on six sides":
      "The bottom edge is laminated like the face. Most doors fail at the edge nobody sees.",
    "Foam core": "Rigid polyurethane fills the whole leaf. It stiffens the skins and quiets the door.",
    "Blocks for the screws":
      "Solid inserts at hinges, lock and tower bolt. Screws bite in the block, not in thin skin.",
    "Moulded panels":
      "Two-, three- and six-panel patterns, plain flush, or teak grain. Colour is in the gel coat.",
  },
  specification: {
    Skins: "Glass-fibre reinforced polyester, 2–3 mm",
    Core: "Rigid PU foam",
    Leaf: "30 or 35 mm thick",
    Frame: "FRP moulded, about 90 × 45 mm",
    Sizes: "600–900 × 1,980–2,100 mm; made to the opening",
    Hinges: "SS 304 butts 100 mm, 3 per leaf",
    Lock: "Cylindrical or mortise latch with indicator, SS tower bolt",
    Options: "Fixed louvre, frosted pane, PVC drip strip",
  },
  benefits: [
    "No swelling after a wet month",
    "Nothing for borers and white ants",
    "Light on its hinges and easy for a child to push",
    "Takes soap, shampoo and mild cleaners without a mark",
    "Colour is in the surface layer, so a light scratch does not show white",
    "Frame and leaf age alike",
  ],
  finishes: ["Ivory", "White", "Light grey", "Teak grain", "Walnut grain", "Frosted glass panel"],
  fixing:
    "The frame goes in after the wall tiles, on packers, held by six 8 × 100 mm nylon-sleeve screws and a bead of sanitary silicone on both sides. We leave 8–10 mm at the floor so that the slope to the drain can work, and a stainless or granite sill keeps the water where it belongs.",
  care: [
    "Wash with soap water. A paste of baking soda takes off soap film.",
    "No acid, no acetone, no wire brush: they dull the gel coat.",
    "Wipe hinges dry now and then, and oil the latch.",
    "An old door can be brought back with car polish.",
  ],
  climate:
    "Indoors the enemy is hard water, which leaves a chalky band along the foot of the door; vinegar in warm water removes it. Outdoors it is the sun. On a balcony or wash area that faces south we use a UV-stabilised gel coat in a light shade, and still advise a sunshade, since strong light makes any polyester chalk in the end.",
  questions: [
    {
      question: "FRP or uPVC for the bathroom?",
      answer:
        "Both stand water. FRP is stiffer, looks more like a panelled door and holds a screw better. uPVC panels cost less and suit a small utility door.",
    },
    {
      question: "Can it be cut to fit on site?",
      answer:
        "A few millimetres at the foot, if the edge is laminated again with resin. We prefer to make it to the opening.",
    },
    {
      question: "Does a dropped mug break it?",
      answer: "No. A hard blow may star the gel coat. That is filled, sanded and polished like a boat.",
    },
  ],
  captions: [
    "Moulded leaf in its frame",
    "Lever latch on a solid block",
    "Foot of the door above the granite sill",
    "Moulded panels, handle and frame",
    "A bathroom door, half open",
  ],
  related: ["upvc-doors", "glass-shower-cubicle", "gi-steel-door"],
};
