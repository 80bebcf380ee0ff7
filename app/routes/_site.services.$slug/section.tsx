import { type ReactNode, useId } from "react";
import { SectionHeading } from "~/site/section-heading";

/** A numbered part of the page's main column. */
export function Section({
  number,
  title,
  isOnPaper = true,
  children,
}: {
  number: string;
  title: string;
  isOnPaper?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-no-print={isOnPaper ? undefined : ""}>
      <SectionHeading id={id} number={number} title={title} />
      {children}
    </section>
  );
}
