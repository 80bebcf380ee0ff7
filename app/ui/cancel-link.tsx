import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { useClosingLink } from "./dialog";

/** The second button of a dialog: it closes as the dialog does, and leads to the page below where no script runs. */
export function CancelLink({ to, busy, children }: { to: string; busy?: boolean; children: ReactNode }) {
  return (
    <ButtonLink variant="secondary" to={to} {...useClosingLink()} aria-disabled={busy || undefined}>
      {children}
    </ButtonLink>
  );
}
