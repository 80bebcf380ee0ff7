import { type ReactNode, useId } from "react";

/** A titled part of an enquiry's page. */
export function EnquiryPanel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="sheet grid grid-cols-1 content-start gap-4 p-4 sm:p-5">
      <h3 id={titleId} className="display-face text-sm tracking-normal">
        {title}
      </h3>
      {children}
    </section>
  );
}
