import type { ReactNode } from "react";
import { joinClasses } from "./join-classes";

interface SectionHeadingProps {
  /** The section's number on its page, "01" and so on. */
  number?: string;
  title: string;
  text?: string;
  /** Ties the section to its heading: `<section aria-labelledby={id}>`. */
  id?: string;
  /** A link that stands at the right end of the rail. */
  action?: ReactNode;
  className?: string;
}

/** A section's heading on a rail, with its number like the parts of a drawing. */
export function SectionHeading({ number, title, text, id, action, className }: SectionHeadingProps) {
  return (
    <div className={joinClasses("grid gap-x-10 gap-y-5 pb-8 md:grid-cols-12 md:pb-12", className)}>
      <div className="rail border-current/35 pt-3 md:col-span-12">
        {number ? (
          <span aria-hidden="true" className="caption figures opacity-75">
            {number}
          </span>
        ) : null}
      </div>
      <h2 id={id} className="text-heading md:col-span-7">
        {title}
      </h2>
      {text || action ? (
        <div className="grid content-end gap-4 md:col-span-5">
          {text ? <p className="max-w-[46ch] text-lead opacity-80">{text}</p> : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
