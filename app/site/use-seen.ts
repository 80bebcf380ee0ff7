import { type RefObject, useEffect, useState } from "react";

/** Turns true, once and for good, when the given share of an element is in view. Always false on the server. */
export function useSeen(element: RefObject<Element>, threshold: number): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen, threshold]);
  return seen;
}
