/** Waits until the pointer is released, so that a new error under a field does not move a pressed button away. */
export function onPointerRelease(callback: () => void): void {
  const isPressing = document.querySelector(":active") !== null;
  if (isPressing) window.addEventListener("mouseup", () => setTimeout(callback), { once: true });
  else setTimeout(callback);
}
