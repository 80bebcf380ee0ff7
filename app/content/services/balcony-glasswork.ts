import type { ServiceContent } from "./types";

export const balconyGlasswork: ServiceContent = {
  slug: "balcony-glasswork",
  title: "Balcony Glasswork",
  lead: "Toughened glass between stainless posts, or in a base channel, for balconies and terraces.",
  description:
    "Glass railings for balconies and terraces, in 12 mm toughened or 13.52 mm laminated glass, with posts, clamps and top rail in SS 304.",
  metaDescription:
    "Glass balcony railings in Coimbatore: 12 mm toughened or 13.52 mm laminated glass, SS 304 posts and top rail, drawn to your slab edge.",
  caption: "12 mm toughened · SS 304 posts · 50 mm rail",
  about: [
    "A balcony railing has to stop a person, a chair and the wind, and still let you see the street. Glass does all four when it is the right glass. We use toughened panels, 12 mm as a rule, and laminated panels where a broken pane must stay in its place above a walkway.",
    "There are three ways to carry it: clamps on round posts, spigots or standoffs at the slab, and a continuous channel along the edge. Posts are the easiest to true up on an uneven slab. A channel gives the clearest view and asks for the most exact concrete.",
    "Every panel is cut, drilled and edge-polished before it is toughened, because toughened glass can never be cut again. So we measure after the granite and the floor tiles are down, and the order for the glass goes out from that measurement only.",
  ],
  features: {
    "Glass chosen by the drop":
      "12 mm toughened for a normal floor. 13.52 mm laminated, two 6 mm panes on a 1.52 mm PVB layer, over a path or a porch.",
    "Posts that stand plumb":
      "50 mm OD tube, 2 mm wall, on a welded 8 mm plate. Levelled with shims, then covered with a pressed flange.",
    "Clamps with rubber seats":
      "Cast 304 clamps hold each panel at four points on EPDM pads. Metal never touches glass.",
    "A top rail all along":
      "50 mm tube on pins above the posts, welded into one line. It shares a push between neighbouring posts.",
    "Polished edges":
      "Flat-ground and polished on all four sides, corners dubbed. Nothing to catch a sleeve or a child's hand.",
  },
  specification: {
    Glass: "12 mm clear toughened, or 13.52 mm toughened laminated (6 + 1.52 PVB + 6)",
    Posts: "SS 304, 50 mm OD × 2 mm, up to 1,200 mm apart",
    "Top rail": "SS 304, 50 mm OD × 1.5 or 2 mm",
    Height: "1,050 mm above finished floor as a rule",
    "Gap between panels": "10–15 mm",
    Clamps: "Cast SS 304, D or square pattern, EPDM pads",
    Fixing: "Base plate, side bracket, spigot or base channel",
    Finish: "Brushed (240 grit) or mirror",
  },
  benefits: [
    "The view stays open from a chair as well as from your feet",
    "Broken toughened glass falls as small blunt grains",
    "No foothold for a child to climb",
    "Rain runs off the slab edge under the glass",
    "One panel can be changed without touching the others",
    "No painting, now or later",
  ],
  finishes: [
    "Brushed SS, 240 grit",
    "Mirror SS",
    "Clear glass",
    "Grey or bronze tinted glass",
    "Frosted band for privacy",
  ],
  fixing:
    "On a sound slab we set each post on its base plate with four M10 anchor fasteners, at least 75 mm from the edge so that the concrete does not split. Where floor space is short, brackets bolt to the face of the slab. A channel is anchored every 300 mm, the glass is wedged plumb and the top is closed with a gasket.",
  care: [
    "Wash the glass with plain water and a drop of dish soap, then pull it dry with a squeegee.",
    "Wipe posts along the grain of the brushing, never across it.",
    "Keep cement, wall putty and acid tile cleaners off the steel; rinse at once if they splash.",
    "Once a year press each pane by hand and have any loose clamp screw tightened.",
  ],
  climate:
    "From June to August the west wind comes through the Palghat gap and leans on a closed glass rail as on a sail, so corner posts and long runs get closer centres. The October rain drives against it sideways: we leave a gap of 50–60 mm below the panels for the slab to drain. Sprinklers fed from a borewell leave white spots on the glass, so point them away.",
  questions: [
    {
      question: "Can a glass balcony break by itself?",
      answer:
        "Very rarely. A toughened pane can fail later from a tiny inclusion in the glass or from a damaged edge. Above a place where people walk we advise laminated glass, which stays up even when it is cracked.",
    },
    {
      question: "When do you take the final size?",
      answer:
        "After floor tiles and edge granite are laid. A 10 mm change in floor level changes the slope of a rail and the height of every pane.",
    },
    {
      question: "Posts or no posts?",
      answer:
        "Posts cost less and forgive a slab that is out of line. A channel without posts looks lighter, but the slab edge must be straight within about 5 mm.",
    },
  ],
  captions: [
    "Rail, post and clamp",
    "The balcony seen from outside",
    "Glass held in a stainless clamp",
    "Posts along the granite edge",
    "Glass across the front of the house",
  ],
  related: ["wooden-with-glass-railing", "ss-handrail-work", "pergola-glass-work"],
};
