import type { ServiceTexts } from "./types";

export const steelWindowCustomised: ServiceTexts = {
  lead: "Slim steel windows, glazed partitions and garden doors, divided into panes the way you like.",
  description:
    "Windows and glazed screens in slim steel sections, with the grid, the opening lights and the hardware of your choice.",
  metaDescription:
    "Custom steel windows in Coimbatore: slim sections, glazing bars to your grid, partitions and doors, zinc primer and matt powder coat.",
  caption: "Steel 40 mm · 5 mm toughened · Matt black",
  about: [
    "Steel frames are the slimmest. A steel bar 20 to 25 mm wide does the work of 60 mm or more in uPVC. That is why architects choose it for tall windows, for glazed walls between rooms, and for houses with an old factory look.",
    "We build from hot-rolled Z and T sections or from slim tube with welded glazing bars. Opening lights hang on brass or stainless hinges; doors get a brass bar or a plain lever. We first set out each grid at full size on the floor, because everyone notices a bar that is 5 mm off.",
    "Nothing comes from a catalogue. Arches, corner windows without a post, a fixed pane over a door, four folding doors: if you can draw it with straight lines or a single radius, we can make it.",
  ],
  features: {
    "Slim sight lines": "Glazing bars of 20–25 mm, frames of 35–45 mm. More light from the same opening.",
    "Separate panes":
      "Each pane is a separate piece of glass in its own rebate, so you replace only the one that breaks.",
    "Welded flat and checked":
      "Frames are clamped flat for welding, and checked with a gauge glass before coating.",
    "Solid hardware": "Solid brass or stainless handles, peg stays and espagnolettes that suit a thin stile.",
    "Partitions indoors":
      "The same sections without weather bars, from floor to ceiling, with a pair of hinged or sliding doors.",
  },
  specification: {
    Sections: "Hot-rolled Z and T, or tube 40 × 20 to 50 × 25 mm, wall 1.6–2 mm",
    "Glazing bars": "20–25 mm face, T section or solid flat",
    Glass: "5 or 6 mm toughened; 6.38 or 8.38 mm laminated in doors",
    Glazing: "Steel or aluminium beads, EPDM tape, neutral silicone",
    "Opening lights": "Side-hung, top-hung or pivoted; doors to 2,700 mm high",
    Hardware: "Brass or SS handles, peg stays, projecting hinges",
    Primer: "Zinc-rich epoxy on blasted or phosphated steel",
    Finish: "Matt or textured powder, 60–80 microns",
  },
  benefits: [
    "Thin frames: steel is stiffer than aluminium or uPVC",
    "Grid, height and swing exactly as drawn",
    "A welded frame with no joint to prise apart",
    "Daylight between rooms that stay quiet",
    "Single panes can be replaced",
    "Can be repainted and repaired",
  ],
  finishes: [
    "Matt black",
    "Graphite",
    "Bottle green",
    "White satin",
    "Brass handles",
    "Reeded, clear or wired-look glass",
  ],
  fixing:
    "Frames carry welded lugs that are screwed to the masonry with 8 × 80 mm anchors; tall screens also get an anchor in the floor and one in the beam. Outdoors the frame stands on a stone sill with a fall, and the joint is sealed with low-modulus silicone over backing rod. The glass is fitted last, on site.",
  care: [
    "Wipe frames with a damp cloth; keep glass cleaner off brass.",
    "After each rainy season, check the bottom rail for chips and touch them up.",
    "Oil hinges and stays lightly. Lacquered brass needs only a dry cloth.",
    "Do not cut the silicone when you scrape paint off the glass.",
  ],
  climate:
    "Steel windows rust first at their lower corners, where the November rain collects. So we weld the corners fully, slope the sill, and leave weep holes behind the bead. A black frame on a west wall gets hot and expands more than its glass: 3 mm of clearance and soft tape under each pane keep it from cracking.",
  questions: [
    {
      question: "Will steel windows rust like the old ones?",
      answer:
        "Not like those with red oxide and putty. Ours have zinc-rich primer under baked powder, and gaskets instead of putty. You only need to repair chips.",
    },
    {
      question: "Do they keep sound out?",
      answer:
        "Partitions with laminated glass and a seal at the floor reduce it a good deal. A solid wall is still better.",
    },
    {
      question: "Can we have mosquito mesh?",
      answer: "Yes, a slim framed mesh inside, hinged or sliding. The window opens outwards.",
    },
  ],
  captions: [
    "Window over the desk in a study",
    "Brass handle on a slim stile",
    "Outside window with a plain grid",
    "Partition and doors in one frame",
    "Slim bars and separate panes",
  ],
  related: ["upvc-windows", "steel-doors", "glass-shower-cubicle"],
};
