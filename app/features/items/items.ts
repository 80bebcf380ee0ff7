import * as messages from "~/content/messages";
import { galleryPage, metaDescriptions, projectsPage } from "~/content/pages";
import type { TestimonialTexts } from "~/features/testimonials/schema";
import type { PictureSource } from "~/platform/images/picture-source";
import type { StagedImage } from "~/platform/images/staged-images.server";
import type { ItemKind, ListName } from "./tables";

interface TownAndMonth {
  location: string | null;
  /** Month of completion, e.g. `2026-03`. */
  finished?: string | null;
}

export interface ItemTexts {
  project: { description: string } & TownAndMonth;
  gallery: { content: string } & TownAndMonth;
  testimonial: TestimonialTexts;
}

export type ItemPicture = StagedImage;

export interface ItemExtra {
  pictures: ItemPicture[];
}

interface ItemBase {
  id: number;
  /** Name of the customer for a testimonial. */
  title: string;
  /** Null for testimonials and some imported items. */
  image: PictureSource | null;
  /** ISO 8601; null for imported items of unknown date. */
  createdAt: string | null;
  alt: string | null;
  version: number;
  /** An example supplied with the software. */
  isSample: boolean;
  isDraft: boolean;
}

/** `kind` tells the members of a union of items apart. */
export type ListTexts = { [List in ListName]: { kind: List } & ItemTexts[List] };

export type Item<List extends ListName = ItemKind> = ItemBase & ListTexts[List];

export type Project = Item<"project">;

export const itemLists = ["project", "gallery"] as const satisfies readonly ItemKind[];

export const itemTables = { project: "projects", gallery: "gallery_items" } as const satisfies Record<
  ItemKind,
  string
>;

export type ItemTable = (typeof itemTables)[ItemKind];

export const listTables = { ...itemTables, testimonial: "testimonials" } as const satisfies Record<
  ListName,
  string
>;

export const titleColumns = { project: "title", gallery: "title", testimonial: "name" } as const;

export type ListTable = (typeof listTables)[ListName];

/** In characters. */
export const TEXT_LIMITS = { line: 200, text: 5000 };

/** Public pages of a list. Its forms are in list-forms.ts, its schemas and API format in lists.server.ts. */
interface PublicList {
  publicPath: string;
  messages: typeof messages.project | typeof messages.gallery;
  page: typeof projectsPage | typeof galleryPage;
  metaDescription: string;
}

export const publicLists: Record<ItemKind, PublicList> = {
  project: {
    publicPath: "/project",
    messages: messages.project,
    page: projectsPage,
    metaDescription: metaDescriptions.project,
  },
  gallery: {
    publicPath: "/gallery",
    messages: messages.gallery,
    page: galleryPage,
    metaDescription: metaDescriptions.gallery,
  },
};

export function getItemPath(list: ItemKind, id: number): string {
  return `${publicLists[list].publicPath}/${id}`;
}

export function getItemText(item: ListTexts[ItemKind]): string {
  return item.kind === "gallery" ? item.content : item.description;
}
