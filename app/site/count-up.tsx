import { type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

interface CountUpProps {
  target: number;
  /** As rendered: "20000+". */
  display: string;
  durationMs: number;
  started: boolean;
}

/** The page contains the final figure from the start, which reserves its space. Screen readers get only that. */
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

/** Creating an `Intl.NumberFormat` would cost a cheap phone the first frames. */
export function countFormat(display: string): (count: number) => string {
  const sign = display.replace(/^[\d,]+/, "");
  const comma = display.includes(",") ? "," : "";
  return (count) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, comma) + sign;
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Turns true once, but not if the element was in view before the scripts ran: text already being read must not change. */
export function useComesIntoView(element: RefObject<Element>, threshold: number): boolean {
  const [hasCome, setHasCome] = useState(false);
  // True for client-rendered pages; a server-rendered page was visible before the scripts ran.
  const isNew = useRef(useHydrated());
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([first, ...others]) => {
        // The user has scrolled past elements above the viewport.
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
