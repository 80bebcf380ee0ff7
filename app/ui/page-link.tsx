import { Link, type LinkProps } from "@remix-run/react";
import type { MouseEvent } from "react";

interface PageLinkProps extends Omit<LinkProps, "to" | "onClick"> {
  /** The id of the element it leads to. */
  target: string;
}

/**
 * A link to a place on the same page. With scripts the router makes the step, so that it knows where to go back to: browsers leave
 * that to it. The focus goes along, as it does without scripts.
 */
export function PageLink({ target, ...rest }: PageLinkProps) {
  const moveFocus = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  return <Link {...rest} to={`#${target}`} onClick={moveFocus} />;
}
