import { type RefObject, useEffect, useState } from "react";

/**
 * Tells when an element has first come into view; stays true afterwards.
 *
 * @param threshold part of the element that has to be in view, 0 to 1
 */
export function useSeenOnce(element: RefObject<Element>, threshold: number): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, seen]);
  return seen;
}
