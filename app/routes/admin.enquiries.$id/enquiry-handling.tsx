import { Form, useActionData, useNavigation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { useUnsentWords } from "~/admin/use-unsent-words";
import type { Handling } from "~/enquiries/answer-handling.server";
import type { Enquiry } from "~/enquiries/enquiry";
import { SpamReasons } from "~/enquiries/enquiry-marks";
import { chosenStatuses } from "~/enquiries/statuses";
import { Button, type ButtonVariant } from "~/ui/button";
import { SelectField, TextField } from "~/ui/form/field";
import { EnquiryPanel } from "./enquiry-words";

interface EnquiryHandlingProps {
  enquiry: Enquiry;
  /** What could not be sent before. */
  typed: Record<string, string>;
  errorFor: (field: string) => string | undefined;
}

/** Where the enquiry stands, and when the next step is due. */
export function EnquiryHandling({ enquiry, typed, errorFor }: EnquiryHandlingProps) {
  const { status, spamReasons, followUpOn } = enquiry;
  return (
    <EnquiryPanel title="Progress">
      {status === "spam" ? <SpamReasons reasons={spamReasons} /> : null}
      <HandlingForm intent="status" submit="Save status" className="grid gap-3">
        <SelectField
          key={status}
          name="status"
          label="Status"
          options={chosenStatuses}
          defaultValue={typed.status ?? status}
          error={errorFor("status")}
        />
      </HandlingForm>
      <HandlingForm
        intent="follow-up"
        submit="Save date"
        className="grid gap-3 border-steel-100 border-t pt-4"
      >
        <TextField
          key={followUpOn}
          name="followUpOn"
          type="date"
          label="Next follow-up"
          help="Empty when nothing is planned."
          defaultValue={typed.followUpOn ?? followUpOn ?? ""}
          error={errorFor("followUpOn")}
        />
      </HandlingForm>
    </EnquiryPanel>
  );
}

interface HandlingFormProps {
  intent: Handling["intent"];
  submit: string;
  variant?: ButtonVariant;
  className?: string;
  children?: ReactNode;
}

/** One of the forms of an enquiry's page; the page's action knows it by its intent. */
export function HandlingForm({
  intent,
  submit,
  variant = "secondary",
  className,
  children,
}: HandlingFormProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  const form = useRef<HTMLFormElement>(null);
  useProblemFocus(form, useActionData());
  useUnsentWords(form, intent === "note");
  return (
    <Form ref={form} method="post" replace preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button variant={variant} busy={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}
