import { Link, type LinkProps } from "@remix-run/react";

/** History state of a dialog that was opened in place: closing it is going back. */
export const openedInPlace = { dialog: true } as const;

/** Says whether a location's state is that of a dialog opened in place. */
export function isOpenedInPlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "dialog" in state;
}

/** A link that opens the dialog of another URL over the page that is shown. */
export function DialogLink(props: Omit<LinkProps, "state" | "preventScrollReset">) {
  return <Link {...props} preventScrollReset state={openedInPlace} />;
}
