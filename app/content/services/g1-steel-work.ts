import type { ServiceContent } from "./types";

export const g1SteelWork: ServiceContent = {
  slug: "g1-steel-work",
  title: "G1 Steel Work",
  lead: "Galvanised structural work: roof trusses, sheds, outdoor stairs, platforms and canopies.",
  description:
    "Trusses, portal frames, stairs and platforms in structural tube and section, galvanised or coated against the weather.",
  metaDescription:
    "Galvanised structural steel in Coimbatore: roof trusses, sheds, outdoor staircases, platforms and canopies, bolted on site and plumb.",
  caption: "Structural tube · Galvanised · Bolted",
  about: [
    "This is the heavy side of the workshop: car sheds, terrace roofs, factory bays, outdoor staircases, water-tank stands, walkways. The steel is sized by calculation, drawn in members and joints, cut, drilled, welded in pieces that a lorry can carry, and bolted on site.",
    "Trusses are tube, because tube sheds rain and gives birds no ledge. Ends are profiled to fit the chord. Stairs have two channel or plate stringers with treads of chequered plate or open grating, and a landing after every twelve to fifteen steps.",
    "Pieces that fit in a bath are hot-dip galvanised after welding, so that the zinc covers the welds as well. Larger ones are blasted and painted. For light roofs we use pre-galvanised purlins, and coated sheets with screws that carry their own washers.",
  ],
  features: {
    "Calculated, then drawn":
      "Dead load, people, and wind from IS 875 Part 3, which puts Coimbatore at a basic 39 m/s. Members follow from that.",
    "Vented for the bath":
      "Every closed tube gets a filling and a venting hole where the zinc can run. Without them a tube can burst.",
    "Bolted on site":
      "Holes drilled 2 mm over the bolt, grade 8.8 bolts with washers, no cutting torch on the roof.",
    "True column bases":
      "20–25 mm grout under each plate, levelling nuts below it, and a template for the cast-in bolts.",
    "Stairs with a steady pitch": "Rise 160–175 mm, going 250–280 mm, every step alike within 3 mm.",
  },
  specification: {
    Sections: "Tube to IS 1161 or IS 4923; angles, channels and plate in E250",
    "Truss span": "6–20 m as a rule, by calculation",
    Purlins: "GI Z or C 150–200 mm, 1.6–2.5 mm",
    "Roof sheet": "Pre-painted galvanised or galvalume, 0.47–0.50 mm",
    Stair: "Stringers 200 mm channel or 10 mm plate; treads 5 mm chequered or 30 mm grating",
    Joints: "Shop-welded MIG or arc; site joints M16–M20, grade 8.8",
    Protection: "Hot-dip galvanised, or blast, zinc epoxy 50 microns and PU",
    Base: "Plate 12–20 mm on four cast-in bolts, non-shrink grout",
  },
  benefits: [
    "Wide rooms without a pillar in the way",
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
    "Column bolts are cast with a steel template, because a bolt 10 mm out of place costs a day. Frames are stood up, braced and plumbed before the second is bolted to the first. On an existing terrace we find the beams, fix to those with chemical anchors and waterproof each base with a collar.",
  care: [
    "Clear gutters before June and again in September.",
    "After the first monsoon have the roof screws and the anchor bolts checked for tightness.",
    "Brush away leaves and bird nests where members meet.",
    "Touch up any site weld or drag mark with zinc-rich paint.",
  ],
  climate:
    "Uplift decides more here than rain. The gap in the Ghats funnels the south-west wind across open fields west and south of the city, and a light roof wants to fly before it wants to fall. So screws go in every rib at the eaves, purlins are tied with cleats on both sides, and columns have real footings. Roofs slope at least 6 degrees to carry the November cloudbursts.",
  questions: [
    {
      question: "Do we need a structural engineer?",
      answer:
        "For a shed, a stair to an upper floor or a roof on a terrace: yes, somebody must sign for the loads. We work to your engineer's drawing or ask one to check ours.",
    },
    {
      question: "Will a terrace roof be too heavy for the house?",
      answer:
        "A tube frame with sheet weighs about 15–25 kg per square metre. Wind is the harder load. We look at where your columns are before we say yes.",
    },
    {
      question: "Is galvanised better than painted?",
      answer:
        "Outdoors and out of reach, yes: nobody climbs up to repaint a truss. Where you see it daily and can touch it, paint gives the better colour.",
    },
  ],
  captions: [
    "Truss node in galvanised tube",
    "Base plate on its bolts",
    "Galvanised outdoor stair",
    "Trusses repeated bay by bay",
    "Sections laid out on site",
  ],
  related: ["g-pipe-with-glass", "pergola-glass-work", "ms-handrail-work"],
};
