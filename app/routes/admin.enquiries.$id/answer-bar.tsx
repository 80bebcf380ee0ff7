import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { inboxWords } from "~/content/inbox";
import { itemChangeProblems } from "~/content/item-form";
import type { RefusedAction } from "~/enquiries/act-on-enquiry.server";
import { Chip, NextStepChoice } from "~/enquiries/choice-chips";
import type { Enquiry } from "~/enquiries/enquiry";
import { chosenStatuses } from "~/enquiries/statuses";
import { ConflictNote } from "~/ui/form/conflict-note";
import { readDraft } from "~/ui/form/draft";
import { control, Field } from "~/ui/form/field";
import { Icon } from "~/ui/icon";
import type { ToastMessage } from "~/ui/toast-message";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { ActionForm } from "./action-form";

const words = inboxWords.answer;

const deleted: ToastMessage = { kind: "error", message: itemChangeProblems.deleted, isConflict: true };

interface AnswerBarProps {
  enquiry: Enquiry;
  steps: number;
  idempotencyKey: string;
  /** ISO 8601. */
  now: string;
  refused: RefusedAction | null;
}

/** Also shown for a deleted enquiry when an answer was being written: it can still be saved. */
export function AnswerBar({ enquiry, steps, idempotencyKey, now, refused }: AnswerBarProps) {
  const { status, followUpOn, version, deletedAt } = enquiry;
  const isRefused = refused?.typed.intent === "answer";
  const typed = isRefused ? refused.typed : {};
  const errors = ["status", "followUpOn", "note"].flatMap((field) => refused?.errors[field] ?? []);
  const bar = useRef<HTMLElement>(null);
  const isLeft = useLeftDraft(deletedAt);
  const before = useRef(status);
  if (!deletedAt) before.current = status;
  // Remount to empty the form after saving; polling by the list and a refused form keep it.
  const shown = useRef("");
  if (!isRefused) shown.current = `${version} ${steps}`;
  useEffect(() => {
    if (isLeft) bar.current?.querySelector("textarea")?.focus();
  }, [isLeft]);
  if (deletedAt && !isRefused && !isLeft) return null;
  return (
    <section ref={bar} key={shown.current} aria-label={words.title} className="answer-bar" data-no-print="">
      {/* The accent colour belongs to the call button. */}
      <ActionForm intent="answer" submit={words.save} variant="plate" className="answer-form">
        <input type="hidden" name="version" value={refused?.version ?? typed.version ?? version} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
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
        <ConflictNote
          toast={isRefused ? refused.toast : isLeft ? deleted : undefined}
          className="order-last col-span-full"
        />
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

/** Whether a draft of the answer remained when the enquiry was deleted elsewhere. */
function useLeftDraft(deletedAt: string | null): boolean {
  const { pathname } = useLocation();
  const [isLeft, setLeft] = useState(false);
  useBrowserLayoutEffect(() => {
    setLeft(deletedAt !== null && readDraft(`${pathname} answer`).toString() !== "");
  }, [deletedAt]);
  return isLeft;
}
