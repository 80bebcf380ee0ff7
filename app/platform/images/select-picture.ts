import { z } from "zod";
import type { ImageRow } from "~/platform/database/tables";
import type { PictureSource } from "~/platform/images/picture-source";
import { imageKeySchema } from "./image-key";

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
