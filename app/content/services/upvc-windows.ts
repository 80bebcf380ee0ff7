import type { ServiceContent } from "./types";

export const upvcWindows: ServiceContent = {
  slug: "upvc-windows",
  title: "UPVC Windows",
  lead: "Casement, sliding and fixed windows with steel inside, gaskets all round and insect mesh.",
  description:
    "uPVC windows made to each opening: casements that seal tight, sliders that save space, with a mesh that fits.",
  metaDescription:
    "uPVC windows in Coimbatore: casement and sliding, 60 mm multi-chamber profiles, steel reinforcement, EPDM gaskets and stainless mesh.",
  caption: "uPVC 60 mm · EPDM · SS mesh",
  about: [
    "A window here must do four things: let the breeze in, keep rain, dust and mosquitoes out. A casement does the keeping out best, because it presses on two gaskets. A slider does the letting in without reaching into the room or over the walkway.",
    "We fabricate from 60 mm casement profile and two- or three-track sliding profile. Each bar is cut, reinforced, drilled for drainage, welded and cleaned at the corners; then come gaskets, hardware and glass. Fanlights, arches and fixed bays are made from the same sections.",
    "Sizes come from the wall and not from the plan. We take width at three heights and height at three places, use the smallest, and leave the gap that sealant and movement need.",
  ],
  features: {
    "Chambers with a task":
      "The outer chamber drains, the middle one holds steel, the inner one insulates. Three at least, five on thicker profile.",
    "Two lines of gasket":
      "Co-extruded or pushed-in EPDM on frame and sash. A closed casement quiets a busy road noticeably.",
    "Handle that locks along the edge":
      "An espagnolette moves mushroom bolts at several points and draws the sash in evenly.",
    "Friction stays": "Stainless stays hold a casement at any angle, up to 90° for cleaning from inside.",
    "Three tracks": "Glass, glass and mesh, each free of the others. The mesh is stainless and stays taut.",
  },
  specification: {
    "Casement profile": "60 mm, 3 to 5 chambers, outer wall 2–2.5 mm",
    "Sliding profile": "2- or 3-track, sash 40–60 mm",
    "Steel inside": "Galvanised 1.2–1.5 mm, U or box",
    Glass: "5 or 6 mm toughened; 20–24 mm double glazed",
    Gasket: "EPDM, welded or mitred at corners",
    Mesh: "SS 304 or fibreglass, sliding, hinged or pleated",
    Hardware: "Espagnolette, friction stays, touch locks on sliders",
    Grill: "12 mm square bar inside or SS 304 rods, if wanted",
  },
  benefits: [
    "Less dust on the sill in the dry months",
    "A quieter bedroom on the road side",
    "Rain drains out through the frame",
    "Mesh that children cannot push out",
    "Air-conditioned rooms stay closed",
    "Colour all through, no repainting",
    "Parts stay replaceable: handle, stay, roller, gasket",
  ],
  finishes: [
    "White",
    "Ivory",
    "Golden oak one side",
    "Walnut both sides",
    "Anthracite outside, white inside",
    "Reflective or tinted glass",
  ],
  fixing:
    "Frames go in after plastering. 8 × 100 mm frame screws with caps sit at 150 mm from each corner and every 500–600 mm between. The joint is filled with foam, cut flush, and closed with weather silicone outside and acrylic inside. The sill is bedded with a slope outwards; a granite sill is grooved below to drip.",
  care: [
    "Open drain slots with a matchstick before each monsoon.",
    "Vacuum sliding tracks; wash mesh with a hose from inside.",
    "Silicone spray on stays, locks and gaskets once a year.",
    "Glass: water, a squeegee, and no blade on toughened panes.",
  ],
  climate:
    "Rain in October and November does not fall, it is thrown. Casements on the weather side, slots with covers outside, and a chajja of 450 mm or more make the difference. From January to May dust is the visitor, and gaskets answer it. For rooms with western sun, tinted or double glass saves more comfort than any curtain. Mesh matters in the weeks after each monsoon.",
  questions: [
    {
      question: "Casement or slider?",
      answer:
        "Casement for a bedroom on a noisy or rainy side. Slider for a kitchen counter, a passage, or wherever a sash would swing into someone's way.",
    },
    {
      question: "Is a grill still needed?",
      answer:
        "On the ground floor most families keep one. We fix it inside the frame line, on the wall and not on the plastic.",
    },
    {
      question: "Can they replace our wooden windows?",
      answer:
        "Yes. Either the old frame comes out and the plaster is made good, or a slim frame goes inside it. The first gives more light; the second less dust.",
    },
  ],
  captions: [
    "Slider, its sashes side by side",
    "Casement handle",
    "Mesh sash, slid half open",
    "Sunshades above slider and casement",
    "Window seat below the slider",
  ],
  related: ["upvc-doors", "steel-window-customised", "frp-doors"],
};
