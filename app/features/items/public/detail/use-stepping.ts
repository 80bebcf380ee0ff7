import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useCallback, useRef } from "react";
import { useBrowserLayoutEffect } from "~/platform/ui/hooks";

/** The list wraps around. */
export interface Steps {
  previous: string;
  next: string;
  /** From 1. */
  position: number;
  total: number;
}

const SWIPE_DISTANCE_PX = 48;

export type Step = 1 | -1;

type Neighbours = Pick<Steps, "previous" | "next">;

/** Steps during a navigation are queued and continue from its target. */
export function useSteps(steps: Neighbours | undefined): {
  go: (step: Step) => void;
  isUnderWay: RefObject<boolean>;
} {
  const navigate = useNavigate();
  const { state } = useLocation();
  const previous = steps?.previous;
  const next = steps?.next;
  /** Positive is forward. */
  const queuedSteps = useRef(0);
  const isUnderWay = useRef(false);

  const startStep = useCallback(() => {
    const to = queuedSteps.current > 0 ? next : previous;
    if (queuedSteps.current === 0 || !to) return;
    queuedSteps.current -= Math.sign(queuedSteps.current);
    isUnderWay.current = true;
    navigate(to, { replace: true, preventScrollReset: true, state });
  }, [navigate, state, previous, next]);

  const go = useCallback(
    (step: Step) => {
      queuedSteps.current += step;
      if (!isUnderWay.current) startStep();
    },
    [startStep],
  );

  // A layout effect, so that a second step does not start from the previous picture.
  useBrowserLayoutEffect(() => {
    isUnderWay.current = false;
    startStep();
  }, [previous, next]);

  return { go, isUnderWay };
}

/** `frame` needs `touch-action: pan-y pinch-zoom`, so that the browser does not handle sideways movement. */
export function useStepping(
  frame: RefObject<HTMLElement>,
  steps: Neighbours | undefined,
): (step: Step) => void {
  const { go, isUnderWay } = useSteps(steps);

  useBrowserLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A held key steps as fast as pictures load, and stops on release.
      if (event.repeat && isUnderWay.current) return;
      if (event.key === "ArrowLeft") go(-1);
      if (event.key === "ArrowRight") go(1);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("keydown", onKeyDown, { signal });
    if (frame.current) listenForSwipes(frame.current, (distance) => go(distance > 0 ? -1 : 1), signal);
    return () => listeners.abort();
  }, [frame, go, isUnderWay]);

  return go;
}

/** Reports one-finger swipes in pixels, positive to the right. The frame follows the finger. */
function listenForSwipes(frame: HTMLElement, onSwipe: (distance: number) => void, signal: AbortSignal): void {
  let start: { id: number; x: number } | null = null;
  const release = () => {
    start = null;
    frame.style.translate = "";
  };
  const onDown = (event: PointerEvent) => {
    // While zoomed, dragging pans.
    const isZoomed = "zoomed" in frame.dataset || (window.visualViewport?.scale ?? 1) > 1.01;
    if (event.pointerType === "mouse" || isZoomed) return;
    if (event.isPrimary) start = { id: event.pointerId, x: event.clientX };
    // A second finger means a pinch.
    else release();
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId === start?.id) frame.style.translate = `${(event.clientX - start.x) / 3}px`;
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return;
    const distance = event.clientX - start.x;
    release();
    if (Math.abs(distance) >= SWIPE_DISTANCE_PX) onSwipe(distance);
  };
  frame.addEventListener("pointerdown", onDown, { signal });
  frame.addEventListener("pointermove", onMove, { signal });
  frame.addEventListener("pointerup", onUp, { signal });
  frame.addEventListener("pointercancel", release, { signal });
}
