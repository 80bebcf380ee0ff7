import type { ToastMessage } from "~/ui/toast-message";
import { Problem } from "./field";

interface ConflictNoteProps {
  /** The newest answer to the form. */
  toast: ToastMessage | undefined;
  className?: string;
}

/** What a toast says of a version conflict, beside Save until that is solved: the toast goes, what to do next has to stay. */
export function ConflictNote({ toast, className }: ConflictNoteProps) {
  if (!toast?.isConflict) return null;
  return (
    <div className={className}>
      <Problem>{toast.message}</Problem>
    </div>
  );
}
