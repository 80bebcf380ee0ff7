/** The tags that an advertisement's address carries, without their `utm_`. */
export const campaignTags = ["source", "medium", "campaign", "term", "content"] as const;

/** Longer values are cut: nobody reads them. */
export const MAX_ATTRIBUTION_LENGTH = 200;

/**
 * Where a visit came from, as the query of an address, so that a form can carry it: the page it began on, the tags of that
 * page's address, and the site that led there. Of other sites without their query, which may name a person.
 *
 * @param referrer what the browser says led to the page; empty when it says nothing
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

function cut(text: string): string {
  return text.slice(0, MAX_ATTRIBUTION_LENGTH);
}
