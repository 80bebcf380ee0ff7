import type { PictureFocus, PictureMeasure } from "~/platform/images/picture-source";

/** Left, top, width and height as fractions of the master's size. */
export type Crop = readonly [left: number, top: number, width: number, height: number];

export interface Shot {
  readonly master: string;
  readonly crop?: Crop;
  /** The part that stays visible when a layout crops further; defaults to the middle. */
  readonly focus?: PictureFocus;
  readonly alt: string;
  /** For pictures at the top of a page. */
  readonly measure?: PictureMeasure;
}

/** By name. Several slots may show the same shot. */
export type Shots = Readonly<Record<string, Shot>>;
