import { listForms } from "~/features/items/list-forms";
import { Button } from "~/platform/ui/button";
import { CancelLink } from "~/platform/ui/dialog";
import type { ListName } from "../tables";

interface ItemButtonsProps {
  list: ListName;
  submitLabel: string;
  isNew: boolean;
  isDraft: boolean;
  closeTo: string;
  isSaving: boolean;
  uploadingCount: number | null;
}

export function ItemButtons(props: ItemButtonsProps) {
  const { list, submitLabel, isNew, isDraft, closeTo, isSaving, uploadingCount } = props;
  const isBusy = isSaving || uploadingCount !== null;
  const busyLabel =
    uploadingCount !== null
      ? `Uploading ${uploadingCount === 1 ? "the picture" : `${uploadingCount} pictures`}…`
      : isSaving
        ? "Saving…"
        : undefined;
  return (
    <div className="flex flex-wrap gap-3">
      {isDraft ? (
        <Button name="intent" value="publish" busy={isBusy}>
          {busyLabel ?? "Publish"}
        </Button>
      ) : (
        <Button busy={isBusy}>{busyLabel ?? submitLabel}</Button>
      )}
      {listForms[list].hasDrafts ? (
        // Hidden, not removed, because it may be the button that sends the form after the uploads.
        <Button name="intent" value="draft" variant="secondary" formNoValidate hidden={isBusy}>
          {isNew || isDraft ? "Save as draft" : "Unpublish"}
        </Button>
      ) : null}
      {isSaving ? (
        <Button type="button" variant="secondary" disabled>
          Cancel
        </Button>
      ) : (
        <CancelLink to={closeTo}>Cancel</CancelLink>
      )}
    </div>
  );
}

/** Enter uses a form's first button, which must not reorder pictures or publish a draft. */
export function DefaultSaveButton({ label, isDraft }: { label: string; isDraft: boolean }) {
  const state = isDraft ? { name: "intent", value: "draft" } : {};
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" {...state}>
      {label}
    </button>
  );
}
