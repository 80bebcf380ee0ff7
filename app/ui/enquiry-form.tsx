import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { formProblemsHeading } from "~/content/contact";
import { Button } from "./button";
import { EnquiryHiddenFields, type FormNotes } from "./enquiry-hidden-fields";
import { EnquiryTrouble } from "./enquiry-trouble";
import { ErrorSummary } from "./error-summary";
import type { EnquiryFormState } from "./use-enquiry-form";

interface EnquiryFormProps {
  heading: string;
  state: EnquiryFormState;
  notes: FormNotes;
  submit: string;
  /** The button's words while the form is under way. */
  pending: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form of the public site: what is wrong at its top, its fields, its button. The browser's own checks are off, so that
 * what is wrong is said in the specified words, with and without scripts.
 */
export function EnquiryForm({ heading, state, notes, submit, pending, children }: EnquiryFormProps) {
  const { answer, isSubmitting, fieldsKey } = state;
  return (
    <Form method="post" replace preventScrollReset noValidate className="grid gap-6">
      <h2 className="text-heading">{heading}</h2>
      <EnquiryHiddenFields key={`hidden ${fieldsKey}`} notes={notes} answer={answer} />
      {answer?.isOurFault ? <EnquiryTrouble answer={answer} /> : null}
      {answer ? <ErrorSummary title={formProblemsHeading} problems={answer.problems} /> : null}
      <div key={fieldsKey} className="grid gap-6">
        {children}
      </div>
      <Button busy={isSubmitting} icon="arrow-right" className="w-full sm:w-auto sm:justify-self-start">
        {isSubmitting ? pending : submit}
      </Button>
    </Form>
  );
}
