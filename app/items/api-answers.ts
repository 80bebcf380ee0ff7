import type { GalleryItem } from "./gallery-item";
import type { Project } from "./project";

/** A project as the JSON API answers it; `image` is an address on this site. */
export function describeProject({ id, title, description, image, location, createdAt }: Project) {
  return { id, title, description, image: image?.src ?? null, location, createdAt };
}

/** A gallery item as the JSON API answers it; `image` is an address on this site. */
export function describeGalleryItem({ id, title, content, image, createdAt }: GalleryItem) {
  return { id, title, content, image: image?.src ?? null, createdAt };
}
