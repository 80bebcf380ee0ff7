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
  /** The point to keep in view when the image is cropped, as CSS `object-position` keywords chosen from a fixed set. */
  focus?: PictureFocus;
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
