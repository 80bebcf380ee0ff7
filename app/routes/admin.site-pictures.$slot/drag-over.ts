import type { PointerEvent, RefObject } from "react";

/** @param begin called on pointer down; returns the handler of moves, which gets distances as fractions of the stage's size */
export function dragOver(
  stage: RefObject<HTMLElement>,
  begin: () => (across: number, down: number) => void,
): (event: PointerEvent<HTMLElement>) => void {
  return (event) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || event.button !== 0) return;
    const { currentTarget: target, clientX, clientY, pointerId } = event;
    event.stopPropagation();
    target.setPointerCapture(pointerId);
    const move = begin();
    const onMove = (moved: globalThis.PointerEvent) =>
      move((moved.clientX - clientX) / box.width, (moved.clientY - clientY) / box.height);
    const listeners = new AbortController();
    const { signal } = listeners;
    target.addEventListener("pointermove", onMove, { signal });
    target.addEventListener("pointerup", () => listeners.abort(), { signal });
    target.addEventListener("pointercancel", () => listeners.abort(), { signal });
  };
}
