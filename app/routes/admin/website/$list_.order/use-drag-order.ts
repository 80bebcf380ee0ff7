import { type RefObject, useEffect, useRef } from "react";

/** During a drag, rows move only visually. `onDrop` gets the old and new index. `data-handle` needs `touch-action: none`. */
export function useDragOrder(
  list: RefObject<HTMLElement>,
  isBusy: boolean,
  onDrop: (fromIndex: number, toIndex: number) => void,
) {
  const latestOnDrop = useRef(onDrop);
  latestOnDrop.current = onDrop;

  useEffect(() => {
    const element = list.current;
    if (!element || isBusy) return;
    let endDrag = () => {};
    const onPointerDown = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest("[data-handle]") : null;
      const row = [...element.children].findIndex((child) => child.contains(handle));
      if (!handle || row < 0 || !event.isPrimary || event.button !== 0) return;
      event.preventDefault();
      endDrag();
      endDrag = startDrag(
        element,
        row,
        event,
        (toIndex) => toIndex !== row && latestOnDrop.current(row, toIndex),
      );
    };
    element.addEventListener("pointerdown", onPointerDown);
    return () => {
      element.removeEventListener("pointerdown", onPointerDown);
      endDrag();
    };
  }, [list, isBusy]);
}

/** Returns a function that cancels the drag. */
function startDrag(
  list: HTMLElement,
  fromIndex: number,
  start: PointerEvent,
  onDrop: (toIndex: number) => void,
) {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const dragged = rows[fromIndex];
  if (!dragged) return () => {};
  // Measured once, because rows move only visually.
  const boxes = rows.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height }));
  const draggedBox = boxes[fromIndex] ?? { top: 0, height: 0 };
  const gap =
    rows.length > 1 ? Math.max(0, (boxes[1]?.top ?? 0) - (boxes[0]?.height ?? 0) - (boxes[0]?.top ?? 0)) : 0;
  const startY = start.clientY + window.scrollY;
  const scroller = scrollAtEdges(() => move(lastY));
  let lastY = start.clientY;
  let toIndex = fromIndex;

  const move = (clientY: number) => {
    lastY = clientY;
    const offset = clientY + window.scrollY - startY;
    const middle = draggedBox.top + draggedBox.height / 2 + offset;
    const isAbove = ({ top, height }: { top: number; height: number }, index: number) =>
      index !== fromIndex && top + height / 2 < middle;
    toIndex = boxes.filter(isAbove).length;
    for (const [index, row] of rows.entries()) {
      const shift =
        (index > fromIndex && index <= toIndex && -1) || (index < fromIndex && index >= toIndex && 1) || 0;
      row.style.translate =
        index === fromIndex ? `0 ${offset}px` : shift ? `0 ${shift * (draggedBox.height + gap)}px` : "";
    }
    scroller.pointTo(clientY);
  };
  const onMove = (event: PointerEvent) => event.pointerId === start.pointerId && move(event.clientY);
  const onUp = (event: PointerEvent) => event.pointerId === start.pointerId && finish(toIndex);
  const onKey = (event: KeyboardEvent) => event.key === "Escape" && finish(null);
  const finish = (position: number | null) => {
    scroller.stop();
    listeners.abort();
    list.removeAttribute("data-dragging");
    dragged.removeAttribute("data-dragged");
    for (const row of rows) row.style.translate = "";
    if (position !== null) onDrop(position);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener("pointermove", onMove, { signal });
  document.addEventListener("pointerup", onUp, { signal });
  document.addEventListener("pointercancel", () => finish(null), { signal });
  document.addEventListener("keydown", onKey, { signal });
  list.setAttribute("data-dragging", "");
  dragged.setAttribute("data-dragged", "");
  return () => {
    if (!signal.aborted) finish(null);
  };
}

/** A drag this close to an edge of the window scrolls the page. The top bar covers part of the upper zone. */
const UPPER_EDGE_PX = 128;
const LOWER_EDGE_PX = 64;
const SCROLL_PX_PER_FRAME = 9;

function scrollAtEdges(onScroll: () => void) {
  let direction = 0;
  let frame = 0;
  const scrollStep = () => {
    frame = 0;
    if (direction === 0) return;
    const before = window.scrollY;
    window.scrollBy({ top: direction * SCROLL_PX_PER_FRAME, behavior: "instant" });
    if (window.scrollY === before) return;
    onScroll();
    frame ||= requestAnimationFrame(scrollStep);
  };
  return {
    pointTo(clientY: number) {
      direction = clientY < UPPER_EDGE_PX ? -1 : clientY > window.innerHeight - LOWER_EDGE_PX ? 1 : 0;
      if (direction !== 0) frame ||= requestAnimationFrame(scrollStep);
    },
    stop() {
      direction = 0;
      cancelAnimationFrame(frame);
    },
  };
}
