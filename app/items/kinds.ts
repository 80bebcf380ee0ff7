import * as messages from "~/content/messages";
import { galleryPage, metaDescriptions, projectsPage } from "~/content/pages";
import type { PictureSource } from "~/content/picture-source";
import type { ItemKind } from "~/database/enquiry-tables";

/** The words that items of each kind have beside their title. */
export interface ItemTexts {
  project: {
    description: string;
    location: string | null;
    /** The month in which it was finished, as in `2026-03`; null or missing where the owner has not said. */
    finished?: string | null;
  };
  gallery: { content: string };
}

/** One picture of an item. */
export interface ItemPicture {
  /** Of its image. */
  id: number;
  /** What it shows, if the admin wrote that; the picture itself falls back to the title. */
  alt: string | null;
  picture: PictureSource;
}

interface ItemBase {
  id: number;
  title: string;
  /** Null only for imported items. */
  image: PictureSource | null;
  /** ISO 8601, or null for imported items of unknown date. */
  createdAt: string | null;
  /** What the picture shows, if the admin wrote that; the picture itself falls back to the title. */
  alt: string | null;
  /** The number that a change has to name, for optimistic concurrency. */
  version: number;
  /** It came with the site and is not the owner's work. */
  isSample: boolean;
  /** Only the admin sees it. */
  isDraft: boolean;
}

/** An item of one kind. */
export type Item<Kind extends ItemKind = ItemKind> = ItemBase & ItemTexts[Kind];

/** A finished piece of work in the Latest Projects. */
export type Project = Item<"project">;

/** A picture of the gallery with its words. */
export type GalleryItem = Item<"gallery">;

export const itemKinds = ["project", "gallery"] as const satisfies readonly ItemKind[];

/** The table that has the items of a kind. */
export const itemTables = { project: "projects", gallery: "gallery_items" } as const satisfies Record<
  ItemKind,
  string
>;

export type ItemTable = (typeof itemTables)[ItemKind];

/** The longest one-line text and the longest free text of an item, in characters. */
export const TEXT_LIMITS = { line: 200, text: 5000 };

/** What visitors' pages know of a kind. Its forms are in kind-forms.ts, its schemas and API shape in kinds.server.ts. */
interface KindDefinition {
  /** The address of the list. */
  publicPath: string;
  /** What its list says when it is empty or not there yet. */
  words: typeof messages.project | typeof messages.gallery;
  /** The words of the page, and its description for search engines. */
  page: typeof projectsPage | typeof galleryPage;
  metaDescription: string;
}

/** The two kinds, as visitors see them. */
export const publicKinds: Record<ItemKind, KindDefinition> = {
  project: {
    publicPath: "/project",
    words: messages.project,
    page: projectsPage,
    metaDescription: metaDescriptions.project,
  },
  gallery: {
    publicPath: "/gallery",
    words: messages.gallery,
    page: galleryPage,
    metaDescription: metaDescriptions.gallery,
  },
};

/** The address at which visitors see an item. */
export function itemLink(kind: ItemKind, id: number): string {
  return `${publicKinds[kind].publicPath}/${id}`;
}

/** The free text of an item, whichever kind it is of. */
export function textOf(item: { description: string } | { content: string }): string {
  return "content" in item ? item.content : item.description;
}
