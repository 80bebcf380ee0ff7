import { type ReactNode, useId } from "react";

interface AccountPanelProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A titled part of the account screen, with a sentence on what it is for. */
export function AccountPanel({ title, text, children }: AccountPanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="sheet grid min-w-0 content-start gap-5 p-4 sm:p-6">
      <header className="grid gap-1">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        <p className="text-sm text-steel-600">{text}</p>
      </header>
      {children}
    </section>
  );
}
