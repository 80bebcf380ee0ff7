import type { PictureSource } from "~/images/picture-source";
import { formatSourceSet } from "./picture";

export type PicturePreload = {
  rel: "preload";
  as: "image";
  fetchpriority: "high";
  type: string;
  imageSrcSet: string;
  imageSizes: string;
  media?: string;
};

/**
 * The `<link>` that fetches a first-screen picture before the markup asks for it, for a route's `links`, or for its
 * `meta` with `tagName: "link"`. Only the best encoding is preloaded: a browser that cannot read it skips the link.
 */
export function preloadPicture(source: PictureSource, sizes: string, media?: string): PicturePreload[] {
  const best = source.encodings[0];
  if (!best) return [];
  return [
    {
      rel: "preload",
      as: "image",
      // React 18 knows the attribute only in small letters.
      fetchpriority: "high",
      type: best.type,
      imageSrcSet: formatSourceSet(best),
      imageSizes: sizes,
      media,
    },
  ];
}
