import { askChoice, askLength, readChoice, readNumber } from "./fields";
import type { SizeField, Sizes } from "./kind";

const shapes = {
  straight: "Straight",
  l: "L-shaped (one corner)",
  u: "U-shaped (two corners)",
};

export function listRunFields(sizes: Sizes, typical: { length: number; side: number }): SizeField[] {
  const shape = readChoice(sizes, "shape");
  const isStraight = shape !== "l" && shape !== "u";
  const range = [300, 15_000] as const;
  return [
    askChoice("shape", "Shape", shapes, "Seen from above."),
    askLength(
      "length",
      isStraight ? "Length" : "Length of the front, A",
      range,
      typical.length,
      "From end to end, along the edge.",
    ),
    ...(isStraight
      ? []
      : [askLength("side", "Length of the side, B", range, typical.side, "From the corner to the end.")]),
    ...(shape === "u"
      ? [
          askLength(
            "otherSide",
            "Length of the other side, C",
            range,
            typical.side,
            "From the corner to the end.",
          ),
        ]
      : []),
  ];
}

export function listRuns(sizes: Sizes): number[] {
  return ["length", "side", "otherSide"]
    .map((name) => readNumber(sizes, name))
    .filter((length) => length > 0);
}
