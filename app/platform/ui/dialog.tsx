import { Link, type LinkProps, useLocation, useNavigate } from "@remix-run/react";
import {
  createContext,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useRef,
} from "react";
import { ButtonLink } from "./button";
import { useBrowserLayoutEffect } from "./hooks";
import { Icon } from "./icon";

interface DialogProps {
  closeTo: string;
  title: string;
  isTitleHidden?: boolean;
  size?: "small" | "screen";
  className?: string;
  children: ReactNode;
}

const CloseContext = createContext<(event: ReactMouseEvent) => void>(() => {});

/** Props for a link in a dialog that works like the close button. */
function useCloseLinkProps() {
  return { preventScrollReset: true, onClick: useContext(CloseContext) };
}

/**
 * Without JavaScript, an open `<dialog>` over a backdrop link; with it, a modal dialog. In the admin area, the first
 * text field gets the focus. Render it before the rest of the page, to be first in keyboard order without scripts.
 */
export function Dialog({ closeTo, title, isTitleHidden, size, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const close = useModal(element, closeTo);
  const titleId = useId();
  const closeByLink = (event: ReactMouseEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <>
      <dialog ref={element} open className="dialog" data-size={size} aria-labelledby={titleId}>
        <Link
          to={closeTo}
          preventScrollReset
          onClick={closeByLink}
          className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-sm bg-paper/90 text-graphite hover:bg-mist"
        >
          <Icon name="close" label="Close" className="size-6" />
        </Link>
        <h2
          id={titleId}
          className={
            isTitleHidden ? "sr-only" : "border-steel-200 border-b px-5 py-4 pr-16 text-title sm:px-7"
          }
        >
          {title}
        </h2>
        <CloseContext.Provider value={closeByLink}>
          <div className={className ?? "p-5 sm:p-7"}>{children}</div>
        </CloseContext.Provider>
      </dialog>
      <Link to={closeTo} preventScrollReset tabIndex={-1} aria-hidden="true" className="dialog-backdrop" />
    </>
  );
}

export function CancelLink({ to, busy, children }: { to: string; busy?: boolean; children: ReactNode }) {
  return (
    <ButtonLink variant="secondary" to={to} {...useCloseLinkProps()} aria-disabled={busy || undefined}>
      {children}
    </ButtonLink>
  );
}

/** History state of a dialog opened over the current page. Closing such a dialog goes back in history. */
export const openedInPlace = { dialog: true } as const;

export function isOpenedInPlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "dialog" in state;
}

/** Marks the picture that grows into the dialog (`ui/styles/view-transition.css`). */
const GROWING_PICTURE = "growing-picture";

/** Opens the dialog of another URL over the current page. The picture of the surrounding card grows into the dialog. */
export function DialogLink(props: Omit<LinkProps, "state" | "preventScrollReset" | "viewTransition">) {
  const markPicture = ({ currentTarget }: ReactMouseEvent<HTMLAnchorElement>) => {
    for (const frame of document.getElementsByClassName(GROWING_PICTURE))
      frame.classList.remove(GROWING_PICTURE);
    // Marks the frame, because Firefox does not animate an inline <picture>, which has several boxes.
    const picture = currentTarget.closest("article, li, figure")?.querySelector("picture");
    picture?.parentElement?.classList.add(GROWING_PICTURE);
  };
  return <Link {...props} preventScrollReset viewTransition state={openedInPlace} onClick={markPicture} />;
}

function findFirstField(dialog: HTMLElement): HTMLElement | null {
  const excludedTypes = ["hidden", "checkbox", "radio", "file"].map((type) => `[type="${type}"]`).join(",");
  return dialog.querySelector<HTMLElement>(`input:not(${excludedTypes}, [hidden]):enabled, textarea:enabled`);
}

/** Finds the link to the dialog. Needed if no element had the focus, such as after a click in Safari or a page load. */
function findOpener(url: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a[href="${CSS.escape(url)}"]`);
}

/** Makes the rendered `<dialog>` modal. Returns a function that closes it and leaves its URL. */
function useModal(dialog: RefObject<HTMLDialogElement>, closeTo: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  const url = `${location.pathname}${location.search}`;

  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.removeAttribute("open");
    element.showModal();
    // Keeps the focus of a user who typed before the scripts loaded.
    if (opener instanceof HTMLElement && element.contains(opener)) opener.focus();
    else if (element.closest("[data-admin]")) findFirstField(element)?.focus();
    return () => {
      element.close();
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost || opener === document.body) findOpener(url)?.focus({ preventScroll: true });
    };
  }, []);

  const close = useCallback(async () => {
    if (isClosing.current) return;
    const element = dialog.current;
    isClosing.current = true;
    element?.setAttribute("data-closing", "");
    // Waits for the fade-out; closes even if the animation is cancelled.
    await Promise.allSettled(element?.getAnimations().map((animation) => animation.finished) ?? []);
    element?.close();
    if (isOpenedInPlace(location.state)) navigate(-1);
    else navigate(closeTo, { replace: true, preventScrollReset: true });
  }, [dialog, location.state, navigate, closeTo]);

  // In a layout effect: without these listeners, a key press would close the dialog without leaving its URL.
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let pressedElement: EventTarget | null = null;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // Browsers may close a dialog without a cancel event, for example on a second Escape.
    const onClose = () => {
      if (!element.open) close();
    };
    const onPointerDown = (event: Event) => {
      pressedElement = event.target;
    };
    // A backdrop click targets the dialog itself; a drag that started inside does not count.
    const onClick = (event: MouseEvent) => {
      if (event.target === element && pressedElement === element && isOutside(event, element)) close();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener("cancel", onCancel, { signal });
    element.addEventListener("close", onClose, { signal });
    element.addEventListener("pointerdown", onPointerDown, { signal });
    element.addEventListener("click", onClick, { signal });
    return () => listeners.abort();
  }, [dialog, close]);

  return close;
}

function isOutside({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
