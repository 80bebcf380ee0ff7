import type { ServiceTexts } from "./types";

export const g1SteelWork: ServiceTexts = {
  lead: "Galvanised structural work: roof trusses, sheds, outdoor stairs, platforms and canopies.",
  description:
    "Trusses, portal frames, stairs and platforms in structural tube and section, galvanised or coated against the weather.",
  metaDescription:
    "Galvanised structural steel in Coimbatore: roof trusses, sheds, outdoor staircases, platforms and canopies, bolted together on site.",
  caption: "Structural tube · Galvanised · Bolted",
  about: [
    "This is our heaviest work: car sheds, terrace roofs, factory bays, outdoor staircases, water-tank stands, walkways. The steel is sized by calculation, drawn joint by joint, cut, drilled, welded into sections that fit on a lorry, and bolted together on site.",
    "We make trusses from tube, because it sheds rain and gives birds no ledge. Ends are profiled to fit the chord. Stairs have two channel or plate stringers with treads of chequered plate or open grating, and a landing after every twelve to fifteen steps.",
    "Pieces that fit the zinc bath are hot-dip galvanised after welding, so that the zinc covers the welds as well. Larger ones are blasted and painted. For light roofs we use pre-galvanised purlins, and coated sheets fixed with washer-head screws.",
  ],
  features: {
    "Calculated, then drawn":
      "Own weight and people from IS 875 Parts 1 and 2, wind from Part 3, which puts Coimbatore at a basic 39 m/s. The sizes follow from that.",
    "Vented for the bath":
      "Every closed tube gets a filling and a venting hole so that the zinc can flow. Without them, a tube can burst.",
    "Bolted on site":
      "Holes 2 mm wider than the bolt, and grade 8.8 bolts with washers. No cutting torch on the roof.",
    "Level column bases":
      "20–25 mm grout under each plate, levelling nuts below it, and a template for the cast-in bolts.",
    "Stairs with a steady pitch": "Rise 160–175 mm, going 250–280 mm, every step alike within 3 mm.",
  },
  specification: {
    Sections: "Tube to IS 1161 or IS 4923; angles, channels and plate in E250",
    "Truss span": "Usually 6–20 m, by calculation",
    Purlins: "GI Z or C 150–200 mm, 1.6–2.5 mm",
    "Roof sheet": "Pre-painted galvanised or galvalume, 0.47–0.50 mm",
    Stair: "Stringers 200 mm channel or 10 mm plate; treads 5 mm chequered or 30 mm grating",
    Joints: "Shop-welded MIG or arc; site joints M16–M20, grade 8.8",
    Protection: "Hot-dip galvanised, or blast, zinc epoxy 50 microns and PU",
    Base: "Plate 12–20 mm on four cast-in bolts, non-shrink grout",
  },
  benefits: [
    "Wide rooms without pillars",
    "Zinc covers the inside of the tube and every weld",
    "Quick on site: most of it is bolting",
    "Can be extended bay by bay",
    "Light on existing columns and terraces",
    "Members can be unbolted and moved",
  ],
  finishes: [
    "Hot-dip galvanised",
    "Galvanised and painted",
    "Zinc epoxy with PU top coat",
    "Roof sheets in off-white, blue, green or brick",
  ],
  fixing:
    "Column bolts are cast with a steel template, because a bolt 10 mm out of place costs a day. We erect, brace and plumb each frame before bolting the next one to it. On an existing terrace, we find the beams, fix to them with chemical anchors and waterproof each base with a collar.",
  care: [
    "Clear gutters before June and again in September.",
    "After the first monsoon, have the roof screws and anchor bolts checked.",
    "Brush leaves and birds' nests out of the joints.",
    "Touch up any site weld or drag mark with zinc-rich paint.",
  ],
  climate:
    "Wind matters more than rain here. The gap in the Ghats funnels the south-west wind across open fields west and south of the city, and it lifts a light roof. So we put screws in every rib at the eaves, tie purlins with cleats on both sides, and give columns proper footings. Roofs slope at least 6 degrees to drain November cloudbursts.",
  questions: [
    {
      question: "Do we need a structural engineer?",
      answer:
        "Yes, for a shed, a stair to an upper floor or a terrace roof: an engineer must sign for the loads. We work from your engineer's drawing, or have ours checked by one.",
    },
    {
      question: "Will a terrace roof be too heavy for the house?",
      answer:
        "A tube frame with sheet weighs about 15–25 kg per square metre. Wind is the greater load. We check where your columns are before we agree.",
    },
    {
      question: "Is galvanised better than painted?",
      answer:
        "Outdoors and out of reach, yes, because no one wants to climb up and repaint a truss. Where you see it every day, paint gives you a choice of colour.",
    },
  ],
  captions: [
    "Truss joint in galvanised tube",
    "Base plate on its bolts",
    "Galvanised outdoor stair",
    "Trusses repeated bay by bay",
    "Sections laid out on site",
  ],
  related: ["g-pipe-with-glass", "pergola-glass-work", "ms-handrail-work"],
};
