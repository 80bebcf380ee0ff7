import { block, cylinder, hatch, line } from "./axonometry";
import type { Joint } from "./write-joint";

export const gateHinge: Joint = {
  title: "The lower hinge, taken apart",
  text: "A leaf two metres wide rests on this point day and night. It turns on a bearing, not on bare steel.",
  axis: "z",
  parts: [
    {
      name: "Pillar",
      grade: "Concrete with an insert plate",
      size: "230 mm, plate 8 mm",
      purpose: "The plate is cast in with four bars behind it, because a bolt in brick works loose.",
      material: "masonry",
      steps: 0,
      anchor: [-70, 90, 60],
      marks: [
        ...block([-190, -100, -110], [-72, 100, 190]),
        ...hatch("y", [-190, 100, -110], [-72, 100, 190], 20),
        ...block([-72, -60, -60], [-64, 60, 110]),
      ],
    },
    {
      name: "Bracket",
      grade: "Mild steel E250",
      size: "12 mm plate, gusset below",
      purpose: "Welded to the plate on site, primed and painted the same day.",
      material: "steel",
      steps: 0,
      anchor: [10, 34, -6],
      marks: [...block([-64, -5, -58], [0, 5, -12]), ...block([-64, -34, -12], [34, 34, 0])],
    },
    {
      name: "Pin",
      grade: "EN 8 bright bar",
      size: "25 mm dia",
      purpose: "Harder than the bush around it, so the wear is in a part that can be replaced.",
      material: "steel",
      steps: 1,
      anchor: [9, -9, 34],
      marks: cylinder("z", [0, 0, 0], 82, 12.5),
    },
    {
      name: "Thrust bearing",
      grade: "Chrome steel balls in a greased cage",
      size: "25 × 42 × 11 mm",
      purpose: "It carries the weight: a heavy leaf turns easily.",
      material: "steel",
      steps: 4,
      anchor: [16, -16, 8],
      marks: [
        ...cylinder("z", [0, 0, 0], 3.5, 21),
        ...cylinder("z", [0, 0, 3.5], 4, 18),
        ...cylinder("z", [0, 0, 7.5], 3.5, 21, 12.5),
      ],
    },
    {
      name: "Barrel and stile",
      grade: "Mild steel E250, tube 60 × 40 mm",
      size: "barrel 45 mm dia, stile wall 2 to 3 mm",
      purpose:
        "The barrel has a bronze bush and a grease nipple. It is welded to the stile before powder coating.",
      material: "steel",
      steps: 6,
      anchor: [76, 0, 60],
      marks: [
        ...cylinder("z", [0, 0, 11], 62, 22, 13),
        ...block([22, -20, -6], [82, 20, 96]),
        line([28, -14, 96], [76, -14, 96], [76, 14, 96], [28, 14, 96], [28, -14, 96]),
      ],
    },
    {
      name: "Washer and nut",
      grade: "Galvanised, self-locking",
      size: "M20",
      purpose:
        "They adjust the height by a few millimetres once the pillar has settled, and stop anyone lifting the leaf out.",
      material: "steel",
      steps: 9,
      anchor: [9, -9, 84],
      marks: [...cylinder("z", [0, 0, 73], 3, 19), ...cylinder("z", [0, 0, 76], 14, 15, 10)],
    },
    {
      name: "Cap",
      grade: "Mild steel, coated with the leaf",
      size: "1.6 mm",
      purpose: "Keeps road dust and rain out of the grease.",
      material: "steel",
      steps: 10,
      anchor: [14, -14, 100],
      marks: cylinder("z", [0, 0, 73], 30, 22),
    },
  ],
};
