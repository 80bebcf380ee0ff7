import { Button } from "~/platform/ui/button";
import type { FormState } from "./use-form";

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
