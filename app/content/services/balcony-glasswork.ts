import type { ServiceTexts } from "./types";

export const balconyGlasswork: ServiceTexts = {
  lead: "Toughened glass between stainless posts, or in a base channel, for balconies and terraces.",
  description:
    "Glass railings for balconies and terraces, in 12 mm toughened or 13.52 mm laminated glass, with posts, clamps and top rail in SS 304.",
  metaDescription:
    "Glass balcony railings in Coimbatore: 12 mm toughened or 13.52 mm laminated glass, SS 304 posts and top rail, drawn to your slab edge.",
  caption: "12 mm toughened · SS 304 posts · 50 mm rail",
  about: [
    "A balcony railing has to stop a person, a chair and the wind, and still let you see the street. The right glass does all four. We normally use 12 mm toughened panels, and laminated panels above a walkway, where a broken pane must stay in place.",
    "There are three ways to hold the glass: clamps on round posts, spigots or standoffs at the slab, or a continuous channel along the edge. Posts are the easiest to level on an uneven slab. A channel gives the clearest view but needs the straightest concrete.",
    "Every panel is cut, drilled and edge-polished before it is toughened, because toughened glass cannot be cut. So we measure once the granite and floor tiles are laid, and order the glass only from that measurement.",
  ],
  features: {
    "Glass to suit the height":
      "12 mm toughened on most floors. Over a path or porch, 13.52 mm laminated: two 6 mm panes bonded by a 1.52 mm PVB layer.",
    "Plumb posts":
      "50 mm OD tube, 2 mm wall, on a welded 8 mm plate. We level them with shims and cover the plate with a pressed flange.",
    "Clamps with rubber seats":
      "Cast 304 clamps hold each panel at four points on EPDM pads. Metal never touches glass.",
    "A continuous top rail":
      "50 mm tube on pins above the posts, welded into one line, so that neighbouring posts share the load.",
    "Polished edges":
      "Flat-ground and polished on all four sides, with rounded corners. Nothing catches a sleeve or a child's hand.",
  },
  specification: {
    Glass: "12 mm clear toughened, or 13.52 mm toughened laminated (6 + 1.52 PVB + 6)",
    Posts: "SS 304, 50 mm OD × 2 mm, up to 1,200 mm apart",
    "Top rail": "SS 304, 50 mm OD × 1.5 or 2 mm",
    Height: "Usually 1,050 mm above finished floor",
    "Gap between panels": "20 mm to each side of a post; 10–15 mm in a channel without posts",
    Clamps: "Cast SS 304, D or square pattern, EPDM pads",
    Fixing: "Base plate, side bracket, spigot or base channel",
    Finish: "Brushed (240 grit) or mirror",
  },
  benefits: [
    "A clear view, whether you sit or stand",
    "If toughened glass breaks, it falls as small blunt pieces",
    "No foothold for a child to climb",
    "Rain runs off the slab edge under the glass",
    "One panel can be changed without touching the others",
    "Never needs painting",
  ],
  finishes: [
    "Brushed SS, 240 grit",
    "Mirror SS",
    "Clear glass",
    "Grey or bronze tinted glass",
    "Frosted band for privacy",
  ],
  fixing:
    "On a sound slab we set each post on its base plate with four M10 anchor fasteners, at least 75 mm from the edge so that the concrete does not split. Where floor space is tight, we bolt brackets to the face of the slab. A channel is anchored every 300 mm, the glass is wedged plumb, and a gasket closes the top.",
  care: [
    "Wash the glass with plain water and a drop of dish soap, then pull it dry with a squeegee.",
    "Wipe brushed posts along the grain, never across it.",
    "Keep cement, wall putty and acid tile cleaners off the steel; rinse at once if they splash.",
    "Once a year, press each pane by hand and have any loose clamp screws tightened.",
  ],
  climate:
    "From June to August the west wind blows through the Palghat gap and pushes against a glass railing as it would a sail. If your balcony is high up or open on two sides, we check its posts for that wind. October rain arrives sideways: we leave a gap of 50–60 mm below the panels for the slab to drain. Sprinklers fed from a borewell leave white spots on the glass, so point them away.",
  questions: [
    {
      question: "Can the glass break by itself?",
      answer:
        "Very rarely. A toughened pane can fail later from a tiny inclusion in the glass or from a damaged edge. Where people walk below, we recommend laminated glass, which stays in place even when cracked.",
    },
    {
      question: "When do you take final measurements?",
      answer:
        "After the floor tiles and edge granite are laid. A 10 mm change in floor level changes the slope of a rail and the height of every pane.",
    },
    {
      question: "Should we have posts?",
      answer:
        "Posts cost less and suit a slab that is out of line. A channel without posts looks lighter, but the slab edge must be straight within about 5 mm.",
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
