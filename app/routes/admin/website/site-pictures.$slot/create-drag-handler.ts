import type { PointerEvent, RefObject } from "react";

/**
 * Returns a handler for pointerdown.
 * @param onStart called when a drag starts; returns the function called for each move, with the distance from the start
 *   as fractions of the stage's width and height
 */
export function createDragHandler(
  stage: RefObject<HTMLElement>,
  onStart: () => (deltaX: number, deltaY: number) => void,
): (event: PointerEvent<HTMLElement>) => void {
  return (event) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || event.button !== 0) return;
    const { currentTarget: target, clientX, clientY, pointerId } = event;
    event.stopPropagation();
    target.setPointerCapture(pointerId);
    const move = onStart();
    const onMove = (moved: globalThis.PointerEvent) =>
      move((moved.clientX - clientX) / box.width, (moved.clientY - clientY) / box.height);
    const listeners = new AbortController();
    const { signal } = listeners;
    target.addEventListener("pointermove", onMove, { signal });
    target.addEventListener("pointerup", () => listeners.abort(), { signal });
    target.addEventListener("pointercancel", () => listeners.abort(), { signal });
  };
}
