import { z } from "zod";
import { optionalText, pictureText, requiredLine } from "~/server/text-fields";

/**
 * The words of a gallery item as a form or the JSON call sends them. Only the title is insisted on; the description is asked
 * for by the browser (specification, section 5). That a new item has an image is the caller's to check.
 */
export const galleryItemSchema = z.object({
  title: requiredLine("Please enter a title."),
  content: optionalText(),
  alt: pictureText(),
});

export type GalleryItemFields = z.output<typeof galleryItemSchema>;
