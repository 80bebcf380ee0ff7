import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json } from "./json-column";

export type ItemKind = "project" | "gallery";

/** Lists that the owner sorts. Testimonials have no pictures and no pages of their own. */
export type ListName = ItemKind | "testimonial";

export type TestimonialState = "pending" | "shown" | "hidden";

export interface ImagesTable {
  id: GeneratedAlways<number>;
  /** Of the uploaded bytes, in lower-case hexadecimal. */
  sha256: string;
  width: number;
  height: number;
  storage_key: string;
  placeholder: string | null;
  /** `ImageVariants`; null until the worker has created them. */
  variants: ColumnType<unknown, string | null | undefined, string | null>;
  attempts: Generated<number>;
  /** In the future while an instance has the lease. */
  next_attempt_at: Generated<Date>;
  /** Last upload, or last time an unsaved form renewed it. An orphaned image is deleted a day later. */
  created_at: Generated<Date>;
}

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

export interface ProjectsTable extends ItemColumns {
  description: Generated<string>;
  is_draft: Generated<boolean>;
}

/** All pictures of a project except the first. */
export interface ProjectPicturesTable {
  id: GeneratedAlways<number>;
  project_id: number;
  image_id: number;
  image_alt: string | null;
  /** From 1. */
  position: number;
}

export interface GalleryItemsTable extends ItemColumns {
  content: Generated<string>;
}

export interface TestimonialsTable {
  id: GeneratedAlways<number>;
  text: string;
  name: string;
  /** Such as "House owner, Pollachi". */
  role: string;
  stars: number;
  /** Such as 2031-05-01. */
  given_on: ColumnType<Date | null, string | null, string | null>;
  /** Such as "Google", "review link" or "by phone". */
  source: string;
  /** How the customer agreed to publication. */
  consent: string;
  state: Generated<TestimonialState>;
  rank: Generated<number>;
  version: Generated<number>;
  /** Set when the customer used a feedback link. */
  enquiry_id: number | null;
  search: GeneratedAlways<string>;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  origin_id: Generated<string>;
}

/** One row for each save. The newest row of a document is current. */
export interface RevisionsTable {
  id: GeneratedAlways<number>;
  /** Such as "firm", or "picture:home-hero" for a picture slot. */
  document: string;
  /** Id of the revision it replaces; 0 for the first. */
  previous_id: number;
  content: Json;
  created_at: Generated<Date>;
}

export interface RevisionImagesTable {
  revision_id: number;
  image_id: number;
}
