import { measureText } from "~/sizes/drawing/text-width";
import type { Drawing, Mark } from "~/sizes/kind";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A straight segment; curves are split into several. */
export interface Segment {
  pen: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface DrawnText {
  text: string;
  pen: string;
  box: Box;
}

const fontSizes: Record<string, number> = {
  "d-feet": 2.95,
  "d-caption": 2.95,
  "d-label": 2.95,
  "d-fact": 2.95,
  "d-heading": 5.2,
};

/** The box of a text on its sheet: width by the width table, height from descenders to capitals. */
function measureTextMark({ attributes, className, text = "" }: Mark): DrawnText {
  const size = fontSizes[className] ?? 3.2;
  const width = measureText(text, size);
  const { x, y } = attributes as { x: number; y: number };
  const anchor = attributes["text-anchor"] ?? "start";
  const start = anchor === "middle" ? -width / 2 : anchor === "end" ? -width : 0;
  const [ascent, descent] = [0.68 * size, /[gjpqy,;(]/.test(text.replace(/\d,\d/g, "")) ? 0.2 * size : 0];
  const isRotated = String(attributes.transform ?? "").startsWith("rotate(-90");
  return {
    text,
    pen: className,
    box: isRotated
      ? { left: x - ascent, right: x + descent, top: y - start - width, bottom: y - start }
      : { left: x + start, right: x + start + width, top: y - ascent, bottom: y + descent },
  };
}

/** Points along an SVG arc with equal radii, at most a full circle. */
function listArcPoints(
  x1: number,
  y1: number,
  r: number,
  large: boolean,
  x2: number,
  y2: number,
): [number, number][] {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  if (half === 0) return [[x2, y2]];
  const rise = Math.sqrt(Math.max(0, r * r - half * half)) * (large ? -1 : 1);
  // Sweep flag 0 is counter-clockwise on the sheet, with the centre on the left.
  const [nx, ny] = [(y2 - y1) / (2 * half), -(x2 - x1) / (2 * half)];
  const [cx, cy] = [mx + nx * rise, my + ny * rise];
  const start = Math.atan2(y1 - cy, x1 - cx);
  let sweep = Math.atan2(y2 - cy, x2 - cx) - start;
  if (sweep > 0) sweep -= 2 * Math.PI;
  return Array.from({ length: 24 }, (_, index) => {
    const angle = start + (sweep * (index + 1)) / 24;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** The straight segments of a path with absolute commands. */
function listPathSegments(data: string, pen: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const drawTo = (nextX: number, nextY: number) => {
    segments.push({ pen, x1: x, y1: y, x2: nextX, y2: nextY });
    [x, y] = [nextX, nextY];
  };
  for (const [, command = "", rest = ""] of data.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const numbers = rest.trim().split(/[ ,]+/).filter(Boolean).map(Number);
    const [a = Number.NaN, b = Number.NaN] = numbers;
    if (command === "M") [x, y, startX, startY] = [a, b, a, b];
    else if (command === "L") drawTo(a, b);
    else if (command === "H") drawTo(a, y);
    else if (command === "V") drawTo(x, a);
    else if (command === "Z") drawTo(startX, startY);
    else {
      const [r = 0, , , large = 0, , endX = Number.NaN, endY = Number.NaN] = numbers;
      for (const [px, py] of listArcPoints(x, y, r, large === 1, endX, endY)) drawTo(px, py);
    }
  }
  return segments;
}

/** The lines and texts of a drawing as geometry. */
export function measureDrawing({ marks }: Drawing): { segments: Segment[]; texts: DrawnText[] } {
  const texts = marks.filter(({ element }) => element === "text").map(measureTextMark);
  const segments = marks.flatMap(({ element, attributes, className }) =>
    element === "path" ? listPathSegments(String(attributes.d), className) : [],
  );
  return { segments, texts };
}

export const boxesOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function crossesBox({ x1, y1, x2, y2 }: Segment, { left, top, right, bottom }: Box): boolean {
  let [start, end] = [0, 1];
  for (const [delta, near, far] of [
    [x2 - x1, left - x1, right - x1],
    [y2 - y1, top - y1, bottom - y1],
  ] as const) {
    if (delta === 0) {
      if (near >= 0 || far <= 0) return false;
      continue;
    }
    const [enter, leave] = delta > 0 ? [near / delta, far / delta] : [far / delta, near / delta];
    [start, end] = [Math.max(start, enter), Math.min(end, leave)];
  }
  return start < end;
}

export function segmentsCross(a: Segment, b: Segment): boolean {
  const findSide = (s: Segment, x: number, y: number) =>
    Math.sign((s.x2 - s.x1) * (y - s.y1) - (s.y2 - s.y1) * (x - s.x1));
  return (
    findSide(a, b.x1, b.y1) * findSide(a, b.x2, b.y2) < 0 &&
    findSide(b, a.x1, a.y1) * findSide(b, a.x2, a.y2) < 0
  );
}
