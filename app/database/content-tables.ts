import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json } from "./json-column";

export type ItemKind = "project" | "gallery";

/** Waits for approval, is shown to visitors, or is hidden from them. */
export type TestimonialState = "pending" | "shown" | "hidden";

export interface ImagesTable {
  id: GeneratedAlways<number>;
  /** Hash of the uploaded bytes in lower-case hexadecimal. */
  sha256: string;
  width: number;
  height: number;
  storage_key: string;
  placeholder: string | null;
  /** The encoded files as `ImageVariants`; null until the worker made them. */
  variants: ColumnType<unknown, string | null | undefined, string | null>;
  attempts: Generated<number>;
  /** When the worker may next try; in the future while an instance has the lease. */
  next_attempt_at: Generated<Date>;
  /** Last upload of these bytes, or last extension of the lease: an orphaned image is collected a day later. */
  created_at: Generated<Date>;
}

/** What projects and gallery items share. */
interface ItemColumns {
  id: GeneratedAlways<number>;
  title: string;
  image_id: number | null;
  image_alt: string | null;
  /** It came with the site; false once the owner has changed it. */
  is_sample: Generated<boolean>;
  /** Null for imported items of unknown date; now() when left out of an insert. */
  created_at: Generated<Date | null>;
  updated_at: Generated<Date>;
  /** Goes up with every change, so that two editors do not overwrite each other unawares. */
  version: Generated<number>;
  /** The place in the list, the highest first; the database puts a new item where its date belongs. */
  rank: Generated<number>;
  /** What a search looks through, in small letters. */
  search: GeneratedAlways<string>;
  deleted_at: Date | null;
  /** What it is called on every site that it is imported into. */
  origin_id: Generated<string>;
}

export interface ProjectsTable extends ItemColumns {
  description: Generated<string>;
  location: string | null;
  /** Visitors do not see it. */
  is_draft: Generated<boolean>;
  /** The month in which it was finished, as in `2026-03`; null where the owner has not said. */
  finished: string | null;
}

/** The further pictures of a project; its first is in its own row. */
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

/** What customers said. */
export interface TestimonialsTable {
  id: GeneratedAlways<number>;
  text: string;
  name: string;
  /** Who the customer is and where, as "House owner, Pollachi". */
  role: string;
  stars: number;
  /** As 2031-05-01. */
  given_on: ColumnType<Date | null, string | null, string | null>;
  /** How it came: "Google", "by the link", "on the phone". */
  source: string;
  /** How the customer agreed that it is shown. */
  consent: string;
  state: TestimonialState;
  /** The greater is shown first. */
  rank: number;
  /** For optimistic concurrency. */
  version: Generated<number>;
  /** The enquiry whose customer wrote it behind a personal link. */
  enquiry_id: number | null;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  /** What it is called on every site that it is imported into. */
  origin_id: Generated<string>;
}

/** Saved states of the slots of the site's own pictures; the newest of a slot is the current one. */
export interface SitePicturesTable {
  id: GeneratedAlways<number>;
  /** Names the slot, as in `content/pictures/slots/`. */
  slot: string;
  /** The state that it was made from; 0 for the first. */
  follows: number;
  /** The whole photograph; null where the delivered picture is shown. */
  photograph_id: number | null;
  /** The part of it that the slot shows. */
  image_id: number | null;
  /** The part that upright screens show, where another part suits them. */
  upright_image_id: number | null;
  /** The part that previews of links show, where the picture heads a page. */
  card_image_id: number | null;
  /** What is seen. */
  alt: Generated<string>;
  /** How the part was chosen, as `Framing`. */
  framing: ColumnType<unknown, string | null, never>;
  created_at: Generated<Date>;
}

/** Saved states of what the owner writes about the site itself; the newest of a document is the current one. */
export interface RevisionsTable {
  id: GeneratedAlways<number>;
  /** Names what it is a state of, such as "firm". */
  document: string;
  /** The revision that it was made from; 0 for the first. */
  follows: number;
  content: Json;
  created_at: Generated<Date>;
}
