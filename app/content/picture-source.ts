/** One encoding of a picture: addresses with their widths in pixels, smallest first. */
export interface PictureEncoding {
  /** MIME type, best first in a list of encodings (AVIF, WebP, JPEG). */
  type: string;
  variants: readonly { url: string; width: number }[];
}

/** All that a `Picture` needs to show an image without layout shift; uploaded images and the site's own pictures both give it. */
export interface PictureSource {
  /** Fallback address, understood by every browser. */
  src: string;
  /** Dimensions of the full image in pixels, after rotation. */
  width: number;
  height: number;
  /** What is seen; empty for decoration. */
  alt: string;
  encodings: readonly PictureEncoding[];
  /** A `data:` URI of some hundred bytes shown until the image is there, or null. */
  placeholder: string | null;
  /** What stays visible when the image is cropped. */
  focus?: PictureFocus | FocusPoint;
  /** A dimension of what is seen, which the head of a page draws over the picture. */
  measure?: PictureMeasure;
}

/** A rectangle within a picture, as fractions of its width and height. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A dimension line over a picture: its ends as fractions of the picture's width and height, and what it says. */
export interface PictureMeasure {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly text: string;
}

/** Allowed focal points; each has one class in the style sheet, because the CSP forbids style attributes. */
export type PictureFocus =
  | "center"
  | "top"
  | "bottom"
  | "left"
  | "right"
  | "top-left"
  | "top-right"
  | "bottom-left"
  | "bottom-right";

/** A point of a picture in per cent of its width and height, in steps of ten: each step has one class in the style sheet. */
export interface FocusPoint {
  x: number;
  y: number;
}
