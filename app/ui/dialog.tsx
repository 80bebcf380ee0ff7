import { Link } from "@remix-run/react";
import { createContext, type MouseEvent, type ReactNode, useContext, useId, useRef } from "react";
import { dialogWords } from "~/content/pages";
import { Icon } from "./icon";
import { useModal } from "./use-modal";

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

const CloseContext = createContext<(event: MouseEvent) => void>(() => {});

/** For a link inside a dialog that closes it as its close button does, and leads to the same address where no script runs. */
export function useClosingLink() {
  return { preventScrollReset: true, onClick: useContext(CloseContext) };
}

/**
 * The dialog of a URL. Without JavaScript it is an open `<dialog>` over a backdrop that is a link back; with it, a modal
 * that Escape, the backdrop, its button and Back close. Render it before the page's other content, so that it comes
 * first in the order of the page as well.
 */
export function Dialog({ closeTo, mayClose, title, hideTitle, size, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const close = useModal(element, closeTo, mayClose);
  const titleId = useId();
  const closeByLink = (event: MouseEvent) => {
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
          <Icon name="close" label={dialogWords.close} className="size-6" />
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
