import { z } from "zod";

/** What the JSON calls answer, field by field; `api-answers.ts` makes it, and the tests hold the two together. */

const createdAt = z.iso.datetime().nullable().describe("Null for imported items of unknown date.");
const image = z.string().nullable().describe("Path of the picture on this site.");

export const projectAnswer = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  description: z.string(),
  image,
  location: z.string().nullable(),
  createdAt,
});

export const galleryItemAnswer = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  content: z.string(),
  image,
  createdAt,
});

const success = z.literal(true);

/** Something was sent. */
export const sentAnswer = z.strictObject({ success, message: z.string() });

/** Somebody signed in. */
export const signedInAnswer = z.strictObject({
  success,
  message: z.string(),
  token: z.string().describe("For the header Authorization: Bearer."),
});

/** An item was added, changed or deleted. */
export function changedAnswer(item: z.ZodType) {
  return z.strictObject({ success, message: z.string(), data: item });
}

/** All projects: a bare array. */
export const projectsAnswer = z.array(projectAnswer);

/** All gallery items. */
export const galleryAnswer = z.strictObject({ success, data: z.array(galleryItemAnswer) });

/** Any call that was refused or failed. */
export const problemAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string().describe("A sentence for a person."),
  errors: z.record(z.string(), z.string()).optional().describe("What is wrong with a field, by its name."),
});
