import { block, cylinder, hatch, line } from "./axonometry";
import type { Joint } from "./write-joint";

const bolts = [
  [-30, 0],
  [30, 0],
] as const;

export const seatSupport: Joint = {
  title: "The seat support, taken apart",
  text: "Three people lean back at once. The steel carries them; they only feel the teak.",
  axis: "z",
  parts: [
    {
      name: "Plinth and anchors",
      grade: "Concrete; two M10 in SS 304",
      size: "anchors 100 mm deep",
      purpose:
        "We never fix to the floor tile or granite alone: the lean of three people needs the beam beneath.",
      material: "masonry",
      steps: 0,
      anchor: [90, -50, -30],
      marks: [
        ...block([-90, -90, -60], [90, 90, 0]),
        ...hatch("x", [90, -90, -60], [90, 90, 0]),
        ...hatch("y", [-90, 90, -60], [90, 90, 0]),
        ...bolts.flatMap(([x, y]) => cylinder("z", [x, y, 0], 24, 5)),
      ],
    },
    {
      name: "Leg on its plate",
      grade: "SS 304, brushed",
      size: "38 mm dia, 2 mm wall; plate 8 mm",
      purpose: "Open below, so the floor can be washed and no leaves collect.",
      material: "steel",
      steps: 1,
      anchor: [14, -14, 90],
      marks: [
        ...block([-48, -24, 0], [48, 24, 8]),
        ...bolts.flatMap(([x, y]) => cylinder("z", [x, y, 8], 8, 8, 4.5)),
        ...cylinder("z", [0, 0, 8], 132, 19),
      ],
    },
    {
      name: "Bearer",
      grade: "SS 304",
      size: "40 × 40 mm, 2 mm wall",
      purpose: "Runs the full depth of the seat. Its ends are closed to keep wasps out.",
      material: "steel",
      steps: 3,
      anchor: [20, 70, 160],
      marks: block([-20, -150, 140], [20, 150, 180]),
    },
    {
      name: "Pads",
      grade: "Nylon",
      size: "3 mm",
      purpose: "They let water drain from under the planks, where wood rots first, and stop them squeaking.",
      material: "rubber",
      steps: 4,
      anchor: [20, -90, 182],
      marks: [-95, 0, 95].flatMap((y) => block([-20, y - 30, 180], [20, y + 30, 183])),
    },
    {
      name: "Planks",
      grade: "Seasoned teak, oiled",
      size: "25 mm, with gaps of 6 mm",
      purpose: "The gaps are wide enough for rain and too narrow to trap a child's finger.",
      material: "wood",
      steps: 8,
      anchor: [110, -100, 208],
      marks: [-98, 0, 98].flatMap((y) => [
        ...block([-130, y - 46, 183], [130, y + 46, 208]),
        line([-130, y - 18, 208], [20, y - 14, 208], [130, y - 18, 208]),
        line([-130, y + 14, 208], [-10, y + 10, 208], [130, y + 16, 208]),
      ]),
    },
    {
      name: "Screws and plugs",
      grade: "SS 304; plugs of the same teak",
      size: "6 × 50 mm",
      purpose:
        "The holes in the steel are slotted, because teak moves a millimetre between April and November.",
      material: "steel",
      steps: 10,
      anchor: [6, -98, 206],
      hiddenMarks: [-98, 0, 98].flatMap((y) => cylinder("z", [0, y, 164], 40, 3)),
      marks: [-98, 0, 98].flatMap((y) => cylinder("z", [0, y, 204], 4, 7, 2.5)),
    },
  ],
};
