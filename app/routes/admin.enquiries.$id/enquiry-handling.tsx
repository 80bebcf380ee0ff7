import { SpamReasons } from "~/enquiries/spam-reason-list";
import { chosenStatuses } from "~/enquiries/statuses";
import type { Enquiry } from "~/enquiries/types";
import { SelectField, TextField } from "~/ui/form/field";
import { EnquiryPanel } from "./enquiry-panel";
import { HandlingForm } from "./handling-form";

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
