import type { ServiceTexts } from "./types";

export const msHandrailWork: ServiceTexts = {
  lead: "Mild steel railings and grille-design handrails, primed and powder coated in any colour.",
  description:
    "Railings in mild steel bar, tube and plate. Steel can take any pattern, and a good coating keeps it looking new.",
  metaDescription:
    "Mild steel handrails and grille railings in Coimbatore: bar, tube and laser-cut plate, zinc phosphate primer, powder coat 60 to 80 microns.",
  caption: "MS 40 × 40 mm · 12 mm bars · Powder coated",
  about: [
    "Mild steel gives a designer the most freedom. It bends cold, welds anywhere and can be cut into leaves, lines or letters. If you want the grille of an old house, or have a drawing from your architect, this is the material for it.",
    "We make frames in square tube or flat bar and fill them with 10 or 12 mm square bars, round rods, or a panel cut by laser. We can make folding or removable sections for a landing where furniture has to pass.",
    "Half of the work is the coating. We weld all round and grind the welds, remove mill scale and rust, and round the edges so that the powder does not thin over them. Primer and colour follow in the workshop, and only touch-up is left for the site.",
  ],
  features: {
    "Any pattern you can draw":
      "Bars, circles, flats on edge, or laser-cut sheet of 2 to 4 mm. One template keeps every bay the same.",
    "Closed sections":
      "Tube ends are capped and welded tight. No water gets in, so nothing rusts from inside.",
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
    "Costs less than stainless for the same strength",
    "Any RAL shade, matt, satin or textured",
    "Easy to match to your window grills",
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
    "Posts stand on 100 × 100 × 8 mm plates with four M10 anchors, levelled with packers and grouted so that no water collects underneath. On stairs, we weld the posts to cast-in inserts, or bolt plates to the side if there are none. Cut edges and drilled holes are primed before the bolt goes in.",
  care: [
    "Dust with a brush, wash with soap and water twice a year.",
    "Touch up chips within the month: primer first, then colour.",
    "Check the feet of the posts after each monsoon. Rust starts at the lowest weld.",
    "Do not sand a powder coat: it breaks the surface.",
  ],
  climate:
    "Two monsoons mean two wet seasons, and half a year of sun. Sun makes cheap powder chalky, and rain finds its pinholes. Outdoors we use an exterior polyester over a zinc-rich primer, leave drain holes at the lowest point, and avoid ledges where water and red dust can sit.",
  questions: [
    {
      question: "Will it rust?",
      answer:
        "Only where the coating is broken. With closed tubes, primer under the powder and chips repaired in time, a railing stays sound for many years.",
    },
    {
      question: "Powder coat or enamel paint?",
      answer:
        "Powder is harder and more even, but must be baked before fixing. Enamel can be brushed on site and renewed by any painter, so it suits a grille that must be welded in place.",
    },
    {
      question: "Can you copy the design of our old railing?",
      answer: "Yes. We trace one bay at full size, make a template and repeat it.",
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
