import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { itemChangeProblems } from "~/content/item-form";
import { Chip, chipRow, FollowUpChoice } from "~/features/enquiries/choice-chips";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";
import { lostReasons, selectableStatuses } from "~/features/enquiries/statuses";
import { Button } from "~/platform/ui/button";
import { readDraft } from "~/platform/ui/form/draft";
import { controlClasses, Field } from "~/platform/ui/form/field";
import { ConflictNote } from "~/platform/ui/form/form-notes";
import type { RefusedForm, ToastMessage } from "~/platform/ui/form/form-result";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm, useRefusedForm } from "~/platform/ui/form/use-form";
import { useBrowserLayoutEffect } from "~/platform/ui/hooks";
import { Icon } from "~/platform/ui/icon";

const deletedToast: ToastMessage = { type: "error", message: itemChangeProblems.deleted, isConflict: true };

interface AnswerBarProps {
  enquiry: Enquiry;
  idempotencyKey: string;
  /** ISO 8601. */
  now: string;
}

/** Also shown for a deleted enquiry with an unsaved draft, which can still be saved. */
export function AnswerBar({ enquiry, idempotencyKey, now }: AnswerBarProps) {
  const { status, version, lostReason, deletedAt } = enquiry;
  const draft = useDraftAfterDeletion(deletedAt);
  const response = useRefusedForm();
  // Saving the draft of a deleted enquiry restores the enquiry.
  const draftForm = useMemo(
    (): RefusedForm | undefined =>
      draft ? { typed: { ...draft, intent: "answer" }, errors: {}, version, toast: deletedToast } : undefined,
    [draft, version],
  );
  const form = useForm({
    intent: "answer",
    version,
    idempotencyKey,
    refused: response ? undefined : draftForm,
  });
  const { refused } = form;
  const { typed = {}, errors = {} } = refused ?? {};
  const errorTexts = ["status", "followUpOn", "followUpTime", "note"].flatMap((field) => errors[field] ?? []);
  const statusBeforeDeletion = useRef(status);
  if (!deletedAt) statusBeforeDeletion.current = status;
  useEffect(() => {
    if (draft) form.ref.current?.querySelector("textarea")?.focus();
  }, [draft, form.ref]);
  if (deletedAt && !refused) return null;
  return (
    <section
      aria-label="Status and follow-up"
      className="raised sticky bottom-0 z-20 -mx-4 border-steel-300 border-t bg-paper px-4 py-2.5 shadow-bar short:static sm:mx-0 sm:rounded-t-sm sm:border sm:border-b-0"
      data-answer=""
      data-no-print=""
    >
      <PostForm form={form} className="group/answer grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <fieldset className={`flex ${chipRow}`}>
          <legend className="sr-only">Status</legend>
          {selectableStatuses.map(({ value, label }) => (
            <Chip
              isCompact
              key={value}
              name="status"
              value={value}
              isChosen={value === (typed.status ?? statusBeforeDeletion.current)}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
        {/* A lost enquiry has a reason instead of a follow-up. */}
        <fieldset className={`hidden group-has-[[value=lost]:checked]/answer:flex ${chipRow}`}>
          <legend className="sr-only">Reason</legend>
          <span aria-hidden="true" className="self-center pr-1 text-sm">
            Why?
          </span>
          {lostReasons.map(({ value, label }) => (
            <Chip
              isCompact
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
          legend="Follow-up"
          typed={typed}
          savedFollowUp={enquiry.followUp}
          now={now}
          errors={errors}
        />
        <Field name="note" label="Note" className="[&_label]:sr-only">
          {(fieldProps) => (
            <textarea
              rows={1}
              {...fieldProps}
              maxLength={5000}
              placeholder="Add a note"
              defaultValue={typed.note ?? ""}
              aria-invalid={errors.note ? true : undefined}
              className={`${controlClasses} field-sizing-content max-h-40`}
            />
          )}
        </Field>
        <ConflictNote toast={refused?.toast} className="order-last col-span-full" />
        {errorTexts.length > 0 ? (
          <p
            id="answer-problems"
            className="order-1 col-span-full flex gap-1.5 font-semibold text-danger text-sm"
          >
            <Icon name="warning" className="mt-0.5 size-4.5" />
            {errorTexts.join(" ")}
          </p>
        ) : null}
        {/* Not in the accent colour, which is reserved for the call button. */}
        <Button variant="plate" busy={form.isBusy}>
          Save
        </Button>
      </PostForm>
    </section>
  );
}

/** Returns the draft of an answer to an enquiry that is now in the trash. */
function useDraftAfterDeletion(deletedAt: string | null): Record<string, string> | null {
  const { pathname } = useLocation();
  const [draft, setDraft] = useState<Record<string, string> | null>(null);
  useBrowserLayoutEffect(() => {
    const draft = Object.fromEntries(readDraft(`${pathname} answer`));
    setDraft(deletedAt !== null && Object.keys(draft).length > 0 ? draft : null);
  }, [deletedAt]);
  return draft;
}
