import type { Chain, Pen, Sketch, SketchShape, View } from "./scene";

/** Right half of a standing person, 1,650 mm tall, as x, y pairs from the neck down. */
const halfOutline = [
  45, 1435, 60, 1400, 190, 1355, 225, 1290, 245, 1050, 238, 800, 205, 790, 196, 1000, 165, 1180, 150, 980,
  168, 800, 140, 420, 118, 60, 150, 0, 40, 0, 34, 420, 0, 770,
];

export function drawPerson(sketch: Sketch, x: number): void {
  const right = halfOutline.map((value, index) => (index % 2 ? value : x + value));
  const left: number[] = [];
  for (let index = halfOutline.length - 4; index >= 0; index -= 2) {
    left.push(x - (halfOutline[index] as number), halfOutline[index + 1] as number);
  }
  sketch.area("person", ...right, ...left).circle("person", x, 1545, 105);
}

/** Draws a hatched wall in section; `openSides` lists the sides without an edge, separated by spaces. */
export function drawWall(
  sketch: Sketch,
  [x, y, width, height]: readonly [number, number, number, number],
  openSides: string,
): void {
  sketch.hatch(x, y, width, height);
  const sides: [string, number[]][] = [
    ["left", [x, y, x, y + height]],
    ["right", [x + width, y, x + width, y + height]],
    ["bottom", [x, y, x + width, y]],
    ["top", [x, y + height, x + width, y + height]],
  ];
  for (const [side, points] of sides) if (!openSides.includes(side)) sketch.line("edge", ...points);
}

/** Draws `length` mm of the wall in plan on each side of an opening. */
export function drawJambs(sketch: Sketch, width: number, length: number, thickness: number): void {
  drawWall(sketch, [-length, 0, length, thickness], "left");
  drawWall(sketch, [width, 0, length, thickness], "right");
}

export function drawArrow(
  sketch: Sketch,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  size: number,
  pen: Pen = "thin",
): void {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
  sketch.line(pen, x1, y1, x2, y2);
  sketch.line(pen, x2 - dx - dy * 0.4, y2 - dy + dx * 0.4, x2, y2, x2 - dx + dy * 0.4, y2 - dy - dx * 0.4);
}

export function drawFrame(
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  face: number,
): void {
  sketch.rect("steel", x, y, width, height);
  sketch.rect("bar", x + face, y + face, width - 2 * face, height - 2 * face);
}

/** Draws the triangle of a hinged leaf, pointing to the hinges: chain-dotted if it opens towards the viewer, else dashed. */
export function drawSwing(
  sketch: Sketch,
  [x, y, width, height]: readonly [number, number, number, number],
  hinges: "left" | "right",
  direction: "towards" | "away",
): void {
  const [hinge, lock] = hinges === "left" ? [x, x + width] : [x + width, x];
  sketch.line(
    direction === "towards" ? "center" : "hidden",
    lock,
    y,
    hinge,
    y + height / 2,
    lock,
    y + height,
  );
}

function mirrorShape(shape: SketchShape, span: number): SketchShape {
  switch (shape.form) {
    case "polygon":
      return { ...shape, points: shape.points.map((value, index) => (index % 2 ? value : span - value)) };
    case "strip": {
      const [x1, y1, x2, y2] = shape.points;
      return { ...shape, points: [span - x1, y1, span - x2, y2] };
    }
    case "arc":
      return { ...shape, x: span - shape.x, from: Math.PI - shape.to, to: Math.PI - shape.from };
    default:
      return { ...shape, x: span - shape.x - shape.width };
  }
}

/** Mirrors about the middle between 0 and `span`, in mm. With the view's width, it stays in line with views above or below. */
export function mirrorView(view: View, span = 0): View {
  const [left, bottom, right, top] = view.box;
  const sides = { left: "right", right: "left", bottom: "bottom" } as const;
  const mirrorChain = ({ side, stations, fallback, ...chain }: Chain): Chain => ({
    ...chain,
    side: sides[side],
    stations: side === "bottom" ? stations.map((station) => span - station).reverse() : stations,
    ...(fallback && { fallback: fallback.map(mirrorChain) }),
  });
  return {
    ...view,
    box: [span - right, bottom, span - left, top],
    shapes: view.shapes.map((shape) => mirrorShape(shape, span)),
    chains: view.chains.map(mirrorChain),
    notes: view.notes.map((note) => ({ ...note, x: span - note.x })),
    ...(view.letters && {
      letters: view.letters.map((letter) => ({ ...letter, x: span - letter.x, dx: -letter.dx })),
    }),
  };
}
