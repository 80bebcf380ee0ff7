import { z } from "zod";
import type { PictureSource } from "~/content/picture-source";
import type { ImageRow } from "~/database/tables";
import { imageKey } from "./image-key";

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
