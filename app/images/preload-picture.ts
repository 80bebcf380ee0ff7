import type { MetaDescriptor } from "@remix-run/react";
import { formatSourceSet } from "./picture";
import type { PictureSource } from "./picture-source";

/**
 * The `<link>` that fetches a first-screen picture before the markup asks for it, for a route's `meta`. Only the best encoding
 * is preloaded: a browser that cannot read it skips the link.
 */
export function preloadPicture(source: PictureSource, sizes: string, media?: string): MetaDescriptor[] {
  const best = source.encodings[0];
  if (!best) return [];
  return [
    {
      tagName: "link",
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
