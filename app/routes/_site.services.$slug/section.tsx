import { type ReactNode, useId } from "react";
import { SectionHeading } from "~/site/section-heading";

/** A numbered part of the page's main column. */
export function Section({ number, title, children }: { number: string; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} number={number} title={title} />
      {children}
    </section>
  );
}
