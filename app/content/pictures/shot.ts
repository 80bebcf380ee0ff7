import type { PictureFocus, PictureMeasure } from "../picture-source";

/** Part of a master: left, top, width and height as fractions of its size. */
export type Crop = readonly [left: number, top: number, width: number, height: number];

export interface Shot {
  readonly master: string;
  /** Defaults to the whole master. */
  readonly crop?: Crop;
  /** Remains in view when a layout crops further; defaults to the middle. */
  readonly focus?: PictureFocus;
  readonly alt: string;
  /** A dimension of the shown work, for shots that head a page. */
  readonly measure?: PictureMeasure;
}

/** By name; several slots may show the same shot. */
export type Shots = Readonly<Record<string, Shot>>;
