import { Link, type LinkProps } from "@remix-run/react";
import type { MouseEvent } from "react";

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
