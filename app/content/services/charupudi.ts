import type { ServiceTexts } from "./types";

export const charupudi: ServiceTexts = {
  lead: "The sit-out bench with its leaning backrest rail, in stainless steel and timber.",
  description:
    "A charupudi (also spelt charupadi) is a seat and a railing in one: a low bench around the sit-out, with a backrest that leans outwards.",
  metaDescription:
    "Charupudi sit-out bench railings in Coimbatore: leaning backrest in SS 304 pipe, teak or granite seat, made for verandahs and porticos.",
  caption: "SS 304 backrest · Teak seat · 440 mm high",
  about: [
    "Old houses from Pollachi to Palakkad have one in wood: a seat along the edge of the verandah, with a row of slats behind it that lean out to support your back. We make it in stainless steel, which does not rot.",
    "The backrest is a frame of 38 and 25 mm stainless pipe, bent once at the seat and leaning 12 to 15 degrees. The seat is teak planks on a steel frame, or a granite slab laid by your mason. If you wish, you can try the height and slope on a wooden mock-up first.",
    "It is also a railing. So we anchor the posts as for any balustrade and keep the gaps small, and on a raised sit-out the top of the backrest is at least 900 mm above the floor outside the seat.",
  ],
  features: {
    "A slope for the back":
      "12 to 15 degrees from upright, starting 20 mm above the seat: a comfortable angle to lean on.",
    "Bent, not mitred": "Each upright is one bent pipe, with no weld where the load is greatest.",
    "Seat in teak or stone":
      "25 mm planks with 6 mm gaps on a 40 × 40 mm frame, or fittings let into a granite ledge.",
    "Corners that meet":
      "At a verandah corner the two leaning frames are mitred in both directions, from a full-size drawing.",
  },
  specification: {
    Uprights: "SS 304, 38 mm OD × 2 mm, one bend, 600–800 mm apart, closer behind a high backrest",
    "Backrest rails": "SS 304, 25 mm OD × 1.5 mm, or 20 mm teak slats",
    "Top rail": "SS 304, 50 mm OD × 1.5 mm, or shaped teak",
    "Seat height": "430–450 mm",
    "Seat depth": "380–450 mm",
    "Lean of the backrest": "12–15°",
    Seat: "Teak 25 mm, or granite 30–40 mm by others",
    Finish: "Brushed SS; teak oiled or PU",
  },
  benefits: [
    "Seats many people without chairs",
    "Keeps the sit-out floor clear",
    "A railing and a backrest in one",
    "Termites cannot eat stainless steel",
    "Open below, so the floor can be washed through",
    "Suits a traditional portico",
  ],
  finishes: [
    "Brushed SS with oiled teak",
    "Mirror SS with granite",
    "Powder-coated MS with teak",
    "Antique brass-coloured knobs",
  ],
  fixing:
    "Each upright is core-drilled through the seat slab into the plinth beam, 100 mm deep, and grouted; a stainless cover closes the hole. Where the seat is timber, the uprights come down behind it to base plates on the floor. We do not fix to the stone alone: granite can carry the seat, but not three people leaning back.",
  care: [
    "Sweep the gap between seat and backrest, which collects leaves.",
    "Oil the teak thinly once a year before summer, and wipe off the excess.",
    "Wash sweat and hair oil off the top rail with soapy water.",
  ],
  climate:
    "The sit-out gets morning sun and, in November, rain blown in under the roof. Pipe in full sun becomes too hot to lean on, so on the south and west sides we cover the steel with teak slats. We seal the plank ends and leave gaps for water to drain.",
  questions: [
    {
      question: "Can it go on an existing parapet or ledge?",
      answer:
        "Often. The ledge must be at least 350 mm deep, with concrete or a beam under it. We drill a small test hole to check.",
    },
    {
      question: "Will stainless look wrong on a traditional house?",
      answer:
        "No. With teak slats and a shaped teak top, it looks like wood from the street. The steel is behind them.",
    },
    {
      question: "Is it high enough as a railing?",
      answer:
        "On a ground-floor sit-out, yes. On an upper floor, children can stand on the seat, so we add a rail above the backrest or recommend a balcony railing instead.",
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
