import type { Page } from "@playwright/test";

/**
 * Does what translators in browsers do: puts `<font>` elements in place of all texts, and of those that appear or change later.
 * Marks each translated text with "ta:".
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated = new WeakSet<Node>();
    const translateTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || translated.has(text) || text.data.trim() === "") continue;
        if (parent.closest("[translate=no], .notranslate, svg, script, style, textarea, option, noscript"))
          continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        const translation = document.createTextNode(`ta:${text.data}`);
        translated.add(translation);
        inner.append(translation);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateTexts(document.body);
    document.documentElement.lang = "ta";
    document.documentElement.classList.add("translated-ltr");
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        for (const node of type === "characterData" ? [target] : addedNodes)
          if (node.parentNode) translateTexts(node instanceof Text ? node.parentNode : node);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
