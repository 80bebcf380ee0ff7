import { LANDING_KEY, noteLanding } from "~/enquiries/landing-note";

const MENU_ATTRIBUTE = "data-menu";

/** Inlined in every page, because a visitor may open a menu before the deferred scripts start. */
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

/** A change to the HTML rendered by React and Remix. */
interface Pass {
  name: string;
  /** Public pages have deferred scripts. */
  on: "every page" | "public pages";
  change: (html: string, nonce: string) => string;
}

const closingTags = "</body></html>";

/** Type of a deferred module script: browsers ignore unknown types. */
const deferredType = "text/deferred-module";

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
    // On a slow line scripts would compete with fonts and the first picture.
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
    // Recorded at once: the visitor may leave before the deferred scripts run.
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
 * Applies all passes to a completely rendered page, whose allowed scripts have the nonce.
 * @param isPublic defers scripts until the page is painted
 * @param onUnchanged receives the name of a pass that changed nothing, e.g. after an update of Remix or React
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

/** Appends a script to the body. `run` is serialized: it must not use outer variables. */
function appendScript(
  html: string,
  { nonce, run, argument }: { nonce: string; run: (argument: string) => void; argument: string },
): string {
  const end = html.lastIndexOf("</body>");
  if (end === -1) return html;
  const script = `<script nonce="${nonce}">(${run})(${JSON.stringify(argument)})</script>`;
  return html.slice(0, end) + script + html.slice(end);
}

/** Starts scripts when the page is loaded and idle, or on the first touch, key or focus. Links and forms work without them. */
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
  // Not on pointer movement: browsers report it for a resting mouse.
  for (const event of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(event, start, { capture: true, passive: true, signal });
  }
  // Safari lacks requestIdleCallback.
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  addEventListener("load", () => whenIdle(() => signal.aborted || start()), { signal });
}
