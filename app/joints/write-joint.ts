import { type Axis, directionOf, type JointMark, type Point, project, type SheetPoint } from "./axonometry";

type Material = "steel" | "glass" | "wood" | "masonry" | "rubber";

interface JointPart {
  readonly name: string;
  readonly grade: string;
  readonly size: string;
  readonly why: string;
  readonly material: Material;
  /** Faces and lines, back to front. */
  readonly marks: readonly JointMark[];
  /** Hidden in other parts once assembled; drawn before the marks. */
  readonly buried?: readonly JointMark[];
  /** In the exploded view, the part moves this many steps along the joint's axis. */
  readonly steps: number;
  readonly anchor: Point;
  readonly leader?: SheetPoint;
}

export interface Joint {
  readonly title: string;
  readonly text: string;
  readonly axis: Axis;
  /** From the fixed part to the outermost, which is also the drawing order. */
  readonly parts: readonly JointPart[];
}

/** In mm; `ui/styles/joint.css` uses the same value. */
const STEP = 34;

const LEADERS: Record<Axis, SheetPoint> = { x: [16, -74], y: [-16, -74], z: [92, -20] };

/** On a phone, where the circle is largest. */
const NUMBER_RADIUS = 26;

/** Writes exploded SVG without user text; the page's style sheet assembles its parts (`joint-part-1` and so on). */
export function writeJoint({ axis, parts }: Joint): string {
  const [u, v] = directionOf(axis);
  const bounds = parts.flatMap((part) => {
    const [du, dv] = [u * part.steps * STEP, v * part.steps * STEP];
    const together = part.marks.flatMap((mark) => mark.bounds);
    const [x, y] = numberPlace(part, axis);
    const own = [...(part.buried ?? []), ...part.marks].flatMap((mark) => mark.bounds);
    const label: SheetPoint[] = [
      [x - NUMBER_RADIUS, y - NUMBER_RADIUS],
      [x + NUMBER_RADIUS, y + NUMBER_RADIUS],
    ];
    return [...together, ...[...own, ...label].map(([a, b]): SheetPoint => [a + du, b + dv])];
  });
  const left = Math.floor(Math.min(...bounds.map(([a]) => a)) - 8);
  const top = Math.floor(Math.min(...bounds.map(([, b]) => b)) - 8);
  const width = Math.ceil(Math.max(...bounds.map(([a]) => a)) + 8) - left;
  const height = Math.ceil(Math.max(...bounds.map(([, b]) => b)) + 8) - top;
  const groups = parts.map((part, index) => {
    const classes = `joint-part joint-part-${index + 1} joint-${part.material} joint-steps-${part.steps}`;
    const buried = part.buried ? `<g class="joint-buried">${part.buried.map(writeMark).join("")}</g>` : "";
    return `<g class="${classes}">${buried}${part.marks.map(writeMark).join("")}</g>`;
  });
  const numbers = parts.map((part, index) => {
    const [x, y] = numberPlace(part, axis).map(Math.round) as [number, number];
    const [a, b] = project(part.anchor).map(Math.round) as [number, number];
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

function numberPlace({ anchor, leader }: JointPart, axis: Axis): SheetPoint {
  const [x, y] = project(anchor);
  const [dx, dy] = leader ?? LEADERS[axis];
  return [x + dx, y + dy];
}
