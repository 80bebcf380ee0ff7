import type { ServiceContent } from "./types";

export const gPipeWithGlass: ServiceContent = {
  slug: "g-pipe-with-glass",
  title: "G Pipe with Glass",
  lead: "Galvanised pipe posts and rails with toughened glass between, for long runs on large buildings.",
  description:
    "Railings of galvanised pipe and glass: the strength of plumbing-grade tube at a sensible outlay, with panes that keep the view.",
  metaDescription:
    "GI pipe and glass railings in Coimbatore: galvanised 40 NB posts, 10 or 12 mm toughened glass, painted or bare zinc, for terraces and blocks.",
  caption: "GI 40 NB · 12 mm toughened · Bare zinc",
  about: [
    "Galvanised pipe is known from water lines. Medium class, with a wall over 3 mm, it makes a post that no one will ever bend. For corridors, terraces, apartment balconies and commercial stairs it carries glass over long runs for less than stainless.",
    "We use 40 NB pipe, 48.3 mm across, for posts and top rail, and fix the glass in clamps with flat backs or in a frame of galvanised flats. Where pipe meets pipe the end is coped. The zinc is ground off at the weld first, since zinc in the bead makes it porous and its fumes are harmful.",
    "After welding, the bare zone is cleaned and given two coats of zinc-rich paint. Then the whole railing is painted or powder coated over an etch primer, or it is left in its grey zinc if that is the look you want.",
  ],
  features: {
    "Thick-walled pipe":
      "Medium class pipe, 3.2 mm wall at 40 NB. Three times the wall of a common furniture tube.",
    "Zinc inside as well": "The bore is galvanised too, so condensation in a closed post does no harm.",
    "Welds made good":
      "Ground clean, welded, and sealed with zinc-rich paint to 60 microns or more before any colour.",
    "Flat-backed seats":
      "Glass clamps are bolted to small welded flats, so panels can be trued after the frame is up.",
  },
  specification: {
    Pipe: "GI medium class, IS 1239: 40 NB (48.3 × 3.2 mm), 25 NB for mid rails",
    Posts: "1,000–1,500 mm apart, capped",
    Glass: "12 mm toughened; 10 mm in bays up to 1,000 mm",
    "Glass fixing": "Cast clamps with EPDM, or beads in a flat frame",
    Height: "1,050 mm, or 1,200 mm on open roof terraces",
    Base: "120 × 120 × 8 mm galvanised plate",
    Coating: "Bare zinc, or etch primer with PU or powder 60–80 microns",
  },
  benefits: [
    "Stiff posts at wide centres, so fewer anchors in the slab",
    "Protected on both faces of the wall",
    "Suits long corridors and blocks of flats",
    "Glass keeps terraces open to light",
    "Bays repeat, so spare panes are easy to keep",
    "Can be repainted by any good painter",
  ],
  finishes: [
    "Natural zinc grey",
    "PU paint, white or grey",
    "Powder coat, dark grey",
    "Powder coat, black",
    "Clear or grey tinted glass",
  ],
  fixing:
    "Plates take four M12 anchors into the slab or the parapet coping. On a parapet 115 mm thick we do not trust the brick: posts go down its inner face to the slab and are tied back at the top. Expansion sleeves are put in every 9 to 12 m, so that a long pipe does not push its end posts over.",
  care: [
    "Wash bare zinc with water only. White bloom in the first months is normal and wears off.",
    "Recoat weld zones when the grey turns brown, brush in hand, ten minutes each.",
    "Do not let wet cement dry on it: the lime eats zinc.",
    "Clean panes before the dry months bake the dust on.",
  ],
  climate:
    "Long runs on a roof take the whole of the west wind in June and July. Post spacing and anchors follow from that and from the height of the building. A pipe rail 12 m long grows by four to five millimetres between a December dawn and an April noon, and the sleeves are there for that. Inland air is mild to zinc; only trapped wet leaves are not.",
  questions: [
    {
      question: "What does G pipe mean?",
      answer:
        "Galvanised iron pipe, as plumbers call it. It is steel tube dipped in molten zinc, inside and out.",
    },
    {
      question: "Will it look like plumbing?",
      answer:
        "Not when joints are coped and ground and threaded fittings are kept out of sight. Painted dark grey with clear glass, it looks lean.",
    },
    {
      question: "Why not simply paint mild steel?",
      answer:
        "You can, indoors. On a roof the zinc buys you time: when paint is scratched the zinc gives itself up first, and the steel waits.",
    },
  ],
  captions: [
    "Pipe posts with glass between",
    "Glass held by clamps on the post",
    "Pipe rail along the top",
    "Base plate bolted to the stone",
    "Pipe lengths before cutting",
  ],
  related: ["balcony-glasswork", "g1-steel-work", "ss-handrail-work"],
};
