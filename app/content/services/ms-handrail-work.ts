import type { ServiceContent } from "./types";

export const msHandrailWork: ServiceContent = {
  slug: "ms-handrail-work",
  title: "MS Handrail Work",
  lead: "Mild steel railings and grill-design handrails, primed and powder coated in any colour.",
  description:
    "Railings in mild steel bar, tube and plate. The material takes any pattern; the coating decides how long it looks new.",
  metaDescription:
    "Mild steel handrails and grill railings in Coimbatore: bar, tube and laser-cut plate, zinc phosphate primer, powder coat 60 to 80 microns.",
  caption: "MS 40 × 40 mm · 12 mm bars · Powder coated",
  about: [
    "Mild steel is the draughtsman's metal. It bends cold, welds anywhere and can be cut into leaves, lines or letters. If you have a grill design in mind from an old house, or a drawing from your architect, this is the material for it.",
    "We make frames in square tube or flat bar and fill them with 10 or 12 mm square bars, round rods, or a panel cut by laser. Folding and removable sections are possible, for a landing where furniture has to pass.",
    "The work is half steel and half coating. Welds are closed all round and ground, mill scale and rust come off, edges are broken so that powder does not run thin over them. Then primer, then colour, both in the workshop. On site only the touch-up is left.",
  ],
  features: {
    "Any pattern you can draw":
      "Bars, circles, flats on edge, laser-cut sheet from 2 to 4 mm. One template keeps every bay the same.",
    "Closed sections":
      "Tube ends are capped and welded tight. Water that cannot get in cannot rust from inside.",
    "Two coats over clean metal":
      "Degreased, phosphated, primed, then 60–80 microns of polyester powder baked at about 190 °C.",
    "Bolted bays":
      "Long runs are made in bays of 2–2.5 m with sleeve joints, so they reach the upper floor without a site weld.",
    "Folding sections": "A bay on pin hinges with a drop bolt opens the landing and closes flush again.",
  },
  specification: {
    Material: "Mild steel, E250 bar and plate, cold-formed tube",
    "Posts and frame": "50 mm pipe, or 40 × 40 or 50 × 25 mm tube, 2 mm wall",
    Infill: "10 or 12 mm square bar, 16 mm round tube, or 2–4 mm plate",
    "Top rail": "50 mm pipe, 50 × 10 mm flat, or a timber cap",
    "Clear gap": "Below 100 mm",
    Primer: "Zinc phosphate; zinc-rich epoxy outdoors",
    "Top coat": "Polyester powder 60–80 microns, or two coats PU enamel",
  },
  benefits: [
    "The widest choice of pattern of any railing",
    "Less outlay than stainless for the same strength",
    "Any RAL shade, matt, satin or textured",
    "Easily matched to existing window grills",
    "A damaged bay can be unbolted and repaired",
    "Heavy enough to feel firm at every post",
  ],
  finishes: [
    "Matt black",
    "Textured charcoal",
    "RAL shade to sample",
    "Antique bronze",
    "Timber cap rail",
    "Brushed SS top rail",
  ],
  fixing:
    "Posts stand on 100 × 100 × 8 mm plates with four M10 anchors, packed level and grouted so that no water lies beneath. On stairs we weld the posts to inserts if they were cast in; if not, plates bolt to the side. Cut edges and drilled holes are primed before the bolt goes in.",
  care: [
    "Dust with a brush, wash with soap and water twice a year.",
    "Touch up a chip in the same month, with primer first and colour after.",
    "Look at post feet after each monsoon. Rust starts at the lowest weld.",
    "No sandpaper on powder coat: it opens the skin.",
  ],
  climate:
    "Two monsoons mean two wet seasons with half a year of sun between them. Sun chalks a cheap powder; rain finds the pinholes. Outdoors we use an exterior polyester over a zinc-rich primer, leave drain holes at the lowest point, and avoid ledges where water and red dust can sit.",
  questions: [
    {
      question: "Will it rust?",
      answer:
        "Steel rusts where the coating is broken, nowhere else. With closed tubes, a primer under the powder and a chip mended in time, a railing stays sound for very long.",
    },
    {
      question: "Powder coat or enamel paint?",
      answer:
        "Powder is harder and more even, and has to be baked before fixing. Enamel can be brushed on site and renewed by any painter. For a grill that must be welded in place, enamel is the honest choice.",
    },
    {
      question: "Can you copy the design of our old railing?",
      answer: "Yes. We trace one bay full size, make a template, and repeat it.",
    },
  ],
  captions: [
    "Bars at even gaps",
    "Dark powder coat in daylight",
    "Frame on the trestles before priming",
    "Rings between the two upper rails",
    "Post on its bolted base plate",
  ],
  related: ["ss-handrail-work", "ms-gate", "charupudi"],
};
