import type { ServiceTexts } from "./types";

export const upvcWindows: ServiceTexts = {
  lead: "Casement, sliding and fixed windows with steel inside, gaskets all round and insect mesh.",
  description:
    "uPVC windows made to each opening: casements that seal tightly, sliders that save space, and a mesh that fits.",
  metaDescription:
    "uPVC windows in Coimbatore: casement and sliding, 60 mm multi-chamber profiles, steel reinforcement, EPDM gaskets and stainless mesh.",
  caption: "uPVC 60 mm · EPDM · SS mesh",
  about: [
    "A window here must let the breeze in and keep rain, dust and mosquitoes out. A casement keeps them out best, because it presses on two gaskets. A slider takes no space in the room or over the walkway.",
    "We fabricate from 60 mm casement profile and two- or three-track sliding profile. Each bar is cut, reinforced, drilled for drainage, welded and cleaned at the corners; then we add gaskets, hardware and glass. Fanlights, arches and fixed bays are made from the same sections.",
    "We measure the wall, not the plan: the width at three heights and the height at three places. We use the smallest of each, and leave a gap for sealant and movement.",
  ],
  features: {
    "Several chambers":
      "The outer chamber drains, the middle one holds the steel, and the inner one insulates. At least three, and five in thicker profiles.",
    "Two lines of gasket":
      "Co-extruded or pushed-in EPDM on frame and sash. A closed casement makes a busy road noticeably quieter.",
    "Handle that locks along the edge":
      "An espagnolette moves mushroom bolts at several points and draws the sash in evenly.",
    "Friction stays": "Stainless stays hold a casement at any angle, up to 90° for cleaning from inside.",
    "Three tracks":
      "Two for glass and one for mesh, which move independently. The mesh is stainless and stays taut.",
  },
  specification: {
    "Casement profile": "60 mm, 3 to 5 chambers, outer wall 2–2.5 mm",
    "Sliding profile": "2- or 3-track, sash 40–60 mm",
    "Steel inside": "Galvanised 1.2–1.5 mm, U or box",
    Glass: "5 or 6 mm toughened; 20–24 mm double glazed",
    Gasket: "EPDM, welded or mitred at corners",
    Mesh: "SS 304 or fibreglass, sliding, hinged or pleated",
    Hardware: "Espagnolette, friction stays, touch locks on sliders",
    Grille: "12 mm square bar inside or SS 304 rods, if wanted",
  },
  benefits: [
    "Less dust on the sill in the dry months",
    "A quieter bedroom on the road side",
    "Rain drains through the frame",
    "Mesh that children cannot push out",
    "Keeps cooled air in",
    "Coloured all through, so never repainted",
    "Handles, stays, rollers and gaskets can be replaced",
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
    "We fit the frames after plastering, with capped 8 × 100 mm screws at 150 mm from each corner and every 500–600 mm in between. The joint is filled with foam, cut flush, and closed with weather silicone outside and acrylic inside. The sill is bedded with a slope outwards; a granite sill gets a drip groove underneath.",
  care: [
    "Open drain slots with a matchstick before each monsoon.",
    "Vacuum sliding tracks; wash mesh with a hose from inside.",
    "Spray stays, locks and gaskets with silicone once a year.",
    "Clean the glass with water and a squeegee; never use a blade on toughened glass.",
  ],
  climate:
    "In October and November, wind drives the rain against windows. Casements on the weather side, covered drain slots and a chajja of 450 mm or more keep it out. From January to May, gaskets keep out the dust. In rooms with western sun, tinted or double glass keeps you cooler than any curtain. You will want the mesh in the weeks after each monsoon.",
  questions: [
    {
      question: "Should I choose casements or sliders?",
      answer:
        "Casements for a bedroom on a noisy or rainy side. Sliders above a kitchen counter, in a passage, or wherever a sash would get in the way.",
    },
    {
      question: "Is a grille still needed?",
      answer: "On the ground floor, we suggest one. We fix it to the wall inside, not to the frame.",
    },
    {
      question: "Can they replace our wooden windows?",
      answer:
        "Yes. Either the old frame comes out and the plaster is made good, or a slim frame goes inside it. The first gives you more light; the second makes less dust.",
    },
  ],
  captions: [
    "A slider with two sashes",
    "Casement handle",
    "Mesh sash, slid half open",
    "Sunshades above slider and casement",
    "Window seat below the slider",
  ],
  related: ["upvc-doors", "steel-window-customised", "frp-doors"],
};
