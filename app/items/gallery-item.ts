import type { PictureSource } from "~/images/picture-source";

/** A picture of the gallery with its words (specification, section 3). */
export interface GalleryItem {
  id: number;
  title: string;
  content: string;
  /** Null only for imported items. */
  image: PictureSource | null;
  /** ISO 8601, or null for imported items of unknown date. */
  createdAt: string | null;
}

/** A gallery item with the number of its version, which whoever changes it has to know. */
export interface EditableGalleryItem extends GalleryItem {
  /** What the picture shows, if somebody wrote that; the picture itself falls back to the title. */
  alt: string | null;
  version: number;
}
