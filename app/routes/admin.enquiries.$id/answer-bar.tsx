import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { inboxWords } from "~/content/inbox";
import { itemChangeProblems } from "~/content/item-form";
import { Chip, FollowUpChoice } from "~/enquiries/choice-chips";
import type { Enquiry } from "~/enquiries/enquiry";
import { toFollowUp } from "~/enquiries/follow-up";
import { chosenStatuses, lostReasons } from "~/enquiries/statuses";
import { Button } from "~/ui/button";
import { ConflictNote } from "~/ui/form/conflict-note";
import { readDraft } from "~/ui/form/draft";
import { control, Field } from "~/ui/form/field";
import { PostForm } from "~/ui/form/post-form";
import type { RefusedForm } from "~/ui/form/refused-form";
import { useForm, useRefusedForm } from "~/ui/form/use-form";
import { Icon } from "~/ui/icon";
import type { ToastMessage } from "~/ui/toast-message";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

const words = inboxWords.answer;

const deleted: ToastMessage = { kind: "error", message: itemChangeProblems.deleted, isConflict: true };

interface AnswerBarProps {
  enquiry: Enquiry;
  idempotencyKey: string;
  /** ISO 8601. */
  now: string;
}

/** Also shown for a deleted enquiry when an answer was being written: it can still be saved. */
export function AnswerBar({ enquiry, idempotencyKey, now }: AnswerBarProps) {
  const { status, version, lostReason, deletedAt } = enquiry;
  const draft = useLeftDraft(deletedAt);
  const answer = useRefusedForm();
  // The draft of a deleted enquiry: its reader is told, so that one save restores it.
  const left = useMemo(
    (): RefusedForm | undefined =>
      draft ? { typed: { ...draft, intent: "answer" }, errors: {}, version, toast: deleted } : undefined,
    [draft, version],
  );
  const form = useForm({ intent: "answer", version, idempotencyKey, refused: answer ? undefined : left });
  const { refused } = form;
  const { typed = {}, errors = {} } = refused ?? {};
  const problems = ["status", "followUpOn", "followUpTime", "note"].flatMap((field) => errors[field] ?? []);
  const before = useRef(status);
  if (!deletedAt) before.current = status;
  useEffect(() => {
    if (draft) form.ref.current?.querySelector("textarea")?.focus();
  }, [draft, form.ref]);
  if (deletedAt && !refused) return null;
  return (
    <section aria-label={words.title} className="answer-bar" data-no-print="">
      <PostForm form={form} className="answer-form">
        <fieldset className="answer-choices">
          <legend className="sr-only">{words.status}</legend>
          {chosenStatuses.map(({ value, label }) => (
            <Chip
              key={value}
              name="status"
              value={value}
              isChosen={value === (typed.status ?? before.current)}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
        <fieldset className="answer-choices lost-choices">
          <legend className="sr-only">Reason</legend>
          <span aria-hidden="true" className="self-center pr-1 text-sm">
            Why?
          </span>
          {lostReasons.map(({ value, label }) => (
            <Chip
              key={value}
              name="lostReason"
              value={value}
              isChosen={value === (typed.lostReason ?? lostReason)}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
        <FollowUpChoice
          isCompact
          legend={words.nextStep}
          typed={typed}
          planned={toFollowUp(enquiry)}
          now={now}
          errors={errors}
        />
        <Field name="note" label={words.note} className="answer-note">
          {(ties) => (
            <textarea
              rows={1}
              {...ties}
              maxLength={5000}
              placeholder={words.notePlaceholder}
              defaultValue={typed.note ?? ""}
              aria-invalid={errors.note ? true : undefined}
              className={`${control} field-sizing-content max-h-40`}
            />
          )}
        </Field>
        <ConflictNote toast={refused?.toast} className="order-last col-span-full" />
        {problems.length > 0 ? (
          <p id="answer-problems" className="answer-problems">
            <Icon name="warning" className="mt-0.5 size-4.5" />
            {problems.join(" ")}
          </p>
        ) : null}
        {/* The accent colour belongs to the call button. */}
        <Button variant="plate" busy={form.isBusy}>
          {words.save}
        </Button>
      </PostForm>
    </section>
  );
}

/** The draft of the answer that remained when the enquiry was deleted elsewhere. */
function useLeftDraft(deletedAt: string | null): Record<string, string> | null {
  const { pathname } = useLocation();
  const [left, setLeft] = useState<Record<string, string> | null>(null);
  useBrowserLayoutEffect(() => {
    const draft = Object.fromEntries(readDraft(`${pathname} answer`));
    setLeft(deletedAt !== null && Object.keys(draft).length > 0 ? draft : null);
  }, [deletedAt]);
  return left;
}
