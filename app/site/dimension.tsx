import type { ReactNode } from "react";
import { joinClasses } from "~/ui/join-classes";

/** A dimension line over the width it stands on, with its measure in the middle. */
export function Dimension({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={joinClasses("dimension caption", className)}>{children}</p>;
}
