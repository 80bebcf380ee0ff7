import { Form } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { formProblemsHeading } from "~/content/contact";
import { Button } from "./button";
import { EnquiryTrouble } from "./enquiry-trouble";
import { ErrorSummary } from "./error-summary";
import { Icon } from "./icon";
import type { EnquiryFormState } from "./use-enquiry-form";

interface EnquiryFormProps {
  heading: string;
  state: EnquiryFormState;
  submit: string;
  /** The button's words while the form is under way. */
  pending: string;
  /** Said beside the button for three seconds after the form was taken. */
  sent?: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form of the public site: what is wrong at its top, its fields, its button. The browser's own checks are off, so that
 * what is wrong is said in the specified words, with and without scripts.
 */
export function EnquiryForm({ heading, state, submit, pending, sent, children }: EnquiryFormProps) {
  const { answer, isSubmitting, isSentShown, fieldsKey } = state;
  const id = useId();
  return (
    <Form method="post" replace preventScrollReset noValidate aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {answer?.isOurFault ? <EnquiryTrouble message={answer.toast.message} /> : null}
      {answer ? <ErrorSummary title={formProblemsHeading} problems={answer.problems} /> : null}
      <div key={fieldsKey} className="grid gap-6">
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busy={isSubmitting} icon="arrow-right" className="w-full sm:w-auto">
          {isSubmitting ? pending : submit}
        </Button>
        {sent ? (
          <p role="status" className="display-face text-ok">
            {isSentShown ? (
              <span className="flex items-center gap-2">
                <Icon name="check" />
                {sent}
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
    </Form>
  );
}
