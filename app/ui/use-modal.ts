import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useCallback, useRef } from "react";
import { isOpenedInPlace } from "./dialog-link";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

const always = () => true;

/** The link that leads to this address, to give it the focus back when Safari or a fresh page load left it nowhere. */
function findOpener(address: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`);
}

/**
 * Turns the plain open `<dialog>` the server sent into a modal one, and closes it as a URL closes: back when it was
 * opened in place, else to `closeTo`. Focus returns to where it came from.
 *
 * @param mayClose asks the person where something would be lost
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement>,
  closeTo: string,
  mayClose: () => boolean = always,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const closing = useRef(false);
  const address = `${location.pathname}${location.search}`;

  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.removeAttribute("open");
    element.showModal();
    return () => {
      element.close();
      const nowhere = document.activeElement === null || document.activeElement === document.body;
      if (nowhere || opener === document.body) findOpener(address)?.focus({ preventScroll: true });
    };
  }, []);

  const close = useCallback(async () => {
    if (closing.current) return;
    const element = dialog.current;
    if (!mayClose()) {
      if (!element?.open) element?.showModal();
      return;
    }
    closing.current = true;
    element?.setAttribute("data-closing", "");
    // Waits for the fade, if there is one: with reduced motion there is none. A cut-off fade is no reason to stay open.
    await Promise.allSettled(element?.getAnimations().map((animation) => animation.finished) ?? []);
    // At once, and not when the data of the page below has come.
    element?.close();
    if (isOpenedInPlace(location.state)) navigate(-1);
    else navigate(closeTo, { replace: true, preventScrollReset: true });
  }, [dialog, location.state, navigate, closeTo, mayClose]);

  // As early as the dialog is shown: a key pressed before would close it, but not its address.
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let pressedOn: EventTarget | null = null;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // Browsers may close a dialog without asking, on a second Escape for example; the address has to follow.
    const onClose = () => {
      if (!element.open) close();
    };
    const onPointerDown = (event: Event) => {
      pressedOn = event.target;
    };
    // The backdrop is the dialog itself; a drag that began inside is no click on it.
    const onClick = (event: MouseEvent) => {
      if (event.target === element && pressedOn === element && isOutside(event, element)) close();
    };
    element.addEventListener("cancel", onCancel);
    element.addEventListener("close", onClose);
    element.addEventListener("pointerdown", onPointerDown);
    element.addEventListener("click", onClick);
    return () => {
      element.removeEventListener("cancel", onCancel);
      element.removeEventListener("close", onClose);
      element.removeEventListener("pointerdown", onPointerDown);
      element.removeEventListener("click", onClick);
    };
  }, [dialog, close]);

  return close;
}

function isOutside({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
