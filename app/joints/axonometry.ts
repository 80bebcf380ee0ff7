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
/** A circle of radius 1 across an axis becomes an ellipse with these half axes, the shorter one along the axis. */
const MAJOR = Math.sqrt(3 / 2);
const MINOR = Math.SQRT1_2;

export function project([x, y, z]: Point): SheetPoint {
  return [(x - y) * COS_30, (x + y) / 2 - z];
}

export function directionOf(axis: Axis): SheetPoint {
  if (axis === "x") return [COS_30, 0.5];
  return axis === "y" ? [-COS_30, 0.5] : [0, -1];
}

function place(axis: Axis, along: number, [first, second]: readonly [number, number]): Point {
  if (axis === "x") return [along, first, second];
  if (axis === "y") return [first, along, second];
  return [first, second, along];
}

/** Extrudes a profile with corners in x, y, z order; returns the visible faces, back to front. */
function extrude(
  axis: Axis,
  from: number,
  to: number,
  profile: readonly (readonly [number, number])[],
): JointMark[] {
  const isClockwise = signedArea(profile) < 0;
  const corners = isClockwise ? [...profile].reverse() : profile;
  const [first, second] = (["x", "y", "z"] as const).filter((other) => other !== axis) as [Axis, Axis];
  const sides = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const normal = [next[1] - corner[1], corner[0] - next[0]] as const;
    if (normal[0] + normal[1] <= 1e-9) return [];
    const points = [
      place(axis, from, corner),
      place(axis, from, next),
      place(axis, to, next),
      place(axis, to, corner),
    ];
    const nearness = corner[0] + corner[1] + next[0] + next[1];
    return [{ nearness, mark: face(points, normal[0] > normal[1] ? first : second) }];
  });
  sides.sort((one, other) => one.nearness - other.nearness);
  return [
    ...sides.map(({ mark }) => mark),
    face(
      corners.map((corner) => place(axis, to, corner)),
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

/** `start` is the centre of the far end, `bore` the radius of the visible hole in the near end. */
export function round(axis: Axis, start: Point, length: number, radius: number, bore = 0): JointMark[] {
  const [u, v] = directionOf(axis);
  const far = project(start);
  const near = project(advance(axis, start, length));
  const [a, b] = [radius * MAJOR, radius * MINOR];
  const across: SheetPoint = [-v * a, u * a];
  const turn = ellipseTurn(axis);
  const path =
    `M${at(near, across, 1)}L${at(far, across, 1)}A${fix(a)} ${fix(b)} ${turn} 0 1 ${at(far, across, -1)}` +
    `L${at(near, across, -1)}Z`;
  const bounds = [far, near].flatMap(([x, y]): SheetPoint[] => [
    [x - a, y - a],
    [x + a, y + a],
  ]);
  const side = axis === "z" ? "x" : "z";
  return [
    { path, facing: side, bounds },
    circle(axis, advance(axis, start, length), radius),
    ...(bore ? [{ ...circle(axis, advance(axis, start, length), bore), facing: side } as JointMark] : []),
  ];
}

export function circle(axis: Axis, centre: Point, radius: number): JointMark {
  const [u, v] = directionOf(axis);
  const [x, y] = project(centre);
  const [a, b] = [radius * MAJOR, radius * MINOR];
  const across: SheetPoint = [-v * a, u * a];
  const arc = `A${fix(a)} ${fix(b)} ${ellipseTurn(axis)} 1 1`;
  const path = `M${at([x, y], across, 1)}${arc} ${at([x, y], across, -1)}${arc} ${at([x, y], across, 1)}Z`;
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
  const bounds = points.map(project);
  return { path: `M${bounds.map(write).join("L")}`, facing: null, bounds };
}

/** The 45° hatch of cut masonry (ISO 128-3); `from` and `to` are opposite corners of a rectangle across the axis. */
export function hatch(axis: Axis, from: Point, to: Point, gap = 16): JointMark[] {
  const index = { x: 0, y: 1, z: 2 }[axis];
  const [first, second] = [0, 1, 2].filter((other) => other !== index) as [number, number];
  const [left, right] = [from[first] ?? 0, to[first] ?? 0];
  const [low, high] = [from[second] ?? 0, to[second] ?? 0];
  const lines: JointMark[] = [];
  for (let start = left - (high - low) + gap; start < right; start += gap) {
    const begin = Math.max(start, left);
    const end = Math.min(start + high - low, right);
    if (end - begin < 2) continue;
    const along = from[index] ?? 0;
    lines.push(
      line(place(axis, along, [begin, low + begin - start]), place(axis, along, [end, low + end - start])),
    );
  }
  return lines;
}

function face(points: readonly Point[], facing: Axis): JointMark {
  const bounds = points.map(project);
  return { path: `M${bounds.map(write).join("L")}Z`, facing, bounds };
}

function advance(axis: Axis, [x, y, z]: Point, length: number): Point {
  if (axis === "x") return [x + length, y, z];
  return axis === "y" ? [x, y + length, z] : [x, y, z + length];
}

function ellipseTurn(axis: Axis): number {
  return { x: 120, y: 60, z: 0 }[axis];
}

function signedArea(profile: readonly (readonly [number, number])[]): number {
  return profile.reduce((sum, [a, b], index) => {
    const [c, d] = profile[(index + 1) % profile.length] ?? [a, b];
    return sum + a * d - c * b;
  }, 0);
}

function at([u, v]: SheetPoint, [du, dv]: SheetPoint, times: number): string {
  return write([u + du * times, v + dv * times]);
}

function write([u, v]: SheetPoint): string {
  return `${fix(u)} ${fix(v)}`;
}

function fix(value: number): string {
  return String(Math.round(value * 10) / 10);
}
