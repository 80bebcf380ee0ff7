import * as messages from "~/content/messages";
import { galleryPage, metaDescriptions, projectsPage } from "~/content/pages";
import type { PictureSource } from "~/content/picture-source";
import type { ItemKind } from "~/database/content-tables";

export interface ItemTexts {
  project: {
    description: string;
    location: string | null;
    /** Month of completion, as in `2026-03`; null or missing if unknown. */
    finished?: string | null;
  };
  gallery: { content: string };
}

export interface ItemPicture {
  id: number;
  /** The admin's description; without one the picture falls back to the title. */
  alt: string | null;
  picture: PictureSource;
}

interface ItemBase {
  id: number;
  title: string;
  /** Null only for imported items. */
  image: PictureSource | null;
  /** ISO 8601; null for imported items of unknown date. */
  createdAt: string | null;
  /** The admin's description; without one the picture falls back to the title. */
  alt: string | null;
  version: number;
  /** Came with the site, not the owner's work. */
  isSample: boolean;
  isDraft: boolean;
}

export type Item<Kind extends ItemKind = ItemKind> = ItemBase & ItemTexts[Kind];

export type Project = Item<"project">;

export type GalleryItem = Item<"gallery">;

export const itemKinds = ["project", "gallery"] as const satisfies readonly ItemKind[];

export const itemTables = { project: "projects", gallery: "gallery_items" } as const satisfies Record<
  ItemKind,
  string
>;

export type ItemTable = (typeof itemTables)[ItemKind];

/** In characters. */
export const TEXT_LIMITS = { line: 200, text: 5000 };

/** For public pages. Forms are in kind-forms.ts, schemas and the API's format in kinds.server.ts. */
interface KindDefinition {
  publicPath: string;
  words: typeof messages.project | typeof messages.gallery;
  page: typeof projectsPage | typeof galleryPage;
  metaDescription: string;
}

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

export function itemLink(kind: ItemKind, id: number): string {
  return `${publicKinds[kind].publicPath}/${id}`;
}

export function textOf(item: { description: string } | { content: string }): string {
  return "content" in item ? item.content : item.description;
}
