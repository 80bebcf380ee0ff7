import type { ServiceContent } from "./types";

export const glassShowerCubicle: ServiceContent = {
  slug: "glass-shower-cubicle",
  title: "Glass Shower Cubicle",
  lead: "Frameless shower cubicles in toughened glass: hinged, sliding or a single fixed panel.",
  description:
    "Toughened glass round the shower, so the rest of the bathroom stays dry and the tiles stay in view.",
  metaDescription:
    "Glass shower cubicles in Coimbatore: 8 or 10 mm toughened glass, SS 304 hinges and seals, corner, straight or walk-in, made to your tiles.",
  caption: "10 mm toughened · SS 304 hinges · Clear",
  about: [
    "A cubicle divides a bathroom into a wet and a dry half without taking away any of its size. Frameless glass needs hardly any metal: two or three hinges, a few clamps, one bar above to keep the corner still.",
    "We make straight fronts between two walls, corners with a fixed panel and a door, sliding doors for narrow rooms, and a single walk-in panel where the floor slopes well. Doors are 600 to 750 mm wide; beyond that the weight tires the hinges.",
    "Tiles are never quite plumb. We measure with a laser after tiling, top, middle and bottom, and the glass is cut to the taper. Holes and cut-outs for hinges come before toughening, so hardware is chosen first and not last.",
  ],
  features: {
    "10 mm where it swings":
      "Doors and fixed panels in 10 mm; a small panel by itself may be 8 mm. All toughened, all edges polished.",
    "Self-closing hinges":
      "Wall-to-glass or glass-to-glass hinges that pull shut from about 25° and stop at 90°.",
    "A bar that steadies":
      "A 19 mm round support bar from wall to glass takes the shake out of a tall fixed panel.",
    "Seals you hardly see": "Clear PVC fins at hinge side and foot, a magnetic strip where two panes meet.",
    "Easy-clean coating":
      "A water-repellent layer on the inner face, on request. It makes scale easier to wipe, not impossible.",
  },
  specification: {
    Glass: "8 or 10 mm toughened, clear, extra-clear, frosted or fluted",
    Height: "1,950–2,100 mm",
    Door: "600–750 mm wide, opening outwards",
    Hinges: "SS 304 or solid brass, 45 kg a pair at 10 mm glass",
    Handle: "Tubular D 300–450 mm, knob, or towel-bar handle",
    Support: "Round bar 19 mm or square 15 mm, wall or ceiling",
    Seals: "Clear PVC fins, magnetic strip, 5 mm acrylic threshold",
    "Hardware finish": "Polished, brushed, matt black or PVD gold",
  },
  benefits: [
    "The floor outside stays dry and less slippery",
    "No frame where mould can sit",
    "Steam and warmth stay inside",
    "Tiles and light go on undivided",
    "Door swings out, so a fallen person can be reached",
    "Every seal can be pulled off and replaced",
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
    "Hinges are screwed into solid masonry with stainless screws and sleeves, through tiles drilled slowly with a diamond bit and water. Fixed panels stand in a slim U-channel or in clamps, bedded in neutral silicone. The kerb must slope inwards by about 3 mm. After sealing, no shower for 24 hours.",
  care: [
    "Pull the glass dry after the last shower with a squeegee. Thirty seconds do more than any product.",
    "Once a week: white vinegar and water, half and half, wait five minutes, rinse.",
    "No hydrofluoric or toilet acid, no powder: both etch glass and finish.",
    "Change fins and magnetic strips when they yellow or harden.",
  ],
  climate:
    "Siruvani water is soft and forgives. Borewell water, on which many houses run for part of the year, is not: it leaves lime that bonds to glass within weeks. If your house is on a borewell we suggest the coating on the inner face, brushed instead of mirror hardware, and the squeegee on its hook from the first day.",
  questions: [
    {
      question: "What happens if it breaks?",
      answer:
        "Toughened glass falls into small blunt pieces. It breaks from a blow to the edge more than to the face, so do not lean metal things against the corner.",
    },
    {
      question: "Can it go on a floor without a kerb?",
      answer:
        "Yes, if the floor falls to the drain at about 1 in 60 and the spray does not point at the door. Expect a few drops outside.",
    },
    {
      question: "Our bathroom is only five feet wide. Is there room?",
      answer:
        "Often a single fixed panel of 700–800 mm is enough. It needs no door, no swing, and only one wall.",
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
