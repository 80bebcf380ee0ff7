import { Link, type LinkProps, useLocation, useNavigationType } from "@remix-run/react";
import { type MouseEvent, useRef } from "react";
import { isOpenedInPlace } from "./dialog";
import { useBrowserLayoutEffect } from "./hooks";

interface PageLinkProps extends Omit<LinkProps, "to" | "onClick"> {
  target: string;
}

/** A link to an element of the page. It moves the focus, because the router does not. */
export function PageLink({ target, ...rest }: PageLinkProps) {
  const moveFocus = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  return <Link {...rest} to={`#${target}`} onClick={moveFocus} />;
}

/**
 * Scrolls to the top of a screen that a form leads to, because forms keep the scroll position; not after Back, nor at an anchor.
 */
export function useTopOfScreen(): void {
  const type = useNavigationType();
  const { hash } = useLocation();
  const isKept = useRef(type === "POP" || hash !== "");
  useBrowserLayoutEffect(() => {
    if (!isKept.current) scrollTo(0, 0);
  }, []);
}

/** Moves the focus to the content of a new page, as a page load would; not for dialogs and Back. */
export function useRouteFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const shownPathname = useRef(pathname);
  // In a layout effect, to run before a key press on the new page.
  useBrowserLayoutEffect(() => {
    if (pathname === shownPathname.current) return;
    shownPathname.current = pathname;
    if (type === "PUSH" && !isOpenedInPlace(state)) main.current?.focus({ preventScroll: true });
  }, [pathname, state, type]);
  return main;
}
