import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { formProblemsHeading } from "~/content/contact";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { EnquiryHiddenFields, type FormNotes } from "./enquiry-hidden-fields";
import { EnquiryTrouble } from "./enquiry-trouble";
import { useEnquiryDraft } from "./use-enquiry-draft";
import type { EnquiryFormState } from "./use-enquiry-form";

interface EnquiryFormProps {
  heading: string;
  state: EnquiryFormState;
  notes: FormNotes;
  submit: string;
  /** The button's words while the form is under way. */
  pending: string;
  /** The same while something else has to end before the form may go; null when nothing has. */
  waiting?: string | null;
  /** Whether files may be among the fields. */
  hasFiles?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form of the public site: what is wrong at its top, its fields, its button. The browser's own checks are off, so that
 * what is wrong is said in the specified words, with and without scripts.
 */
export function EnquiryForm({
  heading,
  state,
  notes,
  submit,
  pending,
  waiting = null,
  hasFiles = false,
  onSubmit,
  children,
}: EnquiryFormProps) {
  const { answer, isSubmitting, fieldsKey } = state;
  const busyWords = isSubmitting ? pending : waiting;
  return (
    <Form
      ref={useEnquiryDraft(state)}
      method="post"
      encType={hasFiles ? "multipart/form-data" : undefined}
      replace
      preventScrollReset
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-6"
    >
      <h2 className="text-heading">{heading}</h2>
      <EnquiryHiddenFields key={`hidden ${fieldsKey}`} notes={notes} answer={answer} />
      {answer?.isOurFault ? <EnquiryTrouble answer={answer} /> : null}
      {answer ? <ErrorSummary title={formProblemsHeading} problems={answer.problems} /> : null}
      <div key={fieldsKey} className="grid grid-cols-1 gap-6">
        {children}
      </div>
      <Button busy={busyWords !== null} icon="arrow-right" className="w-full sm:w-auto sm:justify-self-start">
        {busyWords ?? submit}
      </Button>
    </Form>
  );
}
