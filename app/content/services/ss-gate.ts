import type { ServiceTexts } from "./types";

export const ssGate: ServiceTexts = {
  lead: "Main gates and wickets in SS 304: hairline sheet, polished bars, brass-coloured lines.",
  description: "Stainless main gates that need washing, never painting, with a wicket for people on foot.",
  metaDescription:
    "Stainless steel main gates in Coimbatore: SS 304 frames, hairline sheet and polished bars, wicket gate, cylinder locks and greased hinges.",
  caption: "SS 304 · Hairline · Wicket gate",
  about: [
    "A stainless gate costs more at first, but you never have to paint it: it is washed with water.",
    "Ours are framed in 60 × 40 or 75 × 50 mm SS 304 tube. The lower part is closed with 1.6 mm hairline sheet over an inner frame, so that it does not drum or dent. The upper part has bars, plates or glass. Gold-coloured trim is titanium-coated stainless, not brass, so it does not turn green.",
    "Beside the car gate, we nearly always suggest a wicket of 900 to 1,000 mm. The large leaves then stay shut most of the day, and their hinges last longer.",
  ],
  features: {
    "Grain in one direction":
      "Sheets are marked before cutting so that the hairline runs the same way over both leaves and the wicket.",
    "Backed sheet":
      "Every closed panel has a 25 mm inner grid and adhesive pads behind it. It sounds solid when you knock.",
    "Bars through the rail":
      "Uprights pass through punched rails and are welded on the hidden side. No weld shows on the face.",
    "Lock and long handle":
      "Mortise lock with cylinder at 1,050 mm, a 600–900 mm tubular pull handle, and floor bolts that drop into stainless sleeves.",
    "Stainless hinges and screws":
      "Even the hinge pins are stainless. A mild steel pin would leave rust streaks on the post.",
  },
  specification: {
    Grade: "SS 304 throughout, sheet and tube",
    Frame: "60 × 40 or 75 × 50 mm, wall 1.5–2 mm",
    Bars: "25 mm OD or 25 × 25 mm, wall 1.5 mm, gaps below 100 mm",
    Sheet: "1.6 mm hairline on a 25 mm inner frame",
    Size: "Car gate 3.0–4.5 m; wicket 0.9–1.0 m; height 1.5–2.1 m",
    Hinges: "SS pin hinges with bearing washer, adjustable",
    Lock: "Mortise lock with cylinder, floor bolts, hold-open stay",
    Accents: "PVD titanium-coated SS, gold, rose gold or black",
  },
  benefits: [
    "No primer, no paint, nothing to flake",
    "Scratches can be brushed out along the grain",
    "The wicket saves wear on the large leaves",
    "Easy to see at night",
    "Hinges and locks are standard sizes and easy to replace",
  ],
  finishes: [
    "Hairline",
    "Satin 240 grit",
    "Mirror bars on hairline sheet",
    "PVD gold lines",
    "PVD black lines",
    "Laser-cut SS panel",
  ],
  fixing:
    "The hinge posts are 75 × 75 mm stainless tubes bolted to the pillar with M12 sleeve anchors through stone into the concrete core, never into cladding alone. In a stone-clad pillar we drill first and let the mason clad round the plate. Floor sleeves are set in a small concrete block that drains downwards.",
  care: [
    "Hose it from the top, wipe with soapy water, rinse, and dry the mirror parts.",
    "Remove rust-coloured specks early with a stainless cleaner and a white pad.",
    "Clean gold-coloured trim with a soft cloth only; abrasives cut through PVD.",
    "Twice a year, put a drop of light oil in the lock and grease on the pins.",
  ],
  climate:
    "Along the main roads and near the foundries, the air carries iron dust. It settles on the gate and, with the dew, leaves orange specks. Rinse every week or two to keep them from setting. Borewell water from a sprinkler leaves white lime on the lower sheet, so turn the nozzle away. Sun and rain alone do not harm 304.",
  questions: [
    {
      question: "My neighbour's stainless gate has rusted. Why?",
      answer:
        "Usually for one of three reasons: a low-nickel grade sold as stainless, grinding dust from building work, or cleaning with toilet acid. The last two can be cleaned off; the first cannot.",
    },
    {
      question: "Does a stainless gate dent?",
      answer:
        "Thin sheet on an open frame does. On 1.6 mm sheet with an inner grid, a football leaves no mark, but a bumper will.",
    },
    {
      question: "Can the car gate be motorised?",
      answer:
        "Yes, but tell us early. The arm needs a bracket inside the frame and a clear pillar face of about 200 mm.",
    },
  ],
  captions: [
    "Hairline panel with raised plates",
    "Lock and long pull handle",
    "Wicket gate between stone pillars",
    "Hinge side at the pillar",
    "Two leaves, one line of grain",
  ],
  related: ["ms-gate", "safety-door-work", "ss-handrail-work"],
};
