import { useEffect, useState } from "react";

interface CounterProps {
  target: number;
  /** Stands after the figure: "+" or "%". */
  suffix: string;
  /** The finished figure with its suffix, as the server sends it; a comma in it means that thousands are grouped. */
  display: string;
  durationMs: number;
  /** Counting starts when this becomes true, once. See `useSeenOnce`. */
  running: boolean;
}

/**
 * A figure that is there from the start and counts up to itself when `running` says so. The finished figure keeps
 * its place meanwhile, unseen but for screen readers, so that nothing moves. Reduced motion turns the counting off.
 */
export function Counter({ target, suffix, display, durationMs, running }: CounterProps) {
  const count = useCount(target, durationMs, running);
  const shown = display.includes(",") ? count?.toLocaleString("en-US") : count;
  return (
    <span className="figures relative inline-block whitespace-nowrap">
      <span className={count === null ? undefined : "opacity-0"}>{display}</span>
      {count === null ? null : (
        <span aria-hidden="true" className="absolute inset-y-0 left-0">
          {shown}
          {suffix}
        </span>
      )}
    </span>
  );
}

/** The number to show while counting; null before and after. */
function useCount(target: number, durationMs: number, running: boolean): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!running || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      const part = Math.min((now - start) / durationMs, 1);
      if (part === 1) return setCount(null);
      setCount(Math.round(target * easeOut(part)));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, durationMs, running]);
  return count;
}

function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}
