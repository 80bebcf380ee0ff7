import { Link, useLocation } from "@remix-run/react";
import { type FormEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from "react";
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
import { AnswerActions, statusField } from "./answer-actions";

const deletedToast: ToastMessage = { type: "error", message: itemChangeProblems.deleted, isConflict: true };

interface AnswerBarProps {
  enquiry: Enquiry;
  /** The newest one. */
  quotationId: number | undefined;
  idempotencyKey: string;
  /** ISO 8601. */
  now: string;
  /** An answer that waited for the network, to be changed. */
  reopened: RefusedForm | undefined;
  onSaved: () => void;
}

/** Also shown for a deleted enquiry with an unsaved draft, which can still be saved. */
export function AnswerBar({ enquiry, quotationId, idempotencyKey, now, reopened, onSaved }: AnswerBarProps) {
  const { status, version, lostReason, deletedAt } = enquiry;
  const { search } = useLocation();
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
    refused: response?.typed ? undefined : (reopened ?? draftForm),
  });
  const { refused, isBusy, isRestored } = form;
  const { typed = {}, errors = {} } = refused ?? {};
  const errorTexts = ["status", "followUpOn", "followUpTime", "note"].flatMap((field) => errors[field] ?? []);
  const sheet = useRef<HTMLDialogElement>(null);
  const statusBeforeDeletion = useRef(status);
  if (!deletedAt) statusBeforeDeletion.current = status;
  useEffect(() => {
    if (draft) form.ref.current?.querySelector("textarea")?.focus();
  }, [draft, form.ref]);
  useEffect(() => {
    if (isRestored) sheet.current?.show();
  }, [isRestored]);
  const isContactedProposed = useRef(false);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && !response?.typed) {
      // A changed field would keep its text.
      if (reopened) form.ref.current?.reset();
      onSaved();
      closeSheet(sheet.current);
    }
    wasBusy.current = isBusy;
  }, [isBusy, response, reopened, form.ref, onSaved]);
  if (deletedAt && !refused) return null;
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    closeSheet(sheet.current);
    // Closing takes back the status that "Contacted" proposed.
    const contacted = form.ref.current?.querySelector<HTMLInputElement>("[name=status][value=contacted]");
    const saved = form.ref.current?.querySelector<HTMLInputElement>("[name=status][value=new]");
    if (saved && contacted?.checked && isContactedProposed.current) saved.checked = true;
    isContactedProposed.current = false;
  };
  return (
    <section
      aria-label="Status and follow-up"
      className="raised sticky bottom-0 z-20 -mx-4 border-steel-300 border-t bg-paper shadow-bar short:static sm:mx-0 sm:rounded-t-sm sm:border sm:border-b-0"
      data-answer=""
      data-no-print=""
    >
      <dialog
        ref={sheet}
        id="answer"
        open={refused !== undefined}
        aria-label="Answer"
        onKeyDown={(event) => event.key === "Escape" && close(event)}
        className="raised absolute inset-x-0 top-auto bottom-full m-0 max-h-[calc(100dvh-8.5rem)] w-full max-w-none overflow-y-auto border-steel-300 border-t bg-paper px-4 py-3 text-graphite shadow-bar target:block short:static short:max-h-none"
      >
        <PostForm
          form={form}
          onChange={presetSiteVisit}
          className="group/answer grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-3"
        >
          <fieldset className={`flex ${chipRow} pr-11`}>
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
                rows={2}
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
          <Button variant="plate" busy={isBusy}>
            Save
          </Button>
        </PostForm>
        <Link
          to={`${search}#enquiry-name`}
          onClick={close}
          className="absolute top-2 right-2 grid size-11 place-items-center rounded-sm hover:bg-mist"
        >
          <Icon name="close" label="Close" />
        </Link>
      </dialog>
      {deletedAt ? null : (
        <AnswerActions
          enquiry={enquiry}
          quotationId={quotationId}
          onOpen={(event, selector) => {
            event.preventDefault();
            const contacted = form.ref.current?.querySelector<HTMLInputElement>("[value=contacted]");
            const saved = form.ref.current?.querySelector<HTMLInputElement>("[name=status][value=new]");
            if (contacted && saved?.checked && selector === statusField) {
              contacted.checked = true;
              isContactedProposed.current = true;
            }
            sheet.current?.show();
            form.ref.current?.querySelector<HTMLElement>(selector)?.focus();
          }}
        />
      )}
    </section>
  );
}

/** A link that was followed before the scripts loaded opened the sheet as its target. */
function closeSheet(sheet: HTMLDialogElement | null): void {
  sheet?.close();
  if (sheet?.matches(":target")) location.hash = "enquiry-name";
}

/** Choosing "Site visit" makes the follow-up a visit tomorrow, unless there is one. */
function presetSiteVisit({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== "status" || target.value !== "site-visit")
    return;
  const find = <Control extends Element>(selector: string) => currentTarget.querySelector<Control>(selector);
  const type = find<HTMLSelectElement>("[name=followUpType]");
  if (type && type.value === type.dataset.preset) type.value = "site-visit";
  const none = find<HTMLInputElement>("[name=next][value=none]");
  const tomorrow = find<HTMLInputElement>("[name=next][value=tomorrow]");
  if (none?.checked && tomorrow) tomorrow.checked = true;
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
