import type { PictureFocus, PictureMeasure } from "../picture-source";

/** A rectangle within a master: left, top, width and height as fractions of its size. */
export type Crop = readonly [left: number, top: number, width: number, height: number];

/** One picture of the site: a master or a part of it, and the words for those who cannot see it. */
export interface Shot {
  /** Name of the master file without its extension. */
  readonly master: string;
  /** The whole master when absent. */
  readonly crop?: Crop;
  /** What must stay in view when a layout crops further; the middle when absent. */
  readonly focus?: PictureFocus;
  /** What is seen, and how it is made. */
  readonly alt: string;
  /** A dimension of the work that is seen, for the shots that head a page. */
  readonly measure?: PictureMeasure;
}

/** Shots by name; several slots may show the same one, on different screens. */
export type Shots = Readonly<Record<string, Shot>>;
