import { type ReactNode, useId } from "react";

/** A titled part of the screen. */
export function FirmPart({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet grid min-w-0 content-start gap-5 p-4 sm:p-6">
      <header className="grid gap-1">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {help ? <p className="max-w-[60ch] text-sm text-steel-600">{help}</p> : null}
      </header>
      {children}
    </section>
  );
}
