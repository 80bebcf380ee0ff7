import { deferredType } from "./finish-document.server";
import { keepTranslatedTexts, TRANSLATION_EVENT } from "./translated-texts";

/**
 * These scripts are inlined, because visitors may open a menu or leave before the deferred modules start.
 * @param publicScript the product's own script of public pages (`writeCall`)
 */
export function writeInlineScript(isPublic: boolean, publicScript: string): string {
  const everywhere =
    writeCall(listenForMenuClosing, "data-menu") + writeCall(keepTranslatedTexts, TRANSLATION_EVENT);
  return isPublic ? everywhere + publicScript + writeCall(startModules, deferredType) : everywhere;
}

/** `code` is serialized, so it must not use outer variables. */
export function writeCall(code: (argument: string) => void, argument: string): string {
  return `(${code})(${JSON.stringify(argument)});`;
}

function listenForMenuClosing(attribute: string): void {
  const findOpenMenus = () => document.querySelectorAll<HTMLDetailsElement>(`details[${attribute}][open]`);
  const closeOtherMenus = ({ target }: Event) => {
    for (const menu of findOpenMenus())
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener("pointerdown", closeOtherMenus);
  document.addEventListener("focusin", closeOtherMenus);
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of findOpenMenus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}

/** Starts modules when the page is loaded and idle, or on the first touch, key or focus. Links and forms work without them. */
function startModules(type: string): void {
  const startController = new AbortController();
  const startOnce = () => {
    startController.abort();
    for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.removeAttribute("media");
    const deferredScript = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`);
    const script = document.createElement("script");
    script.type = "module";
    script.text = deferredScript?.text ?? "";
    deferredScript?.replaceWith(script);
  };
  const { signal } = startController;
  // Not on pointer movement: browsers report it even for a resting mouse.
  for (const event of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(event, startOnce, { capture: true, passive: true, signal });
  }
  // Safari lacks requestIdleCallback.
  const runWhenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  addEventListener("load", () => runWhenIdle(() => signal.aborted || startOnce()), { signal });
}
