import { type ReactNode, useId } from "react";
import { Icon } from "~/platform/ui/icon";

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

interface FoldedPanelProps extends PanelProps {
  /** Shown beside the title while the panel is folded. */
  excerpt: string;
  isOpen?: boolean;
}

export function FoldedPanel({ title, text, excerpt, isOpen, children }: FoldedPanelProps) {
  return (
    <details className="fold group/fold sheet min-w-0" open={isOpen || undefined}>
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 sm:px-6">
        <h2 className="text-title">{title}</h2>
        <span className="min-w-0 flex-1 truncate text-sm text-steel-600 group-open/fold:invisible">
          {excerpt}
        </span>
        <Icon name="chevron-down" className="size-5 shrink-0 text-steel-500 group-open/fold:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 px-4 pb-4 sm:px-6 sm:pb-6">
        {text ? <p className="max-w-[60ch] text-sm text-steel-600">{text}</p> : null}
        {children}
      </div>
    </details>
  );
}
