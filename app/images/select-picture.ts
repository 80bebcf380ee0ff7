import type { ImageRow } from "~/server/db/tables";
import type { PictureSource } from "./picture-source";
import { parseVariants } from "./variants";

/** Gives what a `Picture` needs of a stored image: its variants once they are made, until then the original alone. */
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
