import { type RefObject, useEffect } from "react";

/** Shortcuts known from email programs. Ignored while typing, with Ctrl, Alt or Command, and while a dialog is open. */
export function useInboxKeys(pane: RefObject<HTMLElement>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const list = pane.current;
      if (list && shortcuts[event.key]?.(list)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [pane, isOn]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isTextInput =
    target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit)$/.test(target.type);
  return isTextInput || target.matches("textarea, select") || target.isContentEditable;
}

/** Handlers return true if the shortcut had an effect. */
const shortcuts: Record<string, (pane: HTMLElement) => boolean> = {
  j: (pane) => goToNeighbour(pane, 1),
  k: (pane) => goToNeighbour(pane, -1),
  x: (pane) => clickElement(findRow(pane)?.querySelector('input[type="checkbox"]')),
  e: () => clickElement(document.querySelector("[data-answer-status]")),
  u: () => clickElement(document.querySelector("[data-back-to-list]")),
  "/": (pane) => focusElement(pane.querySelector("[data-search]")),
  "?": (pane) => clickElement(pane.querySelector("[data-keys-help]")),
};

/** On an enquiry, opens the next or previous one. In the list alone, focuses the next or previous row. */
function goToNeighbour(pane: HTMLElement, direction: 1 | -1): boolean {
  const neighbour = document.querySelector<HTMLElement>(direction === 1 ? "[data-next]" : "[data-previous]");
  if (document.querySelector("[data-back-to-list]")) return clickElement(neighbour);
  const rows = [...pane.querySelectorAll<HTMLElement>("[data-row-link]")];
  const index = rows.findIndex((row) => row.closest("article")?.contains(document.activeElement));
  return focusElement(rows[index === -1 ? 0 : index + direction]);
}

function findRow(pane: HTMLElement): Element | null {
  return pane.querySelector("article:focus-within") ?? pane.querySelector("article[data-current]");
}

function clickElement(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.click();
  return true;
}

function focusElement(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  element.scrollIntoView({ block: "nearest" });
  return true;
}
