import { itemFormWords } from "~/content/item-form";
import type { ItemKind } from "~/database/content-tables";
import { kindForms } from "~/items/kind-forms";
import { Button } from "~/ui/button";
import { CancelLink } from "~/ui/dialog";

const words = itemFormWords.draft;

interface ItemButtonsProps {
  kind: ItemKind;
  submit: string;
  isNew: boolean;
  isDraft: boolean;
  closeTo: string;
  isSaving: boolean;
  waitsFor: number | null;
}

export function ItemButtons(props: ItemButtonsProps) {
  const { kind, submit, isNew, isDraft, closeTo, isSaving, waitsFor } = props;
  const isBusy = isSaving || waitsFor !== null;
  const busy =
    waitsFor !== null ? itemFormWords.pictures.waitToSave(waitsFor) : isSaving ? "Saving…" : undefined;
  return (
    <div className="flex flex-wrap gap-3">
      {isDraft ? (
        <Button name="state" value="publish" busy={isBusy}>
          {busy ?? words.publish}
        </Button>
      ) : (
        <Button busy={isBusy}>{busy ?? submit}</Button>
      )}
      {kindForms[kind].hasDrafts && !isBusy ? (
        <Button name="state" value="draft" variant="secondary" formNoValidate>
          {isNew || isDraft ? words.save : words.unpublish}
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

/** Enter presses the first button of a form: this one neither reorders pictures nor publishes a draft. */
export function SaveByEnter({ kind, label, isDraft }: { kind: ItemKind; label: string; isDraft: boolean }) {
  const state = isDraft && kindForms[kind].hasDrafts ? { name: "state", value: "draft" } : {};
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" {...state}>
      {label}
    </button>
  );
}
