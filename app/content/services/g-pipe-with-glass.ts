import type { ServiceTexts } from "./types";

export const gPipeWithGlass: ServiceTexts = {
  lead: "Galvanised pipe posts and rails with toughened glass between, for long runs on large buildings.",
  description: "Railings of galvanised pipe and glass: strong, good value, and they keep the view.",
  metaDescription:
    "GI pipe and glass railings in Coimbatore: galvanised 40 NB posts, 10 or 12 mm toughened glass, painted or bare zinc, for terraces and blocks.",
  caption: "GI 40 NB · 12 mm toughened · Bare zinc",
  about: [
    "Galvanised pipe is best known from water lines. Medium-class pipe, with a wall over 3 mm, makes very stiff posts. For corridors, terraces, apartment balconies and commercial stairs, it carries glass over long runs for less than stainless.",
    "We use 40 NB pipe, 48.3 mm across, for posts and top rail, and fix the glass in clamps with flat backs or in a frame of galvanised flats. We cope the end of a pipe where it meets another, and grind off the zinc before welding, because it would make the weld porous and its fumes are harmful.",
    "After welding, we clean the bare steel and give it two coats of zinc-rich paint. Then the whole railing is painted or powder coated over an etch primer, or left in grey zinc if you like that look.",
  ],
  features: {
    "Thick-walled pipe": "Medium class pipe to IS 1239, 3.2 mm wall at 40 NB.",
    "Zinc on the inside too": "The inside is galvanised too, so condensation in a closed post does no harm.",
    "Sealed welds":
      "Ground clean, welded, and sealed with zinc-rich paint to 60 microns or more before any colour.",
    "Adjustable clamps":
      "Glass clamps are bolted to small welded flats, so panels can be aligned after the frame is up.",
  },
  specification: {
    Pipe: "GI medium class, IS 1239: 40 NB (48.3 × 3.2 mm), 25 NB for mid rails",
    Posts: "Up to 1,200 mm apart in a house, about 800 mm in public places; capped",
    Glass: "12 mm toughened; 10 mm in bays up to 1,000 mm",
    "Glass fixing": "Cast clamps with EPDM, or beads in a flat frame",
    Height: "1,050 mm, or 1,200 mm on open roof terraces",
    Base: "120 × 120 × 8 mm galvanised plate",
    Coating: "Bare zinc, or etch primer with PU or powder 60–80 microns",
  },
  benefits: [
    "Stiff posts with a thick wall",
    "Zinc inside and out",
    "Suits long corridors and apartment blocks",
    "Glass keeps terraces open to light",
    "Equal bays, so you can keep a spare pane",
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
    "Plates take four M12 anchors into the slab or the parapet coping. A brick parapet 115 mm thick is too weak, so posts go down its inner face to the slab and are tied back at the top. We fit expansion sleeves every 9 to 12 m, so that a long pipe does not push its end posts over.",
  care: [
    "Wash bare zinc with water only. White bloom in the first months is normal and wears off.",
    "Recoat a weld when its grey turns brown. It takes ten minutes with a brush.",
    "Do not let wet cement dry on it: the lime attacks zinc.",
    "Clean the glass before the dry months, when the sun bakes the dust on.",
  ],
  climate:
    "Long runs on a roof take the full west wind in June and July. That and the height of the building decide the post spacing and anchors. A 12 m pipe is four to five millimetres longer on an April noon than at dawn in December, which is why we fit the sleeves. Inland air hardly affects zinc; trapped wet leaves do.",
  questions: [
    {
      question: "What does G pipe mean?",
      answer:
        "Galvanised iron pipe, as plumbers call it. It is steel tube dipped in molten zinc, inside and out.",
    },
    {
      question: "Will it look like plumbing?",
      answer:
        "No. We cope and grind the joints and use no visible threaded fittings. Painted dark grey with clear glass, it looks slim.",
    },
    {
      question: "Why not simply paint mild steel?",
      answer:
        "You can, indoors. On a roof, zinc buys you time: where the paint is scratched, the zinc corrodes before the steel does.",
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
