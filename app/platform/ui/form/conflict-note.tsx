import type { ToastMessage } from "~/platform/ui/toast-message";
import { FieldError } from "./field";

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
