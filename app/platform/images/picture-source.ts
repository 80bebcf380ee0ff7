import { z } from "zod";
import type { ImageRow } from "~/platform/database/tables";
import { imageKeySchema } from "./image-store.server";

export interface PictureEncoding {
  /** MIME type. Encodings are listed best first (AVIF, WebP, JPEG). */
  type: string;
  variants: readonly { url: string; width: number }[];
}

/** Data that `Picture` needs to render without layout shift, for uploads and the site's own pictures. */
export interface PictureSource {
  /** Fallback for all browsers. */
  src: string;
  /** Pixels of the full image, after rotation. */
  width: number;
  height: number;
  /** Empty for decorative pictures. */
  alt: string;
  encodings: readonly PictureEncoding[];
  /** A `data:` URI of a few hundred bytes, shown while loading. */
  placeholder: string | null;
  focus?: PictureFocus | FocusPoint;
  measure?: PictureMeasure;
  /** Undefined for photos. */
  isRendering?: true;
}

/** Fractions of the picture's width and height. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A dimension line over a picture. Its ends are fractions of width and height. */
export interface PictureMeasure {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly text: string;
}

/** One CSS class per position, because the CSP forbids style attributes. */
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

/** Per cent of width and height in steps of ten; each step has a CSS class. */
export interface FocusPoint {
  x: number;
  y: number;
}

const imageVariantsSchema = z.array(
  z.object({
    key: imageKeySchema,
    type: z.enum(["image/avif", "image/webp", "image/jpeg", "image/png"]),
    width: z.int().positive(),
  }),
);

/** Column `variants`: best format first, then ascending widths. */
export type ImageVariants = z.infer<typeof imageVariantsSchema>;

export function parseVariants(column: unknown): ImageVariants {
  return column === null ? [] : imageVariantsSchema.parse(column);
}

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
      .map(({ key, width }) => ({ url: getUrl(key), width })),
  }));
  // The widest JPEG is smaller than the original and as widely supported.
  const fallback = variants.findLast(({ type }) => type === "image/jpeg")?.key ?? image.storage_key;
  const { width, height, placeholder } = image;
  return { src: getUrl(fallback), width, height, alt, encodings, placeholder };
}

function getUrl(key: string): string {
  return `/images/${key}`;
}
