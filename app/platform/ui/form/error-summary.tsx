import { useEffect, useRef } from "react";
import { Icon } from "~/platform/ui/icon";
import { toFieldId } from "./field";

interface ErrorSummaryProps {
  title: string;
  errors: Readonly<Record<string, string>>;
  /** For messages that do not name their field. */
  labels?: Readonly<Record<string, string>>;
}

/** Takes the focus when it appears, to be read out; without JavaScript, `role="alert"` has this effect. */
export function ErrorSummary({ title, errors, labels = {} }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const problems = Object.entries(errors).flatMap(([field, messages]) =>
    messages.split("\n").map((message) => ({ field, message })),
  );
  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.focus();
  }, [errors]);
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
          {problems.map(({ field, message }) => (
            <li key={`${field}${message}`}>
              <a href={`#${toFieldId(field)}`} className="text-link text-danger">
                {labels[field] ? `${labels[field]}: ${message}` : message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
