/**
 * Runs `settle` after the current press ends: a line that appears under a field would move the pressed button away
 * from the pointer.
 */
export function afterPress(settle: () => void): void {
  const isPressing = document.querySelector(":active") !== null;
  if (isPressing) window.addEventListener("mouseup", () => setTimeout(settle), { once: true });
  else setTimeout(settle);
}
