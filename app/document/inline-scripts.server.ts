import { LANDING_KEY, noteLanding } from "~/enquiries/landing-note";
import { deferredType } from "./finish-document.server";

/** Inlined, because visitors may open a menu or leave before the deferred modules start. */
export function writeInlineScript(isPublic: boolean): string {
  const closeMenus = writeCall(listenForMenuClosing, "data-menu");
  if (!isPublic) return closeMenus;
  return closeMenus + writeCall(noteLanding, LANDING_KEY) + writeCall(startModules, deferredType);
}

/** `run` is serialized, so it must not use outer variables. */
function writeCall(run: (argument: string) => void, argument: string): string {
  return `(${run})(${JSON.stringify(argument)});`;
}

function listenForMenuClosing(attribute: string): void {
  const findOpen = () => document.querySelectorAll<HTMLDetailsElement>(`details[${attribute}][open]`);
  const closeFrom = ({ target }: Event) => {
    for (const menu of findOpen()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener("pointerdown", closeFrom);
  document.addEventListener("focusin", closeFrom);
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of findOpen()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}

/** Starts modules when the page is loaded and idle, or on the first touch, key or focus. Links and forms work without them. */
function startModules(type: string): void {
  const started = new AbortController();
  const start = () => {
    started.abort();
    for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.removeAttribute("media");
    const deferred = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`);
    const script = document.createElement("script");
    script.type = "module";
    script.text = deferred?.text ?? "";
    deferred?.replaceWith(script);
  };
  const { signal } = started;
  // Not on pointer movement: browsers report it even for a resting mouse.
  for (const event of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(event, start, { capture: true, passive: true, signal });
  }
  // Safari lacks requestIdleCallback.
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  addEventListener("load", () => whenIdle(() => signal.aborted || start()), { signal });
}
