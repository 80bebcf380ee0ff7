import { type RefObject, useEffect, useRef, useState } from "react";

interface CountUpProps {
  target: number;
  /** Final text, e.g. "20000+". */
  display: string;
  durationMs: number;
  hasStarted: boolean;
}

/** Renders the final number from the start, to reserve its space and for screen readers. */
export function CountUp({ target, display, durationMs, hasStarted }: CountUpProps) {
  const animatedText = useRef<HTMLSpanElement>(null);
  const [isCounting, setIsCounting] = useState(false);

  useEffect(() => {
    if (!hasStarted || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setIsCounting(true);
    const format = createCountFormat(display);
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(Math.max(now - begin, 0) / durationMs, 1);
      const text = animatedText.current?.firstChild;
      // Replacing the text node instead would restyle the whole page in each frame, because of `:has()` in style sheets.
      if (text) text.nodeValue = format(target * easeOut(progress));
      if (progress < 1) frame = requestAnimationFrame(step);
      else setIsCounting(false);
    });
    return () => {
      cancelAnimationFrame(frame);
      setIsCounting(false);
    };
  }, [hasStarted, target, display, durationMs]);

  return (
    <span className="figures relative inline-block whitespace-nowrap">
      <span className={isCounting ? "opacity-0" : undefined}>{display}</span>
      {isCounting ? (
        <span ref={animatedText} aria-hidden="true" className="absolute inset-0 contain-size contain-layout">
          {createCountFormat(display)(0)}
        </span>
      ) : null}
    </span>
  );
}

/** Groups as in 1,25,000. Avoids `Intl.NumberFormat`: creating it would drop the first frames on a cheap phone. */
export function createCountFormat(display: string): (count: number) => string {
  const suffix = display.replace(/^[\d,]+/, "");
  const comma = display.includes(",") ? "," : "";
  return (count) => String(Math.round(count)).replace(/\B(?=(\d\d)*\d{3}$)/g, comma) + suffix;
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** True once the element has been in view, also when it is visible from the start. */
export function useEnteredView(element: RefObject<Element>, threshold: number): boolean {
  const [hasEntered, setHasEntered] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setHasEntered(true);
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold]);
  return hasEntered;
}
