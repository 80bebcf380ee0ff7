import { writeAttribution } from "./attribution";

/** Key in sessionStorage of what `noteLanding` noted. */
export const LANDING_KEY = "landing";

/**
 * Notes where a visit began and what led there, once, until the tab is closed. Every public page runs it at once
 * (`finishDocument`): a visitor may leave before the deferred scripts have started.
 */
export function noteLanding(key: string): void {
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, `${location.href}\n${document.referrer}`);
  } catch {
    // Storage is switched off: then a form carries what the server knows.
  }
}

/** Where this visit came from, as `writeAttribution` makes it; empty where storage is switched off. Only in the browser. */
export function readLandingNote(): string {
  noteLanding(LANDING_KEY);
  try {
    const [address = "", referrer = ""] = sessionStorage.getItem(LANDING_KEY)?.split("\n") ?? [];
    const page = new URL(address);
    const from = URL.canParse(referrer) ? new URL(referrer) : null;
    // A tab that another page of this site opened: the visit came as far as there.
    return from?.origin === page.origin ? writeAttribution(from, "") : writeAttribution(page, referrer);
  } catch {
    return "";
  }
}
