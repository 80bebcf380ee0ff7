/** Waits for the current press to end: a new line under a field would move the button away from the pointer. */
export function onPointerRelease(settle: () => void): void {
  const isPressing = document.querySelector(":active") !== null;
  if (isPressing) window.addEventListener("mouseup", () => setTimeout(settle), { once: true });
  else setTimeout(settle);
}
