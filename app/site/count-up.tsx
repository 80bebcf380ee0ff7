import { type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

interface CountUpProps {
  target: number;
  /** The finished figure, as it is rendered and read: "20000+". */
  display: string;
  durationMs: number;
  /** Turns true once, when the block of figures has come into view. */
  started: boolean;
}

/**
 * A figure that counts up from nothing when it comes into view. The finished figure is in the page from the start and reserves
 * its room, so nothing moves; those who want no motion, and those who listen, get only that one.
 */
export function CountUp({ target, display, durationMs, started }: CountUpProps) {
  const moving = useRef<HTMLSpanElement>(null);
  const [counting, setCounting] = useState(false);

  useEffect(() => {
    if (!started || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setCounting(true);
    const format = countFormat(display);
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min((now - begin) / durationMs, 1);
      if (moving.current) moving.current.textContent = format(target * easeOut(share));
      if (share < 1) frame = requestAnimationFrame(step);
      else setCounting(false);
    });
    return () => {
      cancelAnimationFrame(frame);
      setCounting(false);
    };
  }, [started, target, display, durationMs]);

  return (
    <span className="figures relative inline-block whitespace-nowrap">
      <span className={counting ? "opacity-0" : undefined}>{display}</span>
      {counting ? (
        <span ref={moving} aria-hidden="true" className="absolute inset-0 contain-size contain-layout" />
      ) : null}
    </span>
  );
}

/**
 * Writes counts on their way like the finished figure: with its sign, and with a comma where that has one. Making an
 * `Intl.NumberFormat` would cost a cheap phone the first frames.
 */
export function countFormat(display: string): (count: number) => string {
  const sign = display.replace(/^[\d,]+/, "");
  const comma = display.includes(",") ? "," : "";
  return (count) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, comma) + sign;
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/**
 * Turns true, once and for good, when the given share of an element comes into view. It stays false where a page had no scripts
 * yet when the element was first in view: what somebody is reading already does not change. Always false on the server.
 */
export function useComesIntoView(element: RefObject<Element>, threshold: number): boolean {
  const [hasCome, setHasCome] = useState(false);
  // True for a page that scripts have made; one that the server sent was looked at before they came.
  const isNew = useRef(useHydrated());
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([first, ...others]) => {
        // What lies above the screen has been scrolled past.
        const wasSeen = !isNew.current && first && (first.isIntersecting || first.boundingClientRect.top < 0);
        const isInView = [first, ...others].some((entry) => entry?.isIntersecting);
        isNew.current = true;
        if (wasSeen || isInView) observer.disconnect();
        if (isInView && !wasSeen) setHasCome(true);
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold]);
  return hasCome;
}
