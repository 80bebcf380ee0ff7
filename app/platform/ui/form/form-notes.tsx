import { useEffect, useRef } from "react";
import { Button } from "~/platform/ui/button";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { Icon } from "~/platform/ui/icon";
import { FieldError, toFieldId } from "./field";
import type { FormState } from "./use-form";

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

interface ConflictNoteProps {
  toast: ToastMessage | undefined;
  className?: string;
}

/** Repeats the toast of a version conflict beside the Save button, because the toast disappears. */
export function ConflictNote({ toast, className }: ConflictNoteProps) {
  if (!toast?.isConflict) return null;
  return (
    <div className={className}>
      <FieldError>{toast.message}</FieldError>
    </div>
  );
}

export function DraftNote({ form: { ref, isRestored, setRestored } }: { form: FormState }) {
  if (!isRestored) return null;
  const discard = () => {
    ref.current?.reset();
    setRestored(false);
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-sm border border-steel-300 bg-paper px-4 py-1.5 text-sm"
    >
      Your unsaved changes are back.
      <Button type="button" variant="quiet" onClick={discard} className="-mx-3">
        Discard them
      </Button>
    </div>
  );
}
