/**
 * The scripts of the page pause in-page translation with this event while React compares the page with what it draws. A part with
 * `data-restoring` is paused from the start, because React reaches it later.
 */
export const TRANSLATION_EVENT = "page-translation";

export function setTranslation(state: "paused" | "running"): void {
  dispatchEvent(new CustomEvent(TRANSLATION_EVENT, { detail: state }));
}

/** Only translators use this element. */
export const isTranslated = () => document.querySelector("font") !== null;

/**
 * In-page translators put a `<font>` in place of each text. React could then no longer remove such a text or insert before it,
 * and would change it unseen. So this puts the text back, empty, before its translation, and removes the translation when React
 * changes or removes the text. The code is serialized into the page, so it must not use outer variables.
 */
export function keepTranslatedTexts(translationEvent: string): void {
  const translations = new WeakMap<Node, { font: Element; original: string }>();
  const knownFonts = new WeakSet<Node>();

  const endTranslation = (text: Node) => {
    translations.get(text)?.font.remove();
    translations.delete(text);
  };
  const keepText = (text: Text, candidates: (Node | null)[]) => {
    const font = candidates.find((node) => node?.nodeName === "FONT" && !knownFonts.has(node));
    if (!(font instanceof Element)) return;
    knownFonts.add(font);
    translations.set(text, { font, original: text.data });
    text.data = "";
    font.before(text);
  };
  const follow = ({
    type,
    target,
    removedNodes,
    addedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord) => {
    if (type === "characterData") endTranslation(target);
    for (const text of removedNodes) {
      if (!(text instanceof Text)) continue;
      const translation = translations.get(text);
      if (translation && text.isConnected) text.after(translation.font);
      else if (translation) endTranslation(text);
      else if (!text.isConnected) keepText(text, [...addedNodes, previousSibling, nextSibling]);
    }
  };
  new MutationObserver((records) => records.forEach(follow)).observe(document, {
    characterData: true,
    childList: true,
    subtree: true,
  });

  const root = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-restoring]")];
  for (const part of parts) part.translate = false;
  let wasTranslated = false;
  const showOriginals = () => {
    wasTranslated = true;
    root.translate = false;
    for (const { previousSibling: text } of document.querySelectorAll("font")) {
      const { original = "" } = (text && translations.get(text)) ?? {};
      if (!(text instanceof Text) || original === "") continue;
      endTranslation(text);
      text.data = original;
    }
  };
  const showTranslations = () => {
    for (const part of [root, ...parts])
      if (!part.matches("[data-restoring]")) part.removeAttribute("translate");
    if (!wasTranslated && !document.querySelector("font")) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    // Translators notice a text that changes.
    for (const text of texts)
      if (text.data.trim() !== "" && !text.parentElement?.closest("font, script, textarea")) text.data += "";
  };
  addEventListener(translationEvent, (event) => {
    if (event instanceof CustomEvent && event.detail === "paused") showOriginals();
    else showTranslations();
  });
}
