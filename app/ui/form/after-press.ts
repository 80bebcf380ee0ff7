/**
 * Runs `settle` once a press that is under way has ended: a line that appears under a field moves what stands below it, and a
 * button that moves under the finger is not pressed.
 */
export function afterPress(settle: () => void): void {
  const isPressing = document.querySelector(":active") !== null;
  if (isPressing) window.addEventListener("mouseup", () => setTimeout(settle), { once: true });
  else setTimeout(settle);
}
