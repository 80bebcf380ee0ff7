import { writeAttribution } from "./attribution";

export const LANDING_KEY = "landing";

/** Runs inline on every public page (`inline-scripts.server`): a visitor may leave before the deferred scripts start. */
export function noteLanding(key: string): void {
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, `${location.href}\n${document.referrer}`);
  } catch {
    // Storage is off: the form uses the server's attribution.
  }
}

/** Returns the visit's attribution (`writeAttribution`); empty when storage is off. Browser only. */
export function readLandingNote(): string {
  noteLanding(LANDING_KEY);
  try {
    const [address = "", referrer = ""] = sessionStorage.getItem(LANDING_KEY)?.split("\n") ?? [];
    const page = new URL(address);
    const from = URL.canParse(referrer) ? new URL(referrer) : null;
    // Another page of this site opened this tab: attribute the visit to that page.
    return from?.origin === page.origin ? writeAttribution(from, "") : writeAttribution(page, referrer);
  } catch {
    return "";
  }
}
