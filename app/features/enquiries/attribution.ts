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

export const LANDING_KEY = "landing";

/** Runs inline on every public page (`inline-scripts.server`), because a visitor may leave before deferred scripts run. */
export function noteLanding(key: string): void {
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, `${location.href}\n${document.referrer}`);
  } catch {
    // Without storage, the form uses the server's attribution.
  }
}

/** Returns the attribution of the visit (`writeAttribution`), or "" when storage is disabled or has other data. Browser only. */
export function readLandingNote(): string {
  noteLanding(LANDING_KEY);
  try {
    const [url = "", referrer = ""] = sessionStorage.getItem(LANDING_KEY)?.split("\n") ?? [];
    const page = new URL(url);
    const linkingPage = URL.canParse(referrer) ? new URL(referrer) : null;
    // If another page of this site opened the tab, attribute the visit to that page.
    return linkingPage?.origin === page.origin
      ? writeAttribution(linkingPage, "")
      : writeAttribution(page, referrer);
  } catch {
    return "";
  }
}
