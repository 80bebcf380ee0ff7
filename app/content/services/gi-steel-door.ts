import type { ServiceContent } from "./types";

export const giSteelDoor: ServiceContent = {
  slug: "gi-steel-door",
  title: "GI Steel Door",
  lead: "Pressed galvanised doors and frames for terraces, pump rooms, meter rooms and shops.",
  description:
    "Flush doors in galvanised sheet with a filled core, a pressed frame, and louvres or a vision panel where the room needs them.",
  metaDescription:
    "GI steel doors in Coimbatore: galvanised sheet 0.8 to 1.2 mm, filled core, pressed frames, louvres and vision panels for service rooms.",
  caption: "GI 1.0 mm · Honeycomb core · Louvred",
  about: [
    "The door to the terrace headroom, the pump room or the meter room gets no attention and all the weather. Wood swells there, and mild steel rusts from the bottom up. Galvanised sheet has its zinc on both faces and inside every fold before it is painted.",
    "Two skins are pressed, folded and lock-seamed into a leaf 44 or 46 mm thick. Between them goes honeycomb paper for stiffness, polyurethane foam against heat, or rock wool where sound matters. The frame is pressed from one strip with a rebate and a groove for the gasket.",
    "We cut louvres for rooms that must breathe and glaze a vision panel where people meet at a door. Pairs get an astragal, flush bolts on the standing leaf and a coordinator if there are closers.",
  ],
  features: {
    "Zinc under the paint":
      "Sheet with 120–180 g/m² of zinc, cleaned and primed before the powder. A scratch does not creep.",
    "No weld on the face": "Seams are folded at the edges. The face stays flat and the zinc unburnt.",
    "Louvres that shed rain":
      "Inverted-V blades with a mesh behind: air passes, driven rain and rats do not.",
    "Hardware reinforced": "3 mm plates behind lock, closer and each hinge, tapped for machine screws.",
    "Kick plate": "A stainless plate along the foot takes trolleys and wet mops.",
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
    "Does not swell, warp or feed termites",
    "Closes the same in May and in November",
    "Light enough to hang with two people",
    "Ventilates a room that holds panels or pumps",
    "Frame and leaf come as one measured set",
    "Takes ordinary locks and closers",
  ],
  finishes: ["Signal grey", "White", "Light grey textured", "Dark brown", "Other RAL shade to order"],
  fixing:
    "A frame that goes in with the brickwork has lugs at three heights and is filled with mortar behind. A frame that goes in later is screwed through dimples with 8 × 80 mm fasteners and foamed at the back. Either way it is braced square until the mortar is hard, and the leaf hangs after plastering.",
  care: [
    "Wash twice a year with water and a mild detergent.",
    "Brush louvres and mesh from inside.",
    "Oil the lock and adjust the closer when the season changes.",
    "Where a drill has gone through, seal the edge with zinc-rich paint.",
  ],
  climate:
    "A terrace door stands in splash from June to December and in full sun the rest of the year. We keep the leaf 8–10 mm off the floor, set the frame on granite and not in the screed, and put a drip over the head. In pump rooms borewell water dries to lime on everything, and stainless hinges and a kick plate stand it best.",
  questions: [
    {
      question: "Is this a fire door?",
      answer:
        "The construction resembles one, but a rated fire door is a tested set with its own label and hardware. If your plan calls for a rating, say so and we will tell you what has to be bought as a tested set.",
    },
    {
      question: "Can it be fitted in an old wooden frame?",
      answer:
        "Better not. The old frame is what rots next. We take it out and set a pressed frame in the same opening.",
    },
    {
      question: "How hot does it get?",
      answer:
        "A dark leaf in afternoon sun gets too hot to touch. A light grey with a foam core keeps the inside face far cooler.",
    },
  ],
  captions: [
    "A pair with louvres and vision panels",
    "Pull, lever and cylinder",
    "Louvre blades, close by",
    "Hinge side in a brick wall",
    "Pressed frame in the brick opening",
  ],
  related: ["steel-doors", "frp-doors", "safety-door-work"],
};
