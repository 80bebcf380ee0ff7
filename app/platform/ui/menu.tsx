import { type ReactNode, useRef } from "react";
import { useMenuClosing } from "./hooks";
import { joinClasses } from "./join-classes";

interface MenuProps {
  /** Content of the button. */
  label: ReactNode;
  /** Of the button. */
  className?: string;
  /** Of the open menu, which is aligned with the right edge of the nearest positioned element. */
  listClassName?: string;
  children: ReactNode;
}

/** Seldom used links and buttons. Opens without scripts; with them, Escape and a press elsewhere close it. */
export function Menu({ label, className, listClassName = "right-0 w-60 p-2", children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuClosing(menu);
  return (
    <details ref={menu} data-menu="">
      <summary
        className={joinClasses(
          "inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-steel-300 px-3 text-sm hover:border-graphite",
          className,
        )}
      >
        {label}
      </summary>
      <div
        className={joinClasses(
          "raised absolute z-25 mt-1 grid justify-items-start border border-steel-200 bg-paper shadow-sheet",
          listClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}

export const menuItem = "inline-flex min-h-11 items-center gap-2 px-3 text-sm underline underline-offset-4";
