import {
  type Axis,
  type JointMark,
  type Point,
  projectAxis,
  projectPoint,
  type SheetPoint,
} from "./axonometry";

type Material = "steel" | "glass" | "wood" | "masonry" | "rubber";

interface JointPart {
  readonly name: string;
  readonly grade: string;
  readonly size: string;
  readonly purpose: string;
  readonly material: Material;
  /** Faces and lines, back to front. */
  readonly marks: readonly JointMark[];
  /** Drawn before `marks`; hidden by CSS when the joint is assembled. */
  readonly hiddenMarks?: readonly JointMark[];
  /** How far the part moves along the joint's axis in the exploded view, in steps of `STEP`. */
  readonly steps: number;
  /** Where the line to the part's number starts. */
  readonly anchor: Point;
  /** From the anchor to the number; defaults to `LEADERS`. */
  readonly leader?: SheetPoint;
}

export interface Joint {
  readonly title: string;
  readonly text: string;
  readonly axis: Axis;
  /** In drawing order, from the fixed part to the outermost. */
  readonly parts: readonly JointPart[];
}

/** In mm; `ui/styles/joint.css` uses the same value. */
const STEP = 34;

const LEADERS: Record<Axis, SheetPoint> = { x: [16, -74], y: [-16, -74], z: [92, -20] };

/** Reserves space for the largest circle, which is drawn on phones. */
const NUMBER_RADIUS = 26;

/** Writes SVG; it contains no user text to escape. The style sheet moves the parts (`joint-part-1` and so on). */
export function writeJoint({ axis, parts }: Joint): string {
  const [u, v] = projectAxis(axis);
  const bounds = parts.flatMap((part) => {
    const [du, dv] = [u * part.steps * STEP, v * part.steps * STEP];
    const assembled = part.marks.flatMap((mark) => mark.bounds);
    const [x, y] = placeNumber(part, axis);
    const exploded = [...(part.hiddenMarks ?? []), ...part.marks].flatMap((mark) => mark.bounds);
    const label: SheetPoint[] = [
      [x - NUMBER_RADIUS, y - NUMBER_RADIUS],
      [x + NUMBER_RADIUS, y + NUMBER_RADIUS],
    ];
    return [...assembled, ...[...exploded, ...label].map(([a, b]): SheetPoint => [a + du, b + dv])];
  });
  const left = Math.floor(Math.min(...bounds.map(([a]) => a)) - 8);
  const top = Math.floor(Math.min(...bounds.map(([, b]) => b)) - 8);
  const width = Math.ceil(Math.max(...bounds.map(([a]) => a)) + 8) - left;
  const height = Math.ceil(Math.max(...bounds.map(([, b]) => b)) + 8) - top;
  const groups = parts.map((part, index) => {
    const classes = `joint-part joint-part-${index + 1} joint-${part.material} joint-steps-${part.steps}`;
    const hiddenGroup = part.hiddenMarks
      ? `<g class="joint-buried">${part.hiddenMarks.map(writeMark).join("")}</g>`
      : "";
    return `<g class="${classes}">${hiddenGroup}${part.marks.map(writeMark).join("")}</g>`;
  });
  const numbers = parts.map((part, index) => {
    const [x, y] = placeNumber(part, axis).map(Math.round) as [number, number];
    const [a, b] = projectPoint(part.anchor).map(Math.round) as [number, number];
    return (
      `<g class="joint-number joint-part-${index + 1} joint-steps-${part.steps}"><path d="M${a} ${b}L${x} ${y}"/>` +
      `<circle cx="${x}" cy="${y}" r="16"/><text x="${x}" y="${y}">${index + 1}</text></g>`
    );
  });
  return (
    `<svg aria-hidden="true" class="joint-drawing joint-along-${axis}" viewBox="${left} ${top} ${width} ${height}">` +
    `${groups.join("")}${numbers.join("")}</svg>`
  );
}

function writeMark({ path, facing }: JointMark): string {
  return `<path class="joint-${facing ?? "line"}" d="${path}"/>`;
}

function placeNumber({ anchor, leader }: JointPart, axis: Axis): SheetPoint {
  const [x, y] = projectPoint(anchor);
  const [dx, dy] = leader ?? LEADERS[axis];
  return [x + dx, y + dy];
}
