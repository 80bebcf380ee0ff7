import { z } from "zod";
import { type TestimonialFields, testimonialSchema } from "~/features/testimonials/schema";
import { optionalLine, optionalText, pictureText, requiredLine } from "~/platform/text/form-fields";
import type { Item, ItemTexts } from "./items";
import type { ItemKind, ListName } from "./tables";

interface PicturedFields {
  title: string;
  alt?: string | null;
}

/** Fields of a form or the JSON API, by column. An undefined `alt` keeps the current one. */
interface FieldsByList {
  project: PicturedFields & ItemTexts["project"];
  gallery: PicturedFields & ItemTexts["gallery"];
  testimonial: TestimonialFields & Pick<PicturedFields, "alt">;
}

export type ItemFields<List extends ListName = ItemKind> = FieldsByList[List];

interface ServerList {
  response: z.ZodObject;
  /** JSON before and after the items of the complete list. */
  listFrame: readonly [before: string, after: string];
  listResponse: z.ZodType;
  notFoundMessage: string;
  api: { path: string; deletePath: string };
  names: { one: string; all: string };
  hero: "projects-hero" | "gallery-hero";
  source: string;
}

const title = requiredLine("Please enter a title.");
const alt = pictureText();

const location = optionalLine().transform((line) => line || null);

/** Month of completion. An empty value becomes null. */
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

const projectResponse = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  description: z.string(),
  image,
  location: z.string().nullable(),
  createdAt,
});

const galleryItemResponse = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  content: z.string(),
  image,
  createdAt,
});

/** The browser requires more fields; the caller checks the picture. */
export const itemSchemas: { [List in ListName]: z.ZodType<ItemFields<List>> } = {
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

export const serverLists: Record<ItemKind, ServerList> = {
  project: {
    response: projectResponse,
    listFrame: ["[", "]"],
    listResponse: z.array(projectResponse),
    notFoundMessage: "There is no such project.",
    api: { path: "/latest-projects", deletePath: "/latest-projects/{id}" },
    names: { one: "a project", all: "All projects" },
    hero: "projects-hero",
    source: "projects",
  },
  gallery: {
    response: galleryItemResponse,
    listFrame: ['{"success":true,"data":[', "]}"],
    listResponse: z.strictObject({ success: z.literal(true), data: z.array(galleryItemResponse) }),
    notFoundMessage: "There is no such gallery item.",
    api: { path: "/gallery", deletePath: "/gallery/delete/{id}" },
    names: { one: "a gallery item", all: "All gallery items" },
    hero: "gallery-hero",
    source: "gallery",
  },
};

/** Returns the item as the API sends it. */
export function toJson<List extends ItemKind>(list: List, item: Item<List>): object {
  return serverLists[list].response.strip().parse({ ...item, image: item.image?.src ?? null });
}
