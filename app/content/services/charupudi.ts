import type { ServiceContent } from "./types";

export const charupudi: ServiceContent = {
  slug: "charupudi",
  title: "Charupudi",
  lead: "The sit-out bench with its leaning backrest rail, in stainless steel and timber.",
  description:
    "A charupudi is seat and railing in one: a low bench round the sit-out with a backrest that leans outwards.",
  metaDescription:
    "Charupudi sit-out bench railings in Coimbatore: leaning backrest in SS 304 pipe, teak or granite seat, made for verandahs and porticos.",
  caption: "SS 304 backrest · Teak seat · 450 mm high",
  about: [
    "Old houses from Pollachi to Palakkad have it in wood: a seat along the edge of the verandah, and behind it a row of slats that lean out so that the back can rest. Neighbours sit there. Slippers are left below it. We make the same thing in steel that does not rot.",
    "The backrest is a frame of 38 and 25 mm stainless pipe, bent once at the seat and leaning 12 to 15 degrees. The seat is teak planks on a steel frame, or the granite slab your mason has already laid. Height and slope are tried with a wooden mock-up if you wish; people are not all the same size.",
    "It also has to act as a railing. So the posts are anchored as for any balustrade, the gaps are kept small, and on a raised sit-out the top of the backrest comes to at least 900 mm above the floor outside the seat.",
  ],
  features: {
    "A slope for the back":
      "12 to 15 degrees from upright, starting 20 mm above the seat. Steeper feels like a chair, flatter like a wall.",
    "Bent, not mitred":
      "Each upright is one pipe with a drawn bend. There is no weld where the load of the back is highest.",
    "Seat in teak or stone":
      "25 mm planks with 6 mm gaps on a 40 × 40 mm frame, or fittings let into a granite ledge.",
    "Corners that meet":
      "At a verandah corner the two leaning frames are mitred in both directions, from a full-size drawing.",
  },
  specification: {
    Uprights: "SS 304, 38 mm OD × 2 mm, one bend, 600–900 mm apart",
    "Backrest rails": "SS 304, 25 mm OD × 1.5 mm, or 20 mm teak slats",
    "Top rail": "SS 304, 50 mm OD × 1.5 mm, or shaped teak",
    "Seat height": "430–450 mm",
    "Seat depth": "380–450 mm",
    "Lean of the backrest": "12–15°",
    Seat: "Teak 25 mm, or granite 30–40 mm by others",
    Finish: "Brushed SS; teak oiled or PU",
  },
  benefits: [
    "Seats for many without a single chair",
    "Keeps the floor of the sit-out free",
    "Guards the edge and rests the back",
    "Stainless pipe is not eaten by termites",
    "Open below, so the floor can be washed through",
    "Keeps the face of a traditional portico",
  ],
  finishes: [
    "Brushed SS with oiled teak",
    "Mirror SS with granite",
    "Powder-coated MS with teak",
    "Antique brass-coloured knobs",
  ],
  fixing:
    "Each upright is core-drilled through the seat slab into the plinth beam, 100 mm deep, and grouted; a stainless cover closes the hole. Where the seat is timber, the uprights come down behind it to base plates on the floor. We do not fix to the stone alone: granite carries the seat, not the lean of three people.",
  care: [
    "Sweep the gap between seat and backrest; it collects leaves.",
    "Oil teak once a year before the summer, thinly, and wipe off what has not soaked in.",
    "Wash off perspiration and hair oil from the top rail with soap water.",
  ],
  climate:
    "The sit-out takes morning sun and, in November, rain blown in under the roof. Pipe in full sun grows too warm to lean on, so on the south and west sides we put teak slats on the steel. Plank ends are sealed and the gaps kept wide enough for water to fall through.",
  questions: [
    {
      question: "Can it go on an existing parapet or ledge?",
      answer:
        "Often. The ledge must be at least 350 mm deep and have concrete or a beam under it. We drill a small test hole before we promise.",
    },
    {
      question: "Will stainless look wrong on a traditional house?",
      answer:
        "Teak slats and a shaped teak top on stainless uprights read as wood from the street. The steel does the work behind them.",
    },
    {
      question: "Is it high enough as a railing?",
      answer:
        "On a ground-floor sit-out, yes. On an upper floor children can stand on the seat, so there we add a rail above the backrest or advise a balcony railing instead.",
    },
  ],
  captions: [
    "From the garden, leaning over the edge",
    "Two runs between the columns",
    "Uprights bent once at the seat",
    "End of the seat at the column",
    "Teak planks on a steel frame",
  ],
  related: ["ss-handrail-work", "wooden-with-glass-railing", "safety-door-work"],
};
