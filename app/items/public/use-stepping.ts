import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useCallback, useRef } from "react";
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

/** One step forward or back. */
export type Step = 1 | -1;

/** The neighbours alone. */
type Neighbours = Pick<Steps, "previous" | "next">;

/**
 * Lets each press of a button go to the neighbours of what is shown: one that comes while a neighbour is still on its way goes on
 * from there.
 */
export function useSteps(steps: Neighbours | undefined): {
  go: (step: Step) => void;
  /** Whether a step has begun and its picture is not there yet. */
  isUnderWay: RefObject<boolean>;
} {
  const navigate = useNavigate();
  const { state } = useLocation();
  const previous = steps?.previous;
  const next = steps?.next;
  /** Steps that were asked for and not yet begun, forward above zero. */
  const waiting = useRef(0);
  const isUnderWay = useRef(false);

  const begin = useCallback(() => {
    const to = waiting.current > 0 ? next : previous;
    if (waiting.current === 0 || !to) return;
    waiting.current -= Math.sign(waiting.current);
    isUnderWay.current = true;
    navigate(to, { replace: true, preventScrollReset: true, state });
  }, [navigate, state, previous, next]);

  const go = useCallback(
    (step: Step) => {
      waiting.current += step;
      if (!isUnderWay.current) begin();
    },
    [begin],
  );

  // With the picture and not after it: a second press at once would go by the neighbours of the picture before.
  useBrowserLayoutEffect(() => {
    isUnderWay.current = false;
    begin();
  }, [previous, next]);

  return { go, isUnderWay };
}

/**
 * Lets the arrow keys, and a finger swiped over `frame`, go to the neighbours of what is shown. The frame needs `touch-action:
 * pan-y pinch-zoom`, so that the browser leaves sideways movement to it.
 * @returns the same for a press of a button
 */
export function useStepping(
  frame: RefObject<HTMLElement>,
  steps: Neighbours | undefined,
): (step: Step) => void {
  const { go, isUnderWay } = useSteps(steps);

  useBrowserLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A key that is held down goes on as fast as the pictures come, and stops when it is let go.
      if (event.repeat && isUnderWay.current) return;
      if (event.key === "ArrowLeft") go(-1);
      if (event.key === "ArrowRight") go(1);
    };
    document.addEventListener("keydown", onKeyDown);
    const stopSwiping =
      frame.current && listenForSwipes(frame.current, (sideways) => go(sideways > 0 ? -1 : 1));
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      stopSwiping?.();
    };
  }, [frame, go, isUnderWay]);

  return go;
}

/** Reports sideways swipes of one finger: positive to the right. The frame follows the finger meanwhile. */
function listenForSwipes(frame: HTMLElement, onSwipe: (sideways: number) => void): () => void {
  let start: { id: number; x: number } | null = null;
  const release = () => {
    start = null;
    frame.style.translate = "";
  };
  const onDown = (event: PointerEvent) => {
    // In an enlarged picture, or on an enlarged screen, fingers move about.
    const isEnlarged = "zoomed" in frame.dataset || (window.visualViewport?.scale ?? 1) > 1.01;
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
