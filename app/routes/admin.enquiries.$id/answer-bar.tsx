import { inboxWords } from "~/content/inbox";
import type { RefusedAction } from "~/enquiries/act-on-enquiry.server";
import { Chip, NextStepChoice } from "~/enquiries/choice-chips";
import type { Enquiry } from "~/enquiries/enquiry";
import { chosenStatuses } from "~/enquiries/statuses";
import { control, Field } from "~/ui/form/field";
import { Icon } from "~/ui/icon";
import { ActionForm } from "./action-form";

const words = inboxWords.answer;

interface AnswerBarProps {
  enquiry: Enquiry;
  /** The idempotency key of the form. */
  idempotencyKey: string;
  /** ISO 8601. */
  now: string;
  /** What was chosen and could not be saved. */
  refused: RefusedAction | null;
}

/** Status, next step and a note in one form with one Save, at the thumb on every screen. */
export function AnswerBar({ enquiry, idempotencyKey, now, refused }: AnswerBarProps) {
  const { id, status, followUpOn, version } = enquiry;
  const typed = refused?.typed.intent === "answer" ? refused.typed : {};
  const errors = ["status", "followUpOn", "note"].flatMap((field) => refused?.errors[field] ?? []);
  return (
    <section
      // Empty again once it has been saved.
      key={`${id} ${version} ${idempotencyKey}`}
      aria-label={words.title}
      className="answer-bar"
      data-no-print=""
    >
      {/* The accent is the call's. */}
      <ActionForm intent="answer" submit={words.save} variant="plate" className="answer-form">
        <input type="hidden" name="version" value={refused?.version ?? typed.version ?? version} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <fieldset className="answer-choices">
          <legend className="sr-only">{words.status}</legend>
          {chosenStatuses.map(({ value, label }) => (
            <Chip key={value} name="status" value={value} isChosen={value === (typed.status ?? status)}>
              {label}
            </Chip>
          ))}
        </fieldset>
        <NextStepChoice
          isCompact
          legend={words.nextStep}
          next={typed.next ?? (followUpOn ? "on" : "none")}
          day={typed.followUpOn ?? followUpOn ?? ""}
          now={now}
          error={refused?.errors.followUpOn}
        />
        <Field name="note" label={words.note} className="answer-note">
          {(ties) => (
            <textarea
              rows={1}
              {...ties}
              maxLength={5000}
              placeholder={words.notePlaceholder}
              defaultValue={typed.note ?? ""}
              aria-invalid={refused?.errors.note ? true : undefined}
              className={`${control} field-sizing-content max-h-40`}
            />
          )}
        </Field>
        {errors.length > 0 ? (
          <p id="answer-problems" className="answer-problems">
            <Icon name="warning" className="mt-0.5 size-4.5" />
            {errors.join(" ")}
          </p>
        ) : null}
      </ActionForm>
    </section>
  );
}
