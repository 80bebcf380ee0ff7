import type { ReactNode } from "react";
import { Icon } from "./icon";
import { joinClasses } from "./join-classes";

const insets = { none: "", panel: "px-4 sm:px-5", page: "px-5 sm:px-8" } as const;

interface FoldProps {
  title: ReactNode;
  /** Shown beside the title while folded. */
  excerpt?: string;
  isOpen?: boolean;
  isHiddenInPrint?: boolean;
  inset?: keyof typeof insets;
  className?: string;
  children: ReactNode;
}

/** A part that opens on a press, also without JavaScript. Printed only if open. */
export function Fold({
  title,
  excerpt,
  isOpen,
  isHiddenInPrint,
  inset = "panel",
  className,
  children,
}: FoldProps) {
  const space = insets[inset];
  return (
    <details
      className={joinClasses("fold group/fold min-w-0", className)}
      open={isOpen || undefined}
      data-no-print={isHiddenInPrint ? "" : undefined}
    >
      <summary className={joinClasses("flex min-h-12 cursor-pointer items-center gap-3 py-2", space)}>
        <span className={excerpt === undefined ? "flex-1" : undefined}>{title}</span>
        {excerpt === undefined ? null : (
          <span className="min-w-0 flex-1 truncate text-sm text-steel-600 group-open/fold:invisible">
            {excerpt}
          </span>
        )}
        <Icon name="chevron-down" className="size-5 shrink-0 text-steel-500 group-open/fold:rotate-180" />
      </summary>
      <div className={joinClasses("grid grid-cols-1 gap-4 pb-4 sm:pb-5", space)}>{children}</div>
    </details>
  );
}
