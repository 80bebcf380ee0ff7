/** A frame in which a place shows its picture, as the screen previews it. */
export interface PlaceFrame {
  screen: "desk" | "phone" | "link";
  /** Its ratio, as a class and as width by height. */
  className: string;
  ratio: number;
  /** Which part it shows: that of the place, or the one for upright screens. */
  part?: "upright";
}

/** How places of a kind show their pictures. */
export interface PlaceShape {
  /** Of the part that is cut out, width by height; null for that of the photograph. */
  ratio: number | null;
  frames: readonly PlaceFrame[];
}

/** The ratio of the part that upright screens show at the head of the home page. */
export const UPRIGHT_RATIO = 3 / 4;
/** The ratio of a picture in the preview of a link. Source: Open Graph, 1200 by 630. */
export const CARD_RATIO = 1200 / 630;

const frame = (screen: PlaceFrame["screen"], className: string, ratio: number): PlaceFrame => ({
  screen,
  className,
  ratio,
});
const link = frame("link", "aspect-[40/21]", CARD_RATIO);
const square = (screen: PlaceFrame["screen"]) => frame(screen, "aspect-square", 1);

/** As the components of the pages frame them; on a desk at the width of most, 1440 pixels. */
export const shapes = {
  wide: {
    ratio: 16 / 9,
    frames: [
      frame("desk", "aspect-video", 16 / 9),
      { ...frame("phone", "aspect-3/4", UPRIGHT_RATIO), part: "upright" },
      link,
    ],
  },
  upright: { ratio: UPRIGHT_RATIO, frames: [frame("phone", "aspect-3/4", UPRIGHT_RATIO)] },
  head: {
    ratio: 3 / 2,
    frames: [frame("desk", "aspect-3/2", 3 / 2), frame("phone", "aspect-3/2", 3 / 2), link],
  },
  deskHead: { ratio: 3 / 2, frames: [frame("desk", "aspect-3/2", 3 / 2), link] },
  card: { ratio: CARD_RATIO, frames: [link] },
  hall: {
    ratio: 3 / 2,
    frames: [frame("desk", "aspect-[12/5]", 12 / 5), frame("phone", "aspect-4/3", 4 / 3), link],
  },
  story: { ratio: 1, frames: [frame("desk", "aspect-3/4", 3 / 4), frame("phone", "aspect-4/3", 4 / 3)] },
  band: { ratio: 2, frames: [frame("desk", "aspect-[14/5]", 14 / 5), frame("phone", "aspect-3/2", 3 / 2)] },
  wideTile: {
    ratio: 4 / 3,
    frames: [frame("desk", "aspect-[7/5]", 7 / 5), frame("phone", "aspect-4/3", 4 / 3)],
  },
  tile: { ratio: 4 / 3, frames: [square("desk"), frame("phone", "aspect-4/3", 4 / 3)] },
  square: { ratio: 1, frames: [square("desk"), square("phone")] },
  gallery: { ratio: null, frames: [frame("desk", "aspect-3/4", 3 / 4), square("phone")] },
} as const satisfies Record<string, PlaceShape>;

export type ShapeName = keyof typeof shapes;
