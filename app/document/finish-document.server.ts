import { LANDING_KEY, noteLanding } from "~/enquiries/landing-note";

/** Marks a `<details>` that serves as a menu. */
const MENU_ATTRIBUTE = "data-menu";

/**
 * Closes menus on Escape and on a press or a move of the focus outside. Every page runs it at once (`finishDocument`): a visitor
 * may open a menu before the deferred scripts have started.
 * @param attribute marks the menus
 */
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

/** A change of the HTML that React and Remix rendered. */
interface Pass {
  name: string;
  /** Whether every page needs it, or the public ones alone, whose scripts are deferred. */
  on: "every page" | "public pages";
  change: (html: string, nonce: string) => string;
}

const closingTags = "</body></html>";

/** Type of a module script that does not run yet: browsers ignore what they do not know. */
const deferredType = "text/deferred-module";

/** All that is changed in a rendered page, in this order. */
const passes: readonly Pass[] = [
  {
    // Remix appends the loaders' data after the end of the document, where HTML allows no script.
    name: "move the data into the body",
    on: "every page",
    change: (html) => {
      const end = html.lastIndexOf(closingTags);
      if (end === -1) return html;
      return html.slice(0, end) + html.slice(end + closingTags.length) + closingTags;
    },
  },
  {
    // On a slow line the scripts would compete with the fonts and the picture that the visitor waits for.
    name: "fetch scripts at low priority",
    on: "every page",
    change: (html) =>
      html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  },
  {
    name: "close menus",
    on: "every page",
    change: (html, nonce) =>
      appendScript(html, { nonce, run: listenForMenuClosing, argument: MENU_ATTRIBUTE }),
  },
  {
    // The landing page is noted at once: by the time the deferred scripts run the visitor may have left it.
    name: "note the landing page",
    on: "public pages",
    change: (html, nonce) => appendScript(html, { nonce, run: noteLanding, argument: LANDING_KEY }),
  },
  {
    name: "defer module preloads",
    on: "public pages",
    change: (html) =>
      html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"'),
  },
  {
    name: "defer the module script",
    on: "public pages",
    change: (html, nonce) =>
      html.replace(
        `<script nonce="${nonce}" type="module" async="">`,
        `<script nonce="${nonce}" type="${deferredType}">`,
      ),
  },
  {
    name: "start the deferred scripts",
    on: "public pages",
    change: (html, nonce) => appendScript(html, { nonce, run: startScripts, argument: deferredType }),
  },
];

/**
 * Applies all passes to a page.
 * @param html rendered whole, with the nonce on the scripts that may run
 * @param isPublic whether its scripts are deferred until the page is painted: visitors read first, an admin works at once
 * @param onUnchanged gets the name of a pass that found nothing to change, as after an update of Remix or React
 */
export function finishDocument(
  html: string,
  { nonce, isPublic, onUnchanged }: { nonce: string; isPublic: boolean; onUnchanged: (pass: string) => void },
): string {
  let finished = html;
  for (const { name, on, change } of passes) {
    if (on === "public pages" && !isPublic) continue;
    const changed = change(finished, nonce);
    if (changed === finished) onUnchanged(name);
    finished = changed;
  }
  return finished;
}

/** Puts a script at the end of the body. `run` is called in the page with its source alone: it uses nothing from outside. */
function appendScript(
  html: string,
  { nonce, run, argument }: { nonce: string; run: (argument: string) => void; argument: string },
): string {
  const end = html.lastIndexOf("</body>");
  if (end === -1) return html;
  const script = `<script nonce="${nonce}">(${run})(${JSON.stringify(argument)})</script>`;
  return html.slice(0, end) + script + html.slice(end);
}

/**
 * Runs in the page: starts its scripts when the page is loaded and the browser idle, or at the first touch, key or focus. Links
 * and forms work without them until then.
 */
function startScripts(type: string): void {
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
  // No movement of the pointer: browsers report one for a mouse that rests where the page appears.
  for (const event of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(event, start, { capture: true, passive: true, signal });
  }
  // Safari lacks requestIdleCallback.
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  addEventListener("load", () => whenIdle(() => signal.aborted || start()), { signal });
}
