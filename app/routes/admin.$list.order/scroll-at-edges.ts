/** Within so many pixels of the window's upper and lower edge a drag scrolls; the upper one lies under the top bar. */
const UPPER_EDGE_PX = 128;
const LOWER_EDGE_PX = 64;
const PIXELS_A_FRAME = 9;

/** Scrolls the page while the pointer of a drag rests near an edge of the window; tells after each step. */
export function scrollAtEdges(onScroll: () => void) {
  let direction = 0;
  let frame = 0;
  const step = () => {
    frame = 0;
    if (direction === 0) return;
    const before = window.scrollY;
    window.scrollBy({ top: direction * PIXELS_A_FRAME, behavior: "instant" });
    if (window.scrollY === before) return;
    onScroll();
    frame ||= requestAnimationFrame(step);
  };
  return {
    pointTo(clientY: number) {
      direction = clientY < UPPER_EDGE_PX ? -1 : clientY > window.innerHeight - LOWER_EDGE_PX ? 1 : 0;
      if (direction !== 0) frame ||= requestAnimationFrame(step);
    },
    stop() {
      direction = 0;
      cancelAnimationFrame(frame);
    },
  };
}
