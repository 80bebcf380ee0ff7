import type { Framing } from "./framing";

/** `part`: the whole photo, the slot's crop, or the home banner's crop for upright screens. */
export function getPreviewPath(
  slot: string,
  photoId: number,
  part: "whole" | "slot" | "upright",
  framing?: Framing,
): string {
  const numbers = Object.entries(part === "whole" ? {} : (framing ?? {}));
  const query = new URLSearchParams(numbers.map(([name, value]) => [name, String(value)]));
  query.set("image", String(photoId));
  query.set("part", part);
  return `/admin/site-pictures/${slot}/preview?${query}`;
}
