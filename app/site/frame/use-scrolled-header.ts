import { useEffect, useRef } from "react";
import { NAVBAR_SCROLL_THRESHOLD_PX } from "~/content/constants";

/** Marks the header once the page is scrolled, in browsers whose style sheets cannot follow the scrolling themselves. */
export function useScrolledHeader() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return;
    const mark = () => header.current?.toggleAttribute("data-scrolled", scrollY > NAVBAR_SCROLL_THRESHOLD_PX);
    mark();
    addEventListener("scroll", mark, { passive: true });
    return () => removeEventListener("scroll", mark);
  }, []);
  return header;
}
