import { itemFormWords, MOST_PROJECT_PICTURES } from "~/content/item-form";
import * as messages from "~/content/messages";
import { galleryPage, metaDescriptions, projectsPage } from "~/content/pages";
import type { PictureSource } from "~/images/picture-source";

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

/** What the admin adds, changes and deletes: the Latest Projects and the pictures of the gallery. */
export type ItemKind = keyof ItemTexts;

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

interface TextDefinition<Kind extends ItemKind> {
  name: keyof ItemTexts[Kind] & string;
  label: string;
  /** One line, or free text. */
  type: keyof typeof TEXT_LIMITS | "month";
  /** Whether the browser asks for it. */
  required: boolean;
  help?: string;
}

/** What the screens know of a kind; its schemas and API shape are in kinds.server.ts. */
interface KindDefinition<Kind extends ItemKind> {
  /** The address of the admin's list. */
  adminPath: string;
  /** The address of the list that visitors see. */
  publicPath: string;
  words: (typeof messages)[Kind];
  /** The titles of the admin's list and of the edit dialog. */
  listTitle: string;
  editTitle: string;
  /** The words of the public page, and its description for search engines. */
  page: typeof projectsPage | typeof galleryPage;
  metaDescription: string;
  /** How many pictures an item may have. */
  mostPictures: number;
  /** Whether it can be a draft, which visitors do not see. */
  hasDrafts: boolean;
  /** The texts between title and picture, in the order of the form. */
  texts: readonly TextDefinition<Kind>[];
}

/** The one definition of each kind of item. */
export const kinds: { [Kind in ItemKind]: KindDefinition<Kind> } = {
  project: {
    adminPath: "/admin/projects",
    publicPath: "/project",
    words: messages.project,
    listTitle: messages.admin.titles.projects,
    editTitle: "Edit Project",
    page: projectsPage,
    metaDescription: metaDescriptions.project,
    mostPictures: MOST_PROJECT_PICTURES,
    hasDrafts: true,
    texts: [
      { name: "location", label: "Location", type: "line", required: true },
      { name: "description", label: "Description", type: "text", required: true },
      {
        name: "finished",
        label: itemFormWords.finished.label,
        type: "month",
        required: false,
        help: itemFormWords.finished.help,
      },
    ],
  },
  gallery: {
    adminPath: "/admin/galleryadmin",
    publicPath: "/gallery",
    words: messages.gallery,
    listTitle: messages.admin.titles.gallery,
    editTitle: "Edit Gallery Item",
    page: galleryPage,
    metaDescription: metaDescriptions.gallery,
    mostPictures: 1,
    hasDrafts: false,
    texts: [{ name: "content", label: "Description", type: "text", required: true }],
  },
};

/** The address at which visitors see an item. */
export function itemLink(kind: ItemKind, id: number): string {
  return `${kinds[kind].publicPath}/${id}`;
}

/** The free text of an item, whichever kind it is of. */
export function textOf(item: { description: string } | { content: string }): string {
  return "content" in item ? item.content : item.description;
}
