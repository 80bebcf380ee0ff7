import { cutText } from "~/text/clean-text";

/** The campaign tags of an address, without their prefix `utm_`. */
export const campaignTags = ["source", "medium", "campaign", "term", "content"] as const;

/** Longest attribution value in characters; longer ones are cut. */
export const MAX_ATTRIBUTION_LENGTH = 200;

/**
 * Writes the attribution of a visit as a query string for a hidden field: the page it began on, the campaign tags of that page,
 * and the site that led there. Other sites are named without their query, which may contain personal data.
 *
 * @param referrer address of the previous page; empty when the browser sent none
 */
export function writeAttribution(page: URL, referrer: string): string {
  const note = new URLSearchParams({ page: cut(page.pathname) });
  if (URL.canParse(referrer)) {
    const { origin, pathname } = new URL(referrer);
    if (origin !== page.origin) note.set("referrer", cut(origin + pathname));
  }
  for (const tag of campaignTags) {
    const value = page.searchParams.get(`utm_${tag}`);
    if (value) note.set(`utm_${tag}`, cut(value));
  }
  return String(note);
}

/** Whether it was not written on a page: another program sent it to the JSON interface. */
export function isFromProgram({ path }: { path: string }): boolean {
  return path.startsWith("/api/");
}

function cut(text: string): string {
  return cutText(text, MAX_ATTRIBUTION_LENGTH);
}
