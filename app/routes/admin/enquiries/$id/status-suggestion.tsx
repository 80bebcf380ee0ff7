import { formatRupees } from "~/features/enquiries/describe-enquiry";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";
import { isBeforeQuoted } from "~/features/enquiries/statuses";
import { formatDay } from "~/platform/time/time";
import { ActionForm } from "./action-form";

/** Suggests the next status, based on the saved values. */
export function StatusSuggestion({ enquiry }: { enquiry: Enquiry }) {
  const { status, quotedAmount, workDoneAt } = enquiry;
  if (quotedAmount !== null && isBeforeQuoted(status)) {
    return (
      <Suggestion text={`You quoted ${formatRupees(quotedAmount)}.`}>
        <ActionForm intent="status" submit="Set to Quoted">
          <input type="hidden" name="status" value="quoted" />
          <input type="hidden" name="before" value={status} />
        </ActionForm>
      </Suggestion>
    );
  }
  if (status !== "won") return null;
  return workDoneAt ? (
    <Suggestion text={`Work done on ${formatDay(workDoneAt)}.`}>
      <ActionForm intent="work-not-done" submit="Undo" variant="quiet" />
    </Suggestion>
  ) : (
    <Suggestion text="Is the work finished?">
      <ActionForm intent="work-done" submit="Mark as done" />
    </Suggestion>
  );
}

function Suggestion({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div
      className="sheet flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-5"
      data-no-print=""
    >
      <p className="figures text-sm">{text}</p>
      {children}
    </div>
  );
}
