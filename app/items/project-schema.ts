import { z } from "zod";
import { optionalLine, optionalText, pictureText, requiredLine } from "~/server/text-fields";

/**
 * The words of a project as a form or the JSON call sends them. Only the title is insisted on; location and description
 * are asked for by the browser (specification, section 5). That a new project has an image is the caller's to check,
 * because it knows what was uploaded.
 */
export const projectSchema = z.object({
  title: requiredLine("Please enter a title."),
  description: optionalText(),
  location: optionalLine().transform((line) => line || null),
  alt: pictureText(),
});

export type ProjectFields = z.output<typeof projectSchema>;
