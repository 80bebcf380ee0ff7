import { z } from "zod";
import type { ImageRow } from "~/database/tables";
import { imageKey } from "./image-key";

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

const imageVariants = z.array(
  z.object({
    key: imageKey,
    type: z.enum(["image/avif", "image/webp", "image/jpeg"]),
    width: z.int().positive(),
  }),
);

/** The column `variants` of an image: its encoded files, best encoding first, then smallest first. */
export type ImageVariants = z.infer<typeof imageVariants>;

/** Parses the column `variants`; empty while they are not made. */
export function parseVariants(column: unknown): ImageVariants {
  return column === null ? [] : imageVariants.parse(column);
}

/** The source of a `Picture` for a stored image: its variants once they are made, until then the original. */
export function selectPicture(
  image: Pick<ImageRow, "storage_key" | "width" | "height" | "placeholder" | "variants">,
  alt: string,
): PictureSource {
  const variants = parseVariants(image.variants);
  const types = [...new Set(variants.map(({ type }) => type))];
  const encodings = types.map((type) => ({
    type,
    variants: variants
      .filter((variant) => variant.type === type)
      .map(({ key, width }) => ({ url: getAddress(key), width })),
  }));
  // The widest JPEG is smaller than the original and as widely understood.
  const fallback = variants.findLast(({ type }) => type === "image/jpeg")?.key ?? image.storage_key;
  const { width, height, placeholder } = image;
  return { src: getAddress(fallback), width, height, alt, encodings, placeholder };
}

function getAddress(key: string): string {
  return `/images/${key}`;
}
