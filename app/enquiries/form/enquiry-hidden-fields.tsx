import { useEffect, useState } from "react";
import { trapLabel } from "~/content/spam";
import { readLandingNote } from "~/document/landing-note";
import { fieldId } from "~/ui/form/field";
import type { RefusedEnquiry } from "./enquiry-answer";
import { readDraft } from "./enquiry-draft";

/** Names of the fields that nobody fills in: a trap for programs, when the form was shown, and where the visit came from. */
export const hiddenFields = { trap: "subject", stamp: "shown", origin: "origin" } as const;

/** What a form's loader puts into its hidden fields. */
export interface FormNotes {
  /** Says when the form was shown. */
  stamp: string;
  /** Says where the visit came from, as far as the server knows. */
  origin: string;
}

interface EnquiryHiddenFieldsProps {
  notes: FormNotes;
  /** Why the last attempt was not taken: mending it takes no time, so the first stamp stays. */
  answer: RefusedEnquiry | undefined;
}

/** Neither seen, nor read out, nor reached by keyboard. */
export function EnquiryHiddenFields({ notes, answer }: EnquiryHiddenFieldsProps) {
  const { trap, stamp, origin } = hiddenFields;
  const [landing, setLanding] = useState("");
  // A draft takes no time to finish either.
  const [firstStamp, setFirstStamp] = useState("");
  useEffect(() => {
    setLanding(readLandingNote());
    setFirstStamp(readDraft(location.pathname).get(stamp) ?? "");
  }, []);
  return (
    <>
      <input type="hidden" name={stamp} value={answer?.sent[stamp] ?? (firstStamp || notes.stamp)} />
      <input type="hidden" name={origin} value={landing || (answer?.sent[origin] ?? notes.origin)} />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={fieldId(trap)}>{trapLabel}</label>
        <input id={fieldId(trap)} name={trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
