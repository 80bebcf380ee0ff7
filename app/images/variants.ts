import { z } from "zod";
import { imageKey } from "./image-key";

const imageVariants = z.array(
  z.object({
    key: imageKey,
    type: z.enum(["image/avif", "image/webp", "image/jpeg"]),
    width: z.int().positive(),
  }),
);

/** What the `variants` column of an image holds: the files made of it, best encoding first and in it smallest first. */
export type ImageVariants = z.infer<typeof imageVariants>;

/** Reads that column; none while they are not made. */
export function parseVariants(column: unknown): ImageVariants {
  return column === null ? [] : imageVariants.parse(column);
}
