import type { ToastMessage } from "~/ui/toast-message";
import { Problem } from "./field";

interface ConflictNoteProps {
  toast: ToastMessage | undefined;
  className?: string;
}

/** Repeats a version conflict's toast beside Save until it is resolved, because the toast disappears. */
export function ConflictNote({ toast, className }: ConflictNoteProps) {
  if (!toast?.isConflict) return null;
  return (
    <div className={className}>
      <Problem>{toast.message}</Problem>
    </div>
  );
}
