import type { FocusPoint, PicturePart } from "~/platform/images/picture-source";

/**
 * In per cent: `size` is the share of the largest possible crop, `across` and `down` its position between left (0) and
 * right (100), top and bottom; `x` and `y` are the focal point. All numbers within bounds give a crop inside the photo.
 */
const framingNames = ["size", "across", "down", "x", "y"] as const;

export type FramingName = (typeof framingNames)[number];

export type Framing = Record<FramingName, number>;

export function mapFraming<Value>(create: (name: FramingName) => Value): Record<FramingName, Value> {
  return Object.fromEntries(framingNames.map((name) => [name, create(name)])) as Record<FramingName, Value>;
}

const MIN_SIZE_PERCENT = 10;

export const wholeFraming: Framing = { size: 100, across: 50, down: 50, x: 50, y: 50 };

/** A missing or out-of-range number gets its value from `wholeFraming`. */
export function readFraming(typed: Readonly<Record<string, string>>): Framing {
  return mapFraming((name) => {
    const value = typed[name]?.trim() ? Number(typed[name]) : Number.NaN;
    return value >= getMinPercent(name) && value <= 100 ? roundToTenth(value) : wholeFraming[name];
  });
}

export function getMinPercent(name: FramingName): number {
  return name === "size" ? MIN_SIZE_PERCENT : 0;
}

export function toFramingFields(framing: Framing): Record<FramingName, string> {
  return mapFraming((name) => String(framing[name]));
}

type Point = Pick<Framing, "x" | "y">;

interface Size {
  width: number;
  height: number;
}

/** `ratio` is width by height; null for the photo's own. */
export function findCrop({ size, across, down }: Framing, photo: Size, ratio: number | null): PicturePart {
  const largest = findLargestCrop(photo, ratio);
  const [width, height] = [(largest.width * size) / 100, (largest.height * size) / 100];
  return { left: ((1 - width) * across) / 100, top: ((1 - height) * down) / 100, width, height };
}

/** Limits a moved or resized crop to the photo and the minimum size. */
export function fitFraming(
  part: { left: number; top: number; width: number },
  photo: Size,
  ratio: number | null,
): Pick<Framing, "size" | "across" | "down"> {
  const largest = findLargestCrop(photo, ratio);
  const size = clamp(roundToTenth((part.width / largest.width) * 100), MIN_SIZE_PERCENT, 100);
  const toPosition = (offset: number, room: number) =>
    room < 0.001 ? 50 : clamp(roundToTenth((offset / room) * 100), 0, 100);
  return {
    size,
    across: toPosition(part.left, 1 - (largest.width * size) / 100),
    down: toPosition(part.top, 1 - (largest.height * size) / 100),
  };
}

/** The largest crop of a ratio, centred on the focal point as far as the edges allow. */
export function findCropAround({ x, y }: Point, photo: Size, ratio: number): PicturePart {
  const { width, height } = findLargestCrop(photo, ratio);
  return {
    left: clamp(x / 100 - width / 2, 0, 1 - width),
    top: clamp(y / 100 - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** Like `findCropAround`, within another crop of the photo. */
export function findCropWithin(
  outerCrop: PicturePart,
  point: Point,
  photo: Size,
  ratio: number,
): PicturePart {
  const outerSize = { width: photo.width * outerCrop.width, height: photo.height * outerCrop.height };
  return toPhotoPart(outerCrop, findCropAround(toPartPosition(point, outerCrop), outerSize, ratio));
}

/** The focal point within a crop, in steps of ten per cent, clamped to the edges. */
export function findFocus(point: Point, part: PicturePart): FocusPoint {
  const { x, y } = toPartPosition(point, part);
  return { x: Math.round(x / 10) * 10, y: Math.round(y / 10) * 10 };
}

/** The visible area of a crop in a frame of another ratio (width by height), as with `object-fit: cover`. */
export function findVisiblePart(
  outerCrop: PicturePart,
  focus: FocusPoint,
  photo: Size,
  ratio: number,
): PicturePart {
  const outerSize = { width: photo.width * outerCrop.width, height: photo.height * outerCrop.height };
  return toPhotoPart(
    outerCrop,
    findCrop({ ...wholeFraming, across: focus.x, down: focus.y }, outerSize, ratio),
  );
}

function toPhotoPart(outerCrop: PicturePart, innerCrop: PicturePart): PicturePart {
  return {
    left: outerCrop.left + innerCrop.left * outerCrop.width,
    top: outerCrop.top + innerCrop.top * outerCrop.height,
    width: innerCrop.width * outerCrop.width,
    height: innerCrop.height * outerCrop.height,
  };
}

function toPartPosition({ x, y }: Point, { left, top, width, height }: PicturePart): Point {
  return {
    x: clamp(((x / 100 - left) / width) * 100, 0, 100),
    y: clamp(((y / 100 - top) / height) * 100, 0, 100),
  };
}

function findLargestCrop(photo: Size, ratio: number | null): Size {
  const photoRatio = photo.width / photo.height;
  if (ratio === null) return { width: 1, height: 1 };
  return photoRatio > ratio
    ? { width: ratio / photoRatio, height: 1 }
    : { width: 1, height: photoRatio / ratio };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
