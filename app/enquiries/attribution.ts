import { cutText } from "~/text/clean-text";

/** Without their prefix `utm_`. */
export const campaignTags = ["source", "medium", "campaign", "term", "content"] as const;

export const MAX_ATTRIBUTION_LENGTH = 200;

/** Writes a query string for a hidden field. Drops the referrer's query, which may contain personal data. */
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

export function isFromProgram({ path }: { path: string }): boolean {
  return path.startsWith("/api/");
}

function cut(text: string): string {
  return cutText(text, MAX_ATTRIBUTION_LENGTH);
}
