import type { ServiceTexts } from "./types";

export const frpDoors: ServiceTexts = {
  lead: "Moulded fibreglass doors and frames for bathrooms, wash areas and balconies.",
  description: "Doors of glass-fibre reinforced plastic with a foam core, which water cannot damage.",
  metaDescription:
    "FRP bathroom doors in Coimbatore: moulded glass-fibre skins, foam core, FRP frames and stainless hinges. They do not swell, rot or rust.",
  caption: "FRP 30 mm · Foam core · SS hinges",
  about: [
    "The bottom of a bathroom door gets wet every morning. Plywood delaminates, steel rusts, and flush doors swell until they scrape. Fibreglass does none of this, because it absorbs no water.",
    "Each skin is moulded in steel: first a gel coat, then glass mat and polyester resin, 2–3 mm thick. Two skins are joined around a polyurethane foam core, with hardwood or FRP blocks where the lock and hinges are screwed. The edges are sealed with resin on all four sides.",
    "The frame is moulded in FRP as well. That matters, because a wooden frame would rot instead.",
  ],
  features: {
    "Sealed on six sides": "The bottom edge, where most doors fail, is laminated like the face.",
    "Foam core": "Rigid polyurethane fills the whole leaf. It makes the door stiff and quiet.",
    "Blocks for the screws":
      "Solid inserts at hinges, lock and tower bolt, so that screws hold in a block and not in thin skin.",
    "Moulded panels":
      "Two-, three- and six-panel patterns, plain flush, or teak grain. The colour is in the gel coat.",
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
    "Safe from borers and white ants",
    "Light enough for a child to open",
    "Takes soap, shampoo and mild cleaners without a mark",
    "Colour is in the surface layer, so a light scratch does not show white",
    "Frame and leaf last equally long",
  ],
  finishes: ["Ivory", "White", "Light grey", "Teak grain", "Walnut grain", "Frosted glass panel"],
  fixing:
    "We fit the frame after the wall tiles, on packers, with six 8 × 100 mm nylon-sleeve screws and a bead of sanitary silicone on both sides. We leave 8–10 mm at the floor so that water can reach the drain; a stainless or granite sill keeps it in the bathroom.",
  care: [
    "Wash with soapy water. A paste of baking soda removes soap film.",
    "Do not use acid, acetone or a wire brush: they dull the gel coat.",
    "Wipe hinges dry now and then, and oil the latch.",
    "Car polish restores an old door.",
  ],
  climate:
    "Indoors, hard water leaves a chalky band along the bottom of the door; vinegar in warm water removes it. Outdoors, the problem is the sun. On a balcony or wash area that faces south we use a UV-stabilised gel coat in a light shade, and still recommend a sunshade, because strong light makes any polyester chalky in the end.",
  questions: [
    {
      question: "FRP or uPVC for the bathroom?",
      answer:
        "Both resist water. FRP is stiffer, looks more like a panelled door and holds screws better. uPVC panels cost less and suit a small utility door.",
    },
    {
      question: "Can it be cut to fit on site?",
      answer:
        "By a few millimetres at the bottom, if the edge is sealed again with resin. We prefer to make it to size.",
    },
    {
      question: "Does a dropped mug break it?",
      answer: "No. A hard blow may crack the gel coat, which can be filled, sanded and polished.",
    },
  ],
  captions: [
    "Moulded leaf in its frame",
    "Lever latch on a solid block",
    "Bottom of the door above the granite sill",
    "Moulded panels, handle and frame",
    "A bathroom door, half open",
  ],
  related: ["upvc-doors", "glass-shower-cubicle", "gi-steel-door"],
};
