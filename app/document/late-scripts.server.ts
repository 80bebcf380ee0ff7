import { appendScript } from "./append-script.server";

/** Of a page's module script while it waits: browsers leave alone what they do not know. */
const waitingType = "text/waiting-module";

/**
 * Has a page's scripts fetched and run only when the page is there and the browser has nothing else to do, or at the visitor's first
 * touch or key: until then they would hold up what is seen. Links and forms work without them all the while.
 *
 * @param html rendered whole, with the nonce on the scripts that may run
 */
export function postponeScripts(html: string, nonce: string): string {
  return appendScript(html, { nonce, run: startLater, argument: waitingType })
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="${waitingType}">`,
    );
}

/** Runs in the page. */
function startLater(type: string): void {
  const started = new AbortController();
  const start = () => {
    started.abort();
    for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.removeAttribute("media");
    const waiting = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`);
    const script = document.createElement("script");
    script.type = "module";
    script.text = waiting?.text ?? "";
    waiting?.replaceWith(script);
  };
  const { signal } = started;
  // No movement of the pointer: browsers report it of a mouse that rests where the page appears.
  for (const sign of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(sign, start, { capture: true, passive: true, signal });
  }
  // Safari has no word for "idle".
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  addEventListener("load", () => whenIdle(() => signal.aborted || start()), { signal });
}
