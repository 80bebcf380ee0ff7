/** Isometric projection (ISO 5456-3): draws only faces visible from the positive end of all three axes. */

export type Point = readonly [x: number, y: number, z: number];
export type Axis = "x" | "y" | "z";
export type SheetPoint = readonly [u: number, v: number];

export interface JointMark {
  readonly path: string;
  /** Null for a line. */
  readonly facing: Axis | null;
  readonly bounds: readonly SheetPoint[];
}

const COS_30 = Math.sqrt(3) / 2;
/** Half axes of the ellipse that a unit circle projects to. The shorter one is parallel to the axis of the circle. */
const LONG_HALF_AXIS = Math.sqrt(3 / 2);
const SHORT_HALF_AXIS = Math.SQRT1_2;

export function projectPoint([x, y, z]: Point): SheetPoint {
  return [(x - y) * COS_30, (x + y) / 2 - z];
}

export function projectAxis(axis: Axis): SheetPoint {
  if (axis === "x") return [COS_30, 0.5];
  return axis === "y" ? [-COS_30, 0.5] : [0, -1];
}

function toPoint(axis: Axis, position: number, [first, second]: readonly [number, number]): Point {
  if (axis === "x") return [position, first, second];
  if (axis === "y") return [first, position, second];
  return [first, second, position];
}

/** Extrudes a profile along an axis; returns the visible faces, back to front. Corners have the other two coordinates. */
function extrude(
  axis: Axis,
  from: number,
  to: number,
  profile: readonly (readonly [number, number])[],
): JointMark[] {
  const isClockwise = calculateSignedArea(profile) < 0;
  const corners = isClockwise ? [...profile].reverse() : profile;
  const [first, second] = (["x", "y", "z"] as const).filter((other) => other !== axis) as [Axis, Axis];
  const sides = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const normal = [next[1] - corner[1], corner[0] - next[0]] as const;
    if (normal[0] + normal[1] <= 1e-9) return [];
    const points = [
      toPoint(axis, from, corner),
      toPoint(axis, from, next),
      toPoint(axis, to, next),
      toPoint(axis, to, corner),
    ];
    const nearness = corner[0] + corner[1] + next[0] + next[1];
    return [{ nearness, mark: createFace(points, normal[0] > normal[1] ? first : second) }];
  });
  sides.sort((one, other) => one.nearness - other.nearness);
  return [
    ...sides.map(({ mark }) => mark),
    createFace(
      corners.map((corner) => toPoint(axis, to, corner)),
      axis,
    ),
  ];
}

export function block(from: Point, to: Point): JointMark[] {
  const profile = [
    [from[0], from[1]],
    [to[0], from[1]],
    [to[0], to[1]],
    [from[0], to[1]],
  ] as const;
  return extrude("z", from[2], to[2], profile);
}

/** `start` is the centre of the far end; `bore` is the radius of the hole in the near end. */
export function cylinder(axis: Axis, start: Point, length: number, radius: number, bore = 0): JointMark[] {
  const [u, v] = projectAxis(axis);
  const farCentre = projectPoint(start);
  const nearCentre = projectPoint(movePoint(axis, start, length));
  const [a, b] = [radius * LONG_HALF_AXIS, radius * SHORT_HALF_AXIS];
  const halfAxis: SheetPoint = [-v * a, u * a];
  const rotation = getEllipseRotation(axis);
  const path =
    `M${offsetPoint(nearCentre, halfAxis, 1)}L${offsetPoint(farCentre, halfAxis, 1)}A${formatNumber(a)} ${formatNumber(b)} ${rotation} 0 1 ${offsetPoint(farCentre, halfAxis, -1)}` +
    `L${offsetPoint(nearCentre, halfAxis, -1)}Z`;
  const bounds = [farCentre, nearCentre].flatMap(([x, y]): SheetPoint[] => [
    [x - a, y - a],
    [x + a, y + a],
  ]);
  const side = axis === "z" ? "x" : "z";
  return [
    { path, facing: side, bounds },
    circle(axis, movePoint(axis, start, length), radius),
    ...(bore ? [{ ...circle(axis, movePoint(axis, start, length), bore), facing: side } as JointMark] : []),
  ];
}

export function circle(axis: Axis, centre: Point, radius: number): JointMark {
  const [u, v] = projectAxis(axis);
  const [x, y] = projectPoint(centre);
  const [a, b] = [radius * LONG_HALF_AXIS, radius * SHORT_HALF_AXIS];
  const halfAxis: SheetPoint = [-v * a, u * a];
  const arc = `A${formatNumber(a)} ${formatNumber(b)} ${getEllipseRotation(axis)} 1 1`;
  const path = `M${offsetPoint([x, y], halfAxis, 1)}${arc} ${offsetPoint([x, y], halfAxis, -1)}${arc} ${offsetPoint([x, y], halfAxis, 1)}Z`;
  return {
    path,
    facing: axis,
    bounds: [
      [x - a, y - a],
      [x + a, y + a],
    ],
  };
}

export function line(...points: readonly Point[]): JointMark {
  const bounds = points.map(projectPoint);
  return { path: `M${bounds.map(formatPoint).join("L")}`, facing: null, bounds };
}

/** The 45° hatch of cut masonry (ISO 128-3); `from` and `to` are opposite corners of a rectangle perpendicular to the axis. */
export function hatch(axis: Axis, from: Point, to: Point, spacing = 16): JointMark[] {
  const index = { x: 0, y: 1, z: 2 }[axis];
  const [first, second] = [0, 1, 2].filter((other) => other !== index) as [number, number];
  const [left, right] = [from[first] ?? 0, to[first] ?? 0];
  const [low, high] = [from[second] ?? 0, to[second] ?? 0];
  const lines: JointMark[] = [];
  for (let start = left - (high - low) + spacing; start < right; start += spacing) {
    const lineStart = Math.max(start, left);
    const end = Math.min(start + high - low, right);
    if (end - lineStart < 2) continue;
    const position = from[index] ?? 0;
    lines.push(
      line(
        toPoint(axis, position, [lineStart, low + lineStart - start]),
        toPoint(axis, position, [end, low + end - start]),
      ),
    );
  }
  return lines;
}

function createFace(points: readonly Point[], facing: Axis): JointMark {
  const bounds = points.map(projectPoint);
  return { path: `M${bounds.map(formatPoint).join("L")}Z`, facing, bounds };
}

function movePoint(axis: Axis, [x, y, z]: Point, length: number): Point {
  if (axis === "x") return [x + length, y, z];
  return axis === "y" ? [x, y + length, z] : [x, y, z + length];
}

function getEllipseRotation(axis: Axis): number {
  return { x: 120, y: 60, z: 0 }[axis];
}

function calculateSignedArea(profile: readonly (readonly [number, number])[]): number {
  return profile.reduce((sum, [a, b], index) => {
    const [c, d] = profile[(index + 1) % profile.length] ?? [a, b];
    return sum + a * d - c * b;
  }, 0);
}

function offsetPoint([u, v]: SheetPoint, [du, dv]: SheetPoint, times: number): string {
  return formatPoint([u + du * times, v + dv * times]);
}

function formatPoint([u, v]: SheetPoint): string {
  return `${formatNumber(u)} ${formatNumber(v)}`;
}

function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}
