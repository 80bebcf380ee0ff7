import type { ServiceTexts } from "./types";

export const giSteelDoor: ServiceTexts = {
  lead: "Pressed galvanised doors and frames for terraces, pump rooms, meter rooms and shops.",
  description:
    "Flush doors in galvanised sheet with a filled core, a pressed frame, and louvres or a vision panel where the room needs them.",
  metaDescription:
    "GI steel doors in Coimbatore: galvanised sheet 0.8 to 1.2 mm, filled core, pressed frames, louvres and vision panels for service rooms.",
  caption: "GI 1.0 mm · Honeycomb core · Louvred",
  about: [
    "The door to a terrace, pump room or meter room gets all the weather and little attention. Wood swells there, and mild steel rusts from the bottom up. Galvanised sheet has zinc on both faces and inside every fold, under the paint.",
    "Two skins are pressed, folded and lock-seamed into a leaf 44 or 46 mm thick. The core is honeycomb paper for stiffness, polyurethane foam against heat, or rock wool against sound. The frame is pressed from one strip with a rebate and a groove for the gasket.",
    "We cut louvres for rooms that need ventilation, and fit a vision panel where people use the door from both sides. Double doors get an astragal, flush bolts on the fixed leaf, and a coordinator if there are closers.",
  ],
  features: {
    "Zinc under the paint":
      "Sheet with 120–180 g/m² of zinc, cleaned and primed before the powder. Rust does not spread from a scratch.",
    "No weld on the face": "Seams are folded at the edges. The face stays flat and its zinc intact.",
    "Louvres that shed rain":
      "Inverted-V blades with a mesh behind: they let in air, and keep out driven rain and rats.",
    "Reinforced for hardware": "3 mm plates behind lock, closer and each hinge, tapped for machine screws.",
    "Kick plate": "A stainless plate along the bottom protects the door from trolleys and wet mops.",
  },
  specification: {
    Skin: "Galvanised sheet 0.8, 1.0 or 1.2 mm",
    Leaf: "44–46 mm thick, lock-seamed edges",
    Core: "Honeycomb paper, PU foam or rock wool",
    Frame: "Pressed GI 1.2–1.6 mm, single or double rebate",
    Hinges: "SS ball-bearing butts, 3 per leaf",
    Lock: "Mortise sash lock with lever, or deadlock with pull",
    Options: "Louvre, 6 mm vision panel, hydraulic closer, kick plate",
    Finish: "Epoxy-polyester powder inside, pure polyester outside, 60–80 microns",
  },
  benefits: [
    "Does not swell or warp, and termites cannot eat it",
    "Closes as well in November as in May",
    "Light enough to hang with two people",
    "Can ventilate a room with panels or pumps",
    "Frame and leaf come as one measured set",
    "Takes standard locks and closers",
  ],
  finishes: ["Signal grey", "White", "Light grey textured", "Dark brown", "Other RAL shade to order"],
  fixing:
    "A frame built in with the brickwork has lugs at three heights and is filled with mortar. A frame fitted later is screwed through dimples with 8 × 80 mm fasteners and filled with foam. Either way, we brace it square until it is firm and hang the leaf after plastering.",
  care: [
    "Wash twice a year with water and a mild detergent.",
    "Brush louvres and mesh from inside.",
    "Oil the lock and adjust the closer when the season changes.",
    "Where a drill has gone through, seal the edge with zinc-rich paint.",
  ],
  climate:
    "A terrace door is splashed from June to December and in full sun for the rest of the year. We keep the leaf 8–10 mm off the floor, set the frame on granite instead of in the screed, and put a drip above the door. In pump rooms, borewell water leaves lime on everything; stainless hinges and a kick plate resist it best.",
  questions: [
    {
      question: "Is this a fire door?",
      answer:
        "No. It is built like one, but a rated fire door is a tested set with its own label and hardware. If your plan requires a rating, tell us, and we will say what you need to buy as a tested set.",
    },
    {
      question: "Can it be fitted in an old wooden frame?",
      answer:
        "We advise against it, because the old frame will rot next. We take it out and set a pressed frame in the same opening.",
    },
    {
      question: "How hot does it get?",
      answer:
        "A dark leaf in afternoon sun gets too hot to touch. A light grey door with a foam core stays far cooler inside.",
    },
  ],
  captions: [
    "A pair with louvres and vision panels",
    "Pull, lever and cylinder",
    "Louvre blades up close",
    "Hinge side in a brick wall",
    "Pressed frame in the brick opening",
  ],
  related: ["steel-doors", "frp-doors", "safety-door-work"],
};
