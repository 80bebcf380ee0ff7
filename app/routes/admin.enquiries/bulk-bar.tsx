import { Form, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { inboxWords } from "~/content/inbox";
import { chosenStatuses } from "~/enquiries/statuses";
import { Button } from "~/ui/button";
import { Select } from "~/ui/form/field";

/** The form that the boxes of the rows belong to. */
export const BULK_FORM = "bulk";

const words = inboxWords.bulk;

/**
 * What can be done to the selected enquiries at once. The style sheet shows it while something is selected, below the rows, so that
 * none of them moves.
 */
export function BulkBar({ action }: { action: string }) {
  const { state, formAction } = useNavigation();
  const isBusy = state !== "idle" && formAction === action;
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  const count = useSelectedCount(form);
  // What was done is no longer selected.
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      form.current?.reset();
      // The bar goes with the selection: without the focus, which the screen then takes.
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
      aria-label={words.label}
      className="inbox-bulk"
      data-no-print=""
    >
      <div className="flex min-w-0 flex-1 basis-full gap-2 sm:basis-60 xl:basis-full">
        <div className="min-w-0 flex-1">
          <Select
            name="status"
            aria-label={words.status}
            defaultValue="contacted"
            className="min-h-11! bg-paper py-1.5! text-sm!"
          >
            {chosenStatuses}
          </Select>
        </div>
        <Button name="do" value="status" variant="secondary" busy={isBusy} className="px-3!">
          {words.set}
        </Button>
      </div>
      <p role="status" className="figures flex-1 text-sm">
        {count > 0 ? words.selected(count) : null}
      </p>
      <Button name="do" value="spam" variant="secondary" className="px-3!">
        {words.spam}
      </Button>
      <Button name="do" value="trash" variant="secondary" icon="trash" className="px-3!">
        {words.delete}
      </Button>
    </Form>
  );
}

/** How many boxes of the rows are ticked; they stand outside the form, and come and go with the list. */
function useSelectedCount(form: RefObject<HTMLFormElement>): number {
  const [count, setCount] = useState(0);
  // After every drawing: another list has other boxes.
  useEffect(() => {
    const countTicked = () => setCount(form.current ? new FormData(form.current).getAll("id").length : 0);
    countTicked();
    const countLater = () => setTimeout(countTicked);
    document.addEventListener("change", countTicked);
    // Its boxes are cleared after the event.
    document.addEventListener("reset", countLater);
    return () => {
      document.removeEventListener("change", countTicked);
      document.removeEventListener("reset", countLater);
    };
  });
  return count;
}
