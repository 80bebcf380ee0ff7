/** Marks a `<details>` that serves as a menu. */
export const MENU_ATTRIBUTE = "data-menu";

/**
 * Closes menus on Escape and on a press or a move of the focus outside. Every page runs it at once (`finishDocument`): a visitor
 * may open a menu before the deferred scripts have started.
 * @param attribute marks the menus
 */
export function listenForMenuClosing(attribute: string): void {
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
