import { writeAttribution } from "./attribution";

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
