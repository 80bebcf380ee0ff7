import { z } from "zod";
import type { ItemKind, ListKind } from "~/database/content-tables";
import { type TestimonialFields, testimonialSchema } from "~/testimonials/schema";
import { optionalLine, optionalText, pictureText, requiredLine } from "~/text/form-fields";
import type { Item, ItemTexts } from "./kinds";

interface PicturedFields {
  title: string;
  alt?: string | null;
}

/** Sent by a form or the JSON API, by column. A missing `alt` leaves it unchanged. */
interface FieldsByKind {
  project: PicturedFields & ItemTexts["project"];
  gallery: PicturedFields & ItemTexts["gallery"];
  testimonial: TestimonialFields & Pick<PicturedFields, "alt">;
}

export type ItemFields<Kind extends ListKind = ItemKind> = FieldsByKind[Kind];

interface ServerKind<Kind extends ItemKind> {
  describe: (item: Item<Kind>) => object;
  answer: z.ZodType;
  /** JSON before and after the items of the whole list. */
  listFrame: readonly [before: string, after: string];
  listAnswer: z.ZodType;
  missing: string;
  api: { path: string; deletePath: string };
  names: { one: string; all: string };
  hero: "projects-hero" | "gallery-hero";
  list: string;
}

const title = requiredLine("Please enter a title.");
const alt = pictureText();

const location = optionalLine().transform((line) => line || null);

/** Month of completion; empty is null, missing is undefined. */
const finished = z
  .literal("")
  .transform(() => null)
  .or(
    z
      .string()
      .trim()
      .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "Enter a month such as 2026-03, or leave it blank."),
  )
  .nullish();

const createdAt = z.iso.datetime().nullable().describe("Null for imported items of unknown date.");
const image = z.string().nullable().describe("Path of the picture on this site.");

const projectAnswer = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  description: z.string(),
  image,
  location: z.string().nullable(),
  createdAt,
});

const galleryItemAnswer = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  content: z.string(),
  image,
  createdAt,
});

/** The browser requires more; the caller checks the picture. */
export const itemSchemas: { [Kind in ListKind]: z.ZodType<ItemFields<Kind>> } = {
  project: z.object({
    title,
    description: optionalText(),
    location,
    finished,
    alt,
  }),
  gallery: z.object({ title, content: optionalText(), location, finished, alt }),
  testimonial: testimonialSchema,
};

export const serverKinds: { [Kind in ItemKind]: ServerKind<Kind> } = {
  project: {
    describe: ({ id, title, description, image, location, createdAt }) => ({
      id,
      title,
      description,
      image: image?.src ?? null,
      location,
      createdAt,
    }),
    answer: projectAnswer,
    listFrame: ["[", "]"],
    listAnswer: z.array(projectAnswer),
    missing: "There is no such project.",
    api: { path: "/latest-projects", deletePath: "/latest-projects/{id}" },
    names: { one: "a project", all: "All projects" },
    hero: "projects-hero",
    list: "projects",
  },
  gallery: {
    describe: ({ id, title, content, image, createdAt }) => ({
      id,
      title,
      content,
      image: image?.src ?? null,
      createdAt,
    }),
    answer: galleryItemAnswer,
    listFrame: ['{"success":true,"data":[', "]}"],
    listAnswer: z.strictObject({ success: z.literal(true), data: z.array(galleryItemAnswer) }),
    missing: "There is no such gallery item.",
    api: { path: "/gallery", deletePath: "/gallery/delete/{id}" },
    names: { one: "a gallery item", all: "All gallery items" },
    hero: "gallery-hero",
    list: "gallery",
  },
};
