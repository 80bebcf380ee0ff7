import type { Generated, GeneratedAlways, Insertable } from "kysely";

export type ItemKind = "project" | "gallery";

/** Lists that the owner sorts. Testimonials have no pictures and no pages of their own. */
export type ListName = ItemKind | "testimonial";

interface ItemColumns {
  id: GeneratedAlways<number>;
  title: string;
  location: string | null;
  /** A month such as `2026-03`. */
  finished: string | null;
  image_id: number | null;
  image_alt: string | null;
  /** Installed with the site; false after the owner's first change. */
  is_sample: Generated<boolean>;
  /** Null for imported items of unknown date; defaults to now(). */
  created_at: Generated<Date | null>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  /** Highest first. A trigger places a new item by its date. */
  rank: Generated<number>;
  search: GeneratedAlways<string>;
  deleted_at: Date | null;
  /** The same on every site that imports the row. */
  origin_id: Generated<string>;
}

interface ProjectsTable extends ItemColumns {
  description: Generated<string>;
  is_draft: Generated<boolean>;
}

/** All pictures of a project except the first. */
interface ProjectPicturesTable {
  id: GeneratedAlways<number>;
  project_id: number;
  image_id: number;
  image_alt: string | null;
  /** From 1. */
  position: number;
}

interface GalleryItemsTable extends ItemColumns {
  content: Generated<string>;
}

declare module "~/platform/database/tables" {
  interface Tables {
    projects: ProjectsTable;
    project_pictures: ProjectPicturesTable;
    gallery_items: GalleryItemsTable;
  }
}

export type NewProjectRow = Insertable<ProjectsTable>;
export type NewGalleryItemRow = Insertable<GalleryItemsTable>;
