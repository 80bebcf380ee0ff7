import type { Business } from "~/site/business";

/** A postal address in lines, as an envelope has it; what is not set leaves no empty line. */
export function formatPostalAddress({ street, locality, region, postalCode }: Business["address"]): string[] {
  const join = (...parts: string[]) => parts.filter(Boolean).join(" ");
  return [street, join(locality, postalCode), region].filter(Boolean);
}

/** The address of a map that shows the business, by its position where that is set. Opens elsewhere: nothing is embedded. */
export function findMapAddress({ name, address, mapPosition }: Business): string {
  const query = mapPosition
    ? `${mapPosition.latitude},${mapPosition.longitude}`
    : [name, ...formatPostalAddress(address)].join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
