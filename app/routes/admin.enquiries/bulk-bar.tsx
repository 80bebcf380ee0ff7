import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { inboxWords } from "~/content/inbox";
import { chosenStatuses } from "~/enquiries/statuses";
import { Button } from "~/ui/button";
import { control } from "~/ui/form/field";

/** The form that the boxes of the rows belong to. */
export const BULK_FORM = "bulk";

const words = inboxWords.bulk;

/** What can be done to the selected enquiries at once. The style sheet shows it while something is selected. */
export function BulkBar({ action }: { action: string }) {
  const { state, formAction } = useNavigation();
  const isBusy = state !== "idle" && formAction === action;
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  // What was done is no longer selected.
  useEffect(() => {
    if (wasBusy.current && !isBusy) form.current?.reset();
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
    >
      <label className="min-w-0 flex-1 basis-full sm:basis-40 xl:basis-full">
        <span className="sr-only">{words.status}</span>
        <select
          name="status"
          defaultValue="contacted"
          className={`${control} min-h-11! bg-paper py-1.5! text-sm!`}
        >
          {chosenStatuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button name="do" value="status" variant="secondary" busy={isBusy} className="px-3!">
        {words.set}
      </Button>
      <Button name="do" value="spam" variant="secondary" className="px-3!">
        {words.spam}
      </Button>
      <Button name="do" value="trash" variant="secondary" icon="trash" className="px-3!">
        {words.delete}
      </Button>
    </Form>
  );
}
