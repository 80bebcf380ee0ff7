import { trapLabel } from "~/content/spam";
import type { RefusedEnquiry } from "./enquiry-answer";
import { fieldId } from "./field";

/** Names of the fields that nobody fills in: one that traps programs, and one that says when the form was shown. */
export const hiddenFields = { trap: "subject", stamp: "shown" } as const;

interface EnquiryHiddenFieldsProps {
  stamp: string;
  /** Why the last attempt was not taken: mending it takes no time, so the first stamp stays. */
  answer: RefusedEnquiry | undefined;
}

/** What tells a person from a program: neither seen, nor read out, nor reached by keyboard. */
export function EnquiryHiddenFields({ stamp, answer }: EnquiryHiddenFieldsProps) {
  const { trap } = hiddenFields;
  return (
    <>
      <input
        type="hidden"
        name={hiddenFields.stamp}
        value={answer?.sent[hiddenFields.stamp] ?? stamp}
        readOnly
      />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={fieldId(trap)}>{trapLabel}</label>
        <input id={fieldId(trap)} name={trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
