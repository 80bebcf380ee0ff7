import type { Framing } from "./framing";

/**
 * The address of a small picture of a part of a photograph.
 * @param part all of it, what the place shows, or what upright screens show at the head of the home page
 */
export function previewAddress(
  place: string,
  photographId: number,
  part: "whole" | "place" | "upright",
  framing?: Framing,
): string {
  const numbers = Object.entries(part === "whole" ? {} : (framing ?? {}));
  const query = new URLSearchParams(numbers.map(([name, value]) => [name, String(value)]));
  query.set("image", String(photographId));
  query.set("part", part);
  return `/admin/site-pictures/${place}/cut?${query}`;
}
