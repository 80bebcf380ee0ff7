import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function Panel({ title, text, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="sheet grid min-w-0 grid-cols-1 content-start gap-5 p-4 sm:p-6"
    >
      <header className="grid gap-1">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        {text ? <p className="max-w-[60ch] text-sm text-steel-600">{text}</p> : null}
      </header>
      {children}
    </section>
  );
}
