import type { FocusPoint, PicturePart } from "~/platform/images/picture-source";
export interface SlotFrame {
  screen: "desk" | "phone" | "link";
  className: string;
  ratio: number;
  /** The crop for upright screens; by default, the slot's crop. */
  part?: "upright";
}

export interface SlotShape {
  /** Width by height of the crop; null for the photo's own ratio. */
  ratio: number | null;
  frames: readonly SlotFrame[];
}

export const UPRIGHT_RATIO = 3 / 4;
/** Ratio of a link preview (Open Graph): 1200 by 630. */
export const CARD_RATIO = 1200 / 630;

const createFrame = (screen: SlotFrame["screen"], className: string, ratio: number): SlotFrame => ({
  screen,
  className,
  ratio,
});
const linkFrame = createFrame("link", "aspect-[40/21]", CARD_RATIO);
const createSquareFrame = (screen: SlotFrame["screen"]) => createFrame(screen, "aspect-square", 1);

/** Must match the page components. "desk" is a window 1440 pixels wide. */
export const shapes = {
  wide: {
    ratio: 16 / 9,
    frames: [
      createFrame("desk", "aspect-video", 16 / 9),
      { ...createFrame("phone", "aspect-3/4", UPRIGHT_RATIO), part: "upright" },
      linkFrame,
    ],
  },
  upright: { ratio: UPRIGHT_RATIO, frames: [createFrame("phone", "aspect-3/4", UPRIGHT_RATIO)] },
  head: {
    ratio: 3 / 2,
    frames: [createFrame("desk", "aspect-3/2", 3 / 2), createFrame("phone", "aspect-3/2", 3 / 2), linkFrame],
  },
  deskHead: { ratio: 3 / 2, frames: [createFrame("desk", "aspect-3/2", 3 / 2), linkFrame] },
  hall: {
    ratio: 3 / 2,
    frames: [
      createFrame("desk", "aspect-[12/5]", 12 / 5),
      createFrame("phone", "aspect-4/3", 4 / 3),
      linkFrame,
    ],
  },
  story: {
    ratio: 1,
    frames: [createFrame("desk", "aspect-3/4", 3 / 4), createFrame("phone", "aspect-4/3", 4 / 3)],
  },
  band: {
    ratio: 2,
    frames: [createFrame("desk", "aspect-[14/5]", 14 / 5), createFrame("phone", "aspect-3/2", 3 / 2)],
  },
  wideTile: {
    ratio: 4 / 3,
    frames: [createFrame("desk", "aspect-[7/5]", 7 / 5), createFrame("phone", "aspect-4/3", 4 / 3)],
  },
  tile: { ratio: 4 / 3, frames: [createSquareFrame("desk"), createFrame("phone", "aspect-4/3", 4 / 3)] },
  square: { ratio: 1, frames: [createSquareFrame("desk"), createSquareFrame("phone")] },
  person: {
    ratio: 4 / 5,
    frames: [createFrame("desk", "aspect-4/5", 4 / 5), createFrame("phone", "aspect-4/5", 4 / 5)],
  },
  gallery: { ratio: null, frames: [createFrame("desk", "aspect-3/4", 3 / 4), createSquareFrame("phone")] },
} as const satisfies Record<string, SlotShape>;

export type ShapeName = keyof typeof shapes;

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
