import { useEffect, useRef } from "react";
import { Icon } from "~/ui/icon";
import { fieldId } from "./field";

export interface FieldProblem {
  field: string | null;
  message: string;
  label?: string;
}

/** Takes focus when it appears so it is read out; without JavaScript `role="alert"` does that. */
export function ErrorSummary({ title, problems }: { title: string; problems: readonly FieldProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-sm border border-danger border-l-4 bg-paper p-4 text-sm"
    >
      <Icon name="warning" className="mt-0.5 text-danger" />
      <div className="grid gap-1">
        <p className="display-face tracking-normal">{title}</p>
        <ul className="grid gap-0.5">
          {problems.map(({ field, message, label }) => (
            <li key={`${field}${message}`}>
              {field === null ? (
                message
              ) : (
                <a href={`#${fieldId(field)}`} className="text-link text-danger">
                  {label ? `${label}: ${message}` : message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
