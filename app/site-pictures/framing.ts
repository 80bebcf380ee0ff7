import type { FocusPoint, PicturePart } from "~/content/picture-source";

/**
 * Which part of a photograph a place shows, in per cent. Any numbers within their bounds make a part that lies within the
 * photograph and has the ratio of the place.
 */
export interface Framing {
  /** Of the largest part that fits, from `SMALLEST_SIZE` to 100. */
  size: number;
  /** Where the part lies between the left end (0) and the right end (100), and between top and bottom. */
  across: number;
  down: number;
  /** The point of interest in the photograph, from its left and top. */
  x: number;
  y: number;
}

export const SMALLEST_SIZE = 10;

/** The largest part, in the middle. */
export const wholeFraming: Framing = { size: 100, across: 50, down: 50, x: 50, y: 50 };

/** The framing in the fields of a form; a number that is missing or beyond its bounds is that of the largest part in the middle. */
export function readFraming(typed: Readonly<Record<string, string>>): Framing {
  const read = (name: keyof Framing) => {
    const value = typed[name]?.trim() ? Number(typed[name]) : Number.NaN;
    const least = name === "size" ? SMALLEST_SIZE : 0;
    return value >= least && value <= 100 ? roundTenth(value) : wholeFraming[name];
  };
  return { size: read("size"), across: read("across"), down: read("down"), x: read("x"), y: read("y") };
}

/** A framing as the fields of a form. */
export function writeFraming({ size, across, down, x, y }: Framing): Record<keyof Framing, string> {
  return { size: `${size}`, across: `${across}`, down: `${down}`, x: `${x}`, y: `${y}` };
}

type Point = Pick<Framing, "x" | "y">;

interface Size {
  width: number;
  height: number;
}

/**
 * The part that a framing names.
 * @param ratio of the part, width by height; null for that of the photograph
 */
export function findPart(
  { size, across, down }: Framing,
  photograph: Size,
  ratio: number | null,
): PicturePart {
  const largest = findLargest(photograph, ratio);
  const [width, height] = [(largest.width * size) / 100, (largest.height * size) / 100];
  return { left: ((1 - width) * across) / 100, top: ((1 - height) * down) / 100, width, height };
}

/** The framing of a part that was moved or resized on the screen: within the photograph, and not too small. */
export function frame(
  part: { left: number; top: number; width: number },
  photograph: Size,
  ratio: number | null,
): Pick<Framing, "size" | "across" | "down"> {
  const largest = findLargest(photograph, ratio);
  const size = limit(roundTenth((part.width / largest.width) * 100), SMALLEST_SIZE, 100);
  const place = (at: number, room: number) =>
    room < 0.001 ? 50 : limit(roundTenth((at / room) * 100), 0, 100);
  return {
    size,
    across: place(part.left, 1 - (largest.width * size) / 100),
    down: place(part.top, 1 - (largest.height * size) / 100),
  };
}

/** The largest part of a ratio whose middle is as near to the point of interest as the edges allow. */
export function findPartAround({ x, y }: Point, photograph: Size, ratio: number): PicturePart {
  const { width, height } = findLargest(photograph, ratio);
  return {
    left: limit(x / 100 - width / 2, 0, 1 - width),
    top: limit(y / 100 - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** The same within a part of the photograph. */
export function findPartWithin(
  outer: PicturePart,
  point: Point,
  photograph: Size,
  ratio: number,
): PicturePart {
  const size = { width: photograph.width * outer.width, height: photograph.height * outer.height };
  return findWithin(outer, findPartAround(placeWithin(point, outer), size, ratio));
}

/** Where a point of the photograph lies in a part of it, in steps of ten per cent; at the edge where it lies beyond. */
export function findFocus(point: Point, part: PicturePart): FocusPoint {
  const { x, y } = placeWithin(point, part);
  return { x: Math.round(x / 10) * 10, y: Math.round(y / 10) * 10 };
}

/**
 * What of a photograph is seen where a part of it fills a frame of another ratio, as `object-fit: cover` has it.
 * @param ratio of the frame, width by height
 */
export function findSeen(
  outer: PicturePart,
  focus: FocusPoint,
  photograph: Size,
  ratio: number,
): PicturePart {
  const size = { width: photograph.width * outer.width, height: photograph.height * outer.height };
  return findWithin(outer, findPart({ ...wholeFraming, across: focus.x, down: focus.y }, size, ratio));
}

/** A part of a part, as a part of the whole. */
function findWithin(outer: PicturePart, inner: PicturePart): PicturePart {
  return {
    left: outer.left + inner.left * outer.width,
    top: outer.top + inner.top * outer.height,
    width: inner.width * outer.width,
    height: inner.height * outer.height,
  };
}

function placeWithin({ x, y }: Point, { left, top, width, height }: PicturePart): Point {
  return {
    x: limit(((x / 100 - left) / width) * 100, 0, 100),
    y: limit(((y / 100 - top) / height) * 100, 0, 100),
  };
}

function findLargest(photograph: Size, ratio: number | null): Size {
  const own = photograph.width / photograph.height;
  if (ratio === null) return { width: 1, height: 1 };
  return own > ratio ? { width: ratio / own, height: 1 } : { width: 1, height: own / ratio };
}

function limit(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
