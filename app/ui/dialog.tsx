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
import { Icon } from "./icon";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

interface DialogProps {
  /** Where closing leads: the page without the dialog. */
  closeTo: string;
  /** Asks before it closes, where something would be lost. */
  mayClose?: () => boolean;
  title: string;
  /** The title is there for assistive technology only, because the content shows it. */
  hideTitle?: boolean;
  size?: "small" | "screen";
  className?: string;
  children: ReactNode;
}

const CloseContext = createContext<(event: ReactMouseEvent) => void>(() => {});

/** For a link inside a dialog that closes it as its close button does, and leads to the same address where no script runs. */
function useClosingLink() {
  return { preventScrollReset: true, onClick: useContext(CloseContext) };
}

/**
 * The dialog of a URL. Without JavaScript it is an open `<dialog>` over a backdrop that is a link back; with it, a modal that
 * Escape, the backdrop, its button and Back close; in the admin area its first field to type in has the focus (without JavaScript,
 * where the field has `autoFocus`). Render it before the page's other content, so that it comes first in the order of the page as
 * well.
 */
export function Dialog({ closeTo, mayClose, title, hideTitle, size, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const close = useModal(element, closeTo, mayClose);
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
          className={hideTitle ? "sr-only" : "border-steel-200 border-b px-5 py-4 pr-16 text-title sm:px-7"}
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

/** The second button of a dialog: it closes as the dialog does, and leads to the page below where no script runs. */
export function CancelLink({ to, busy, children }: { to: string; busy?: boolean; children: ReactNode }) {
  return (
    <ButtonLink variant="secondary" to={to} {...useClosingLink()} aria-disabled={busy || undefined}>
      {children}
    </ButtonLink>
  );
}

/** History state of a dialog that was opened in place: closing it is going back. */
export const openedInPlace = { dialog: true } as const;

/** Says whether a location's state is that of a dialog opened in place. */
export function isOpenedInPlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "dialog" in state;
}

/** Marks the one picture that grows into the dialog it opens (`ui/styles/view-transition.css`). */
const GROWING = "growing-picture";

/**
 * A link that opens the dialog of another URL over the page that is shown. The picture in it, or beside it on its card, grows into
 * the dialog.
 */
export function DialogLink(props: Omit<LinkProps, "state" | "preventScrollReset" | "viewTransition">) {
  const markPicture = ({ currentTarget }: ReactMouseEvent<HTMLAnchorElement>) => {
    for (const marked of document.getElementsByClassName(GROWING)) marked.classList.remove(GROWING);
    currentTarget.closest("article, li, figure")?.querySelector("picture")?.classList.add(GROWING);
  };
  return <Link {...props} preventScrollReset viewTransition state={openedInPlace} onClick={markPicture} />;
}

const always = () => true;

/** The first field of a dialog that one types into, if there is one. */
function findFirstField(dialog: HTMLElement): HTMLElement | null {
  const others = ["hidden", "checkbox", "radio", "file"].map((type) => `[type="${type}"]`).join(",");
  return dialog.querySelector<HTMLElement>(`input:not(${others}):enabled, textarea:enabled`);
}

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
function useModal(dialog: RefObject<HTMLDialogElement>, closeTo: string, mayClose: () => boolean = always) {
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
    // Who began to type before the scripts arrived goes on there.
    if (opener instanceof HTMLElement && element.contains(opener)) opener.focus();
    else if (element.closest("[data-admin]")) findFirstField(element)?.focus();
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
