import { basename } from "node:path";
import type { ManifestEntry } from "../../content/pictures/manifest";

/** The names of a picture's files in the folder of pictures. */
export function listPictureFiles({ avif, jpeg, card }: ManifestEntry): string[] {
  const urls = [...avif.map(({ url }) => url), jpeg, ...(card ? [card.url] : [])];
  return urls.map((url) => basename(url));
}
