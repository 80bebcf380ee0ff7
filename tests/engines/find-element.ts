import type { Point, Target } from "./engine-window";

/**
 * Finds the first visible match; without a name, a file field may be hidden. Everything in this file runs in the
 * page, so it imports nothing.
 */
export function findElement({ css, name, text, inside }: Target): HTMLElement | null {
  const normalize = (value: string | null | undefined) => (value ?? "").replace(/\s+/g, " ").trim();
  const readName = (element: HTMLElement) =>
    normalize(
      element.getAttribute("aria-label") ||
        // The hint after a label is not part of the name.
        (element as HTMLInputElement).labels?.[0]?.firstChild?.textContent ||
        element.innerText ||
        element.querySelector("img")?.alt,
    );
  const scope = inside === undefined ? document : document.querySelector(inside);
  for (const element of scope?.querySelectorAll<HTMLElement>(css) ?? []) {
    if ((element as HTMLInputElement).type === "file" && name === undefined) return element;
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    if (!isShown || (name !== undefined && readName(element) !== name)) continue;
    if (text === undefined || normalize(element.textContent).includes(text)) return element;
  }
  return null;
}

/**
 * The point to click: the middle of the element, once it is in view.
 *
 * @returns null while another element covers it
 */
export function findClickPoint(element: HTMLElement): Point | null {
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  // A link that wraps is clickable only on its lines.
  const [box] = element.getClientRects();
  if (!box || !isInView(box)) element.scrollIntoView({ block: "center", behavior: "instant" });
  const [{ left, top, width, height }] = element.getClientRects() as unknown as [DOMRect];
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
}
