import { z } from "zod";
import { itemFormWords } from "~/content/item-form";
import type { ItemKind } from "~/database/enquiry-tables";
import { optionalLine, optionalText, pictureText, requiredLine } from "~/text/form-fields";
import type { Item, ItemTexts } from "./kinds";

/** The words of an item as a form or the JSON API sends them; `alt` left out means that it stays as it is. */
export type ItemFields<Kind extends ItemKind = ItemKind> = {
  title: string;
  alt?: string | null;
} & ItemTexts[Kind];

interface ServerKind<Kind extends ItemKind> {
  /**
   * Checks the words of an item. Only the title is required, and the browser asks for the others. Whether a new item has a
   * picture is for the caller to check, who knows what was uploaded.
   */
  schema: z.ZodType<ItemFields<Kind>>;
  /** An item as the JSON API answers it, and its schema; `image` is an address on this site. */
  describe: (item: Item<Kind>) => object;
  answer: z.ZodType;
  /** The texts before and after the items in the answer with the whole list, and its schema. */
  listFrame: readonly [before: string, after: string];
  listAnswer: z.ZodType;
  /** The message of a 404 of the API. */
  missing: string;
  /** The addresses of the JSON API, below /api. */
  api: { path: string; deletePath: string };
  /** How the description of the API calls one item and all of them. */
  names: { one: string; all: string };
  /** The picture that heads the public page, and what the log calls the list. */
  hero: "projects-hero" | "gallery-hero";
  list: string;
}

const title = requiredLine(itemFormWords.noTitle);
const alt = pictureText();

/** The month in which it was finished; empty is null, and left out is undefined. */
const finished = z
  .literal("")
  .transform(() => null)
  .or(
    z
      .string()
      .trim()
      .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, itemFormWords.finished.problem),
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

/** What only the server knows of each kind of item. */
export const serverKinds: { [Kind in ItemKind]: ServerKind<Kind> } = {
  project: {
    schema: z.object({
      title,
      description: optionalText(),
      location: optionalLine().transform((line) => line || null),
      finished,
      alt,
    }),
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
    schema: z.object({ title, content: optionalText(), alt }),
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
