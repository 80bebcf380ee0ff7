import { block, cylinder, hatch } from "./axonometry";
import type { Joint } from "./write-joint";

const bolts = [
  [-30, -30],
  [30, -30],
  [-30, 30],
  [30, 30],
] as const;

export const postBase: Joint = {
  title: "The base of a post, taken apart",
  text: "Leverage makes a push on the rail much stronger here. What looks like one polished disc is six parts.",
  axis: "z",
  parts: [
    {
      name: "Slab",
      grade: "Concrete M20 or better, with granite on top",
      size: "At least 125 mm",
      purpose: "Anchors are at least 75 mm from its edge, so the concrete does not split.",
      material: "masonry",
      steps: 0,
      anchor: [95, -60, -30],
      marks: [
        ...block([-95, -95, -70], [95, 95, 0]),
        ...hatch("x", [95, -95, -70], [95, 95, 0]),
        ...hatch("y", [-95, 95, -70], [95, 95, 0]),
      ],
    },
    {
      name: "Anchors",
      grade: "SS 304",
      size: "four M10, 80 mm deep",
      purpose:
        "Four of them share the pull. Each is tightened with a torque wrench and checked again before the cover goes on.",
      material: "steel",
      steps: 1,
      anchor: [30, -30, 26],
      hiddenMarks: bolts.flatMap(([x, y]) => cylinder("z", [x, y, -46], 74, 5)),
      marks: [],
    },
    {
      name: "Base plate",
      grade: "SS 304",
      size: "100 mm dia, 8 mm",
      purpose:
        "Thick enough not to bend under a push. It sits on shims until the post is plumb, then on grout.",
      material: "steel",
      steps: 3,
      anchor: [50, -20, 6],
      marks: [
        ...cylinder("z", [0, 0, 0], 8, 52, 25),
        ...bolts.flatMap(([x, y]) => cylinder("z", [x, y, 7.5], 0.5, 6.5)),
      ],
    },
    {
      name: "Nuts and washers",
      grade: "SS 304",
      size: "M10",
      purpose: "The same steel as the plate: a galvanised nut would rust first and stain the granite.",
      material: "steel",
      steps: 5,
      anchor: [30, -30, 16],
      marks: bolts.flatMap(([x, y]) => [
        ...cylinder("z", [x, y, 8], 1.5, 10),
        ...cylinder("z", [x, y, 9.5], 8, 8, 4.5),
      ]),
    },
    {
      name: "Cover",
      grade: "SS 304, pressed",
      size: "110 mm dia, 1 mm",
      purpose: "Snaps over the plate and can be lifted to reach the nuts, even in ten years.",
      material: "steel",
      steps: 7,
      anchor: [40, -40, 22],
      marks: [...cylinder("z", [0, 0, 8], 12, 58), ...cylinder("z", [0, 0, 20], 4, 42, 26)],
    },
    {
      name: "Post",
      grade: "SS 304, brushed",
      size: "50 mm dia, 2 mm wall",
      purpose:
        "TIG-welded to the plate all round with 308L filler, in one pass, then ground and brushed again.",
      material: "steel",
      steps: 9,
      anchor: [18, -18, 120],
      marks: cylinder("z", [0, 0, 24], 150, 25, 22),
    },
  ],
};
