import { type MouseEvent, type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

/**
 * Enlarges the picture in `frame`, which then scrolls, by a button or where one taps or clicks twice. Two fingers enlarge the whole
 * screen by the browser's own means.
 *
 * @param picture the address of the picture: another one begins at its own size
 */
export function usePictureZoom(frame: RefObject<HTMLElement>, picture: string | undefined) {
  const [zoomed, setZoomed] = useState<string | null>(null);
  const isZoomed = picture !== undefined && zoomed === picture;
  /** The point to bring to the middle, as fractions of the frame. */
  const aim = useRef({ x: 0.5, y: 0.5 });

  useBrowserLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { x, y } = aim.current;
    element.scrollTo({
      left: isZoomed ? element.scrollWidth * x - element.clientWidth / 2 : 0,
      top: isZoomed ? element.scrollHeight * y - element.clientHeight / 2 : 0,
      behavior: "instant",
    });
  }, [isZoomed]);

  const change = (x: number, y: number) => {
    aim.current = { x, y };
    setZoomed(isZoomed ? null : (picture ?? null));
  };
  return {
    isZoomed,
    toggle: () => change(0.5, 0.5),
    zoomAt: ({ clientX, clientY }: MouseEvent) => {
      const box = frame.current?.querySelector("picture > img")?.getBoundingClientRect();
      if (box) change((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    },
  };
}
