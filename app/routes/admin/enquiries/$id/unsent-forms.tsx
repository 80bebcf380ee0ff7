import { followUpOptions } from "~/features/enquiries/follow-up-options";
import { getStatusLabel, statusValues } from "~/features/enquiries/statuses";
import { deleteUnsent, holdUnsent, retryUnsent, TOO_OLD, type UnsentForm } from "~/features/enquiries/unsent";
import { formatDateTime, formatDay } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { Icon } from "~/platform/ui/icon";

interface UnsentFormsProps {
  forms: readonly UnsentForm[];
  /** Puts an answer back into its form. It waits until the changed one is saved. */
  onChange?: (form: RefusedForm, unsentId: number) => void;
}

/** Stays until each form is saved, changed or discarded. */
export function UnsentForms({ forms, onChange }: UnsentFormsProps) {
  if (forms.length === 0) return null;
  return (
    <section
      aria-label="Waiting for the network"
      className="sheet border-l-4 border-l-warn p-4 sm:p-5"
      data-no-print=""
    >
      <ul className="grid gap-3">
        {forms.map((form) => (
          <li key={form.id} className="grid gap-1">
            <p className="flex items-center gap-1.5 font-semibold text-sm text-warn">
              <Icon name={form.refusal === null ? "clock" : "warning"} className="size-4.5" />
              {describeState(form)}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{describe(form)}</p>
            <p className="figures text-sm text-steel-600">{formatDateTime(form.at)}</p>
            <p className="-ml-3 flex flex-wrap">
              {/* The same answer would be refused again. */}
              {form.refusal === 409 ? null : (
                <Button type="button" variant="quiet" onClick={() => void retryUnsent(form)}>
                  {form.refusal === TOO_OLD ? "Send" : "Try again"}
                </Button>
              )}
              {onChange && isAnswer(form) ? (
                <Button
                  type="button"
                  variant="quiet"
                  onClick={async () => {
                    if (await holdUnsent(form)) onChange(toRefused(form), form.id);
                  }}
                >
                  Change
                </Button>
              ) : null}
              <Button type="button" variant="quiet" onClick={() => void deleteUnsent(form.id)}>
                Discard
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toRefused(form: UnsentForm): RefusedForm {
  const { version, ...typed } = readTyped(form);
  // After a conflict, its words are changed on top of what is saved now.
  const isStale = form.refusal === 409 || version === undefined;
  return { typed: isStale ? typed : { ...typed, version }, errors: {} };
}

function describeState(form: UnsentForm): string {
  const { refusal } = form;
  if (refusal === null) return "Waiting for the network";
  if (refusal === TOO_OLD)
    return "Over a week old and perhaps saved already. Check the history, then send or discard it.";
  if (refusal === 409) return "Not saved: this enquiry was changed on another device";
  if (refusal === 404 || refusal === 410) return "Not saved: this enquiry was deleted";
  return isAnswer(form)
    ? "Not saved. Change it, or try again."
    : "Not all saved: a file cannot be used or is too large. Check which photos are here, then discard this.";
}

export const isAnswer = (form: UnsentForm) => readTyped(form).intent === "answer";

function readTyped({ fields }: UnsentForm): Record<string, string> {
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

function describe(form: UnsentForm): string {
  if (!isAnswer(form)) {
    const count = form.fields.filter(([, value]) => typeof value !== "string").length;
    return count === 1 ? "1 photo" : `${count} photos`;
  }
  const { status, next, followUpOn, note } = readTyped(form);
  const chosenStatus = statusValues.find((value) => value === status);
  const option = followUpOptions.find(({ value }) => value === next);
  const followUp =
    option?.value === "on" ? followUpOn && formatDay(followUpOn) : option?.days && option.label;
  return [
    [chosenStatus && getStatusLabel(chosenStatus), followUp && `Follow-up: ${followUp}`]
      .filter(Boolean)
      .join(" · "),
    note,
  ]
    .filter(Boolean)
    .join("\n");
}
