import { useLocation, useNavigate } from "@remix-run/react";
import type { RefObject } from "react";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

/** The way round a list: after its last item comes the first. */
export interface Steps {
  /** Address of the neighbour before. */
  previous: string;
  /** Address of the neighbour after. */
  next: string;
  /** Place in the list, from 1. */
  place: number;
  total: number;
}

/** A finger has to travel this far sideways, in pixels, to mean a swipe. */
const SWIPE_DISTANCE_PX = 48;

/**
 * Lets the arrow keys, and a finger swiped over `frame`, go to the neighbours of what is shown. The frame needs
 * `touch-action: pan-y pinch-zoom`, so that the browser leaves sideways movement to it.
 */
export function useStepping(frame: RefObject<HTMLElement>, steps: Steps | undefined) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const previous = steps?.previous;
  const next = steps?.next;

  // With the picture and not after it: a second press at once would go by the neighbours of the picture before.
  useBrowserLayoutEffect(() => {
    const go = (to: string | undefined) => {
      if (to) navigate(to, { replace: true, preventScrollReset: true, state });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === "ArrowLeft") go(previous);
      if (event.key === "ArrowRight") go(next);
    };
    document.addEventListener("keydown", onKeyDown);
    const stopSwiping =
      frame.current && listenForSwipes(frame.current, (sideways) => go(sideways > 0 ? previous : next));
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      stopSwiping?.();
    };
  }, [frame, navigate, state, previous, next]);
}

/** Tells of sideways swipes of one finger: positive to the right. The frame follows the finger meanwhile. */
function listenForSwipes(frame: HTMLElement, onSwipe: (sideways: number) => void): () => void {
  let start: { id: number; x: number } | null = null;
  const release = () => {
    start = null;
    frame.style.translate = "";
  };
  const onDown = (event: PointerEvent) => {
    // In an enlarged picture fingers move about.
    const isEnlarged = (window.visualViewport?.scale ?? 1) > 1.01;
    if (event.pointerType === "mouse" || isEnlarged) return;
    if (event.isPrimary) start = { id: event.pointerId, x: event.clientX };
    // A second finger means a pinch.
    else release();
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId === start?.id) frame.style.translate = `${(event.clientX - start.x) / 3}px`;
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return;
    const sideways = event.clientX - start.x;
    release();
    if (Math.abs(sideways) >= SWIPE_DISTANCE_PX) onSwipe(sideways);
  };
  const listeners = { pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: release };
  for (const [type, listener] of Object.entries(listeners))
    frame.addEventListener(type, listener as EventListener);
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      frame.removeEventListener(type, listener as EventListener);
  };
}
