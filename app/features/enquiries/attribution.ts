import { redactPath } from "~/platform/http/secret-paths";
import { cutText } from "~/platform/text/text";

/** Without the prefix `utm_`. */
export const campaignTags = ["source", "medium", "campaign", "term", "content"] as const;

export const MAX_ATTRIBUTION_LENGTH = 200;

/**
 * Writes a query string for a hidden field. Omits the referrer's query, which may contain personal data, and the secrets of
 * paths, which would open a customer's page.
 */
export function writeAttribution(page: URL, referrer: string): string {
  const note = new URLSearchParams({ page: truncate(redactPath(page.pathname)) });
  if (URL.canParse(referrer)) {
    const { origin, pathname } = new URL(referrer);
    if (origin !== page.origin) note.set("referrer", truncate(origin + redactPath(pathname)));
  }
  for (const tag of campaignTags) {
    const value = page.searchParams.get(`utm_${tag}`);
    if (value) note.set(`utm_${tag}`, truncate(value));
  }
  return String(note);
}

export function isFromProgram({ path }: { path: string }): boolean {
  return path.startsWith("/api/");
}

function truncate(text: string): string {
  return cutText(text, MAX_ATTRIBUTION_LENGTH);
}
