import type { ServiceContent } from "./types";

export const steelWindowCustomised: ServiceContent = {
  slug: "steel-window-customised",
  title: "Steel Window Customised",
  lead: "Slim steel windows, glazed partitions and garden doors, drawn to your grid.",
  description:
    "Windows and glazed screens in slim steel sections, with the grid, the opening lights and the hardware of your choice.",
  metaDescription:
    "Custom steel windows in Coimbatore: slim sections, glazing bars to your grid, partitions and doors, zinc primer and matt powder coat.",
  caption: "Steel 40 mm · 6 mm toughened · Matt black",
  about: [
    "Steel holds glass with the least metal. A bar 20 to 25 mm wide does what takes 60 mm or more in uPVC. That is why architects come back to it for tall windows, for the wall between study and living room, and for houses that want the old factory grid.",
    "We build from hot-rolled Z and T sections or from slim tube with welded glazing bars. Opening lights hang on brass or stainless hinges; doors get a brass bar or a plain lever. Each grid is set out full size on the floor first, since a bar 5 mm off is seen by everyone.",
    "Nothing comes from a catalogue. Arches, corner windows without a post, a fixed pane over a door, a fold of four doors: if it can be drawn with straight lines or one radius, it can be made.",
  ],
  features: {
    "Slim sight lines":
      "Glazing bars of 20–25 mm, frames of 35–45 mm. More light from the same hole in the wall.",
    "True divided panes":
      "Each pane is its own piece of glass in its own rebate. A broken one costs one pane.",
    "Welded, ground, gauged":
      "Frames are clamped flat while welding and checked with a gauge glass before coating.",
    "Hardware with weight":
      "Solid brass or stainless handles, peg stays and espagnolettes that suit a thin stile.",
    "Partitions indoors":
      "The same sections without weather bars, floor to ceiling, with a hinged or a sliding pair.",
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
    "Thinner frames than any other material of the same strength",
    "Grid, height and swing exactly as drawn",
    "Hard to force: steel frame and welded bars are grill enough for many",
    "Daylight between rooms without losing quiet",
    "Single panes can be replaced",
    "Keeps its line for decades when repainted in time",
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
    "Frames carry welded lugs that are screwed to the masonry with 8 × 80 mm anchors; tall screens also get an anchor in the floor and one in the beam. Outdoors the frame stands on a stone sill with a fall, and the joint is sealed with low-modulus silicone over backing rod. Glass goes in on site, last of all.",
  care: [
    "Wipe frames with a damp cloth; keep glass cleaner off brass.",
    "After each rainy season look along the bottom rail for a chip, and touch it up.",
    "Oil hinges and stays lightly. Lacquered brass needs only a dry cloth.",
    "Leave the silicone alone when you scrape paint off glass.",
  ],
  climate:
    "A steel window lives or dies at its lower corners. That is where the November rain stands, so we weld corners full, slope the sill, and leave weep holes behind the bead. A black frame on the west wall grows hot, and glass and steel then move unequally: 3 mm of clearance and soft tape under each pane keep it from cracking.",
  questions: [
    {
      question: "Will steel windows rust like the old ones?",
      answer:
        "The old ones had red oxide and putty. Zinc-rich primer under baked powder, with gaskets in place of putty, is another matter. What remains is to mend chips.",
    },
    {
      question: "Do they keep sound out?",
      answer:
        "As partitions with laminated glass and a seal at the floor, they take off a good part. A solid wall is still better.",
    },
    {
      question: "Can we have mosquito mesh?",
      answer: "Yes: a slim framed mesh inside, hinged or sliding, since the sash opens outward.",
    },
  ],
  captions: [
    "Window over the desk in a study",
    "Brass handle on a slim stile",
    "Outer window with a plain grid",
    "Partition and doors in one frame",
    "Slim bars and true divided panes",
  ],
  related: ["upvc-windows", "steel-doors", "glass-shower-cubicle"],
};
