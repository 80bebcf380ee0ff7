import { Form, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { selectableStatuses } from "~/features/enquiries/statuses";
import { Button } from "~/platform/ui/button";
import { Select } from "~/platform/ui/form/field";

export const BULK_FORM = "bulk";

/** Appears below the rows while some are selected, so that the rows do not move. */
export function BulkBar({ action }: { action: string }) {
  const { state, formAction } = useNavigation();
  const isBusy = state !== "idle" && formAction === action;
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  const count = useSelectedCount(form);
  // Clear the selection after an action.
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      form.current?.reset();
      // The bar disappears with the selection, so release the focus to the page.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && form.current?.contains(activeElement)) activeElement.blur();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <Form
      ref={form}
      method="post"
      id={BULK_FORM}
      action={action}
      replace
      preventScrollReset
      aria-label="Selected enquiries"
      className="raised sticky bottom-0 z-20 hidden flex-wrap items-center gap-2 border-steel-200 border-y bg-mist px-4 py-2.5 shadow-bar very-short:flex-nowrap very-short:overflow-x-auto very-short:whitespace-nowrap group-has-[[name=id]:checked]/pane:flex"
      data-no-print=""
    >
      <div className="flex min-w-0 flex-1 basis-full gap-2 sm:basis-60 xl:basis-full">
        <div className="min-w-0 flex-1">
          <Select
            name="status"
            aria-label="New status"
            defaultValue="contacted"
            className="min-h-11! bg-paper py-1.5! text-sm!"
          >
            {selectableStatuses}
          </Select>
        </div>
        <Button name="intent" value="status" variant="secondary" busy={isBusy} className="px-3!">
          Set status
        </Button>
      </div>
      <p role="status" className="figures flex-1 text-sm">
        {count > 0 ? `${count} selected` : null}
      </p>
      <Button name="intent" value="spam" variant="secondary" className="px-3!">
        Mark as spam
      </Button>
      <Button name="intent" value="trash" variant="secondary" icon="trash" className="px-3!">
        Delete
      </Button>
    </Form>
  );
}

/** Counts the selected checkboxes, which are outside the form element and change with the list. */
function useSelectedCount(form: RefObject<HTMLFormElement>): number {
  const [count, setCount] = useState(0);
  // Runs after every render, because the checkboxes change with the list.
  useEffect(() => {
    const countSelected = () => setCount(form.current ? new FormData(form.current).getAll("id").length : 0);
    countSelected();
    const countLater = () => setTimeout(countSelected);
    document.addEventListener("change", countSelected);
    // The checkboxes are cleared after the event.
    document.addEventListener("reset", countLater);
    return () => {
      document.removeEventListener("change", countSelected);
      document.removeEventListener("reset", countLater);
    };
  });
  return count;
}
