import type { ServiceTexts } from "./types";

export const glassShowerCubicle: ServiceTexts = {
  lead: "Frameless shower cubicles in toughened glass: hinged, sliding or a single fixed panel.",
  description: "Toughened glass around the shower keeps the rest of the bathroom dry and your tiles in view.",
  metaDescription:
    "Glass shower cubicles in Coimbatore: 8 or 10 mm toughened glass, SS 304 hinges and seals, corner, straight or walk-in, made to your tiles.",
  caption: "10 mm toughened · SS 304 hinges · Clear",
  about: [
    "A glass cubicle divides a bathroom into a wet and a dry half without making it look smaller. Frameless glass needs hardly any metal: two or three hinges, a few clamps, and a bar above to steady the corner.",
    "We make straight fronts between two walls, corners with a fixed panel and a door, sliding doors for narrow rooms, and a single walk-in panel where the floor slopes well. Doors are 600 to 750 mm wide; wider ones are too heavy for their hinges.",
    "Tiled walls are never quite plumb. After tiling, we measure with a laser at the top, middle and bottom, and cut the glass to fit. Holes and cut-outs are made before toughening, so you choose the hardware first.",
  ],
  features: {
    "10 mm where it swings":
      "Doors and fixed panels in 10 mm; a small panel on its own may be 8 mm. All are toughened, with polished edges.",
    "Self-closing hinges":
      "Wall-to-glass or glass-to-glass hinges that pull the door shut from about 25° and stop at 90°.",
    "A support bar": "A 19 mm round bar from wall to glass steadies a tall fixed panel.",
    "Nearly invisible seals":
      "Clear PVC fins at the hinge side and bottom, and a magnetic strip where two panes meet.",
    "Easy-clean coating":
      "A water-repellent layer on the inner face, on request. It makes scale easier to wipe off, but does not prevent it.",
  },
  specification: {
    Glass: "8 or 10 mm toughened, clear, extra-clear, frosted or fluted",
    Height: "1,950–2,100 mm",
    Door: "600–750 mm wide, opening outwards",
    Hinges: "SS 304 or solid brass, 45 kg per pair with 10 mm glass",
    Handle: "Tubular D 300–450 mm, knob, or towel-bar handle",
    Support: "Round bar 19 mm or square 15 mm, wall or ceiling",
    Seals: "Clear PVC fins, magnetic strip, 5 mm acrylic threshold",
    "Hardware finish": "Polished, brushed, matt black or PVD gold",
  },
  benefits: [
    "The floor outside stays dry and is less slippery",
    "No frame for mould to grow in",
    "Steam and warmth stay inside",
    "Does not hide the tiles or block light",
    "The door opens outwards, so you can reach someone who has fallen",
    "Every seal can be replaced",
  ],
  finishes: [
    "Clear",
    "Extra-clear (low iron)",
    "Full or half frosted",
    "Fluted",
    "Hardware matt black",
    "Hardware brushed",
    "Hardware PVD gold",
  ],
  fixing:
    "Hinges are screwed into solid masonry with stainless screws and sleeves, through tiles drilled slowly with a diamond bit and water. Fixed panels stand in a slim U-channel or in clamps, bedded in neutral silicone. The kerb must slope inwards by about 3 mm. Do not shower for 24 hours after sealing.",
  care: [
    "Dry the glass with a squeegee after the last shower. Those thirty seconds do more than any product.",
    "Once a week, apply equal parts white vinegar and water, wait five minutes and rinse.",
    "Do not use acid cleaners or scouring powder: they damage the glass and the finish.",
    "Change fins and magnetic strips when they yellow or harden.",
  ],
  climate:
    "Siruvani water is soft and leaves few marks. Borewell water, which many houses use for part of the year, leaves lime that bonds to glass within weeks. If your house is on a borewell, we suggest the coating on the inner face, brushed hardware instead of mirror, and a squeegee from the first day.",
  questions: [
    {
      question: "What happens if it breaks?",
      answer:
        "Toughened glass shatters into small blunt pieces. The edge is weaker than the face, so do not lean metal objects against a corner.",
    },
    {
      question: "Can it go on a floor without a kerb?",
      answer:
        "Yes, if the floor slopes to the drain at about 1 in 60 and the shower does not point at the door. Expect a few drops outside.",
    },
    {
      question: "Our bathroom is only five feet wide. Is there room?",
      answer:
        "Usually. A single fixed panel of 700–800 mm is often enough. It has no door, and needs only one wall.",
    },
  ],
  captions: [
    "Handle on the frameless door",
    "Glass corner held by clamps",
    "Support bar above the door",
    "Glass on the granite kerb",
    "Tiles seen through clear glass",
  ],
  related: ["frp-doors", "steel-window-customised", "balcony-glasswork"],
};
