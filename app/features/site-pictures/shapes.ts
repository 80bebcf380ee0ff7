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
