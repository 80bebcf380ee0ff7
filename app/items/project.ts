import type { PictureSource } from "~/images/picture-source";

/** A finished piece of work in the Latest Projects (specification, section 3). */
export interface Project {
  id: number;
  title: string;
  description: string;
  location: string | null;
  /** Null only for imported items. */
  image: PictureSource | null;
  /** ISO 8601, or null for imported items of unknown date. */
  createdAt: string | null;
}

/** A project with the number of its version, which whoever changes it has to know. */
export interface EditableProject extends Project {
  /** What the picture shows, if somebody wrote that; the picture itself falls back to the title. */
  alt: string | null;
  version: number;
}
