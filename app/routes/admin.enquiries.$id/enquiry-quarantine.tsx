import { SpamReasons } from "~/enquiries/spam-reason-list";
import { EnquiryPanel } from "./enquiry-panel";
import { HandlingForm } from "./handling-form";

/** Why an enquiry waits in the quarantine, and the decision about it. */
export function EnquiryQuarantine({ reasons, isMailOff }: { reasons: string[]; isMailOff: boolean }) {
  return (
    <EnquiryPanel title="In quarantine">
      <SpamReasons reasons={reasons} />
      <p className="text-sm text-steel-600">
        {isMailOff
          ? "The sender saw the usual thanks."
          : "The sender saw the usual thanks; no mail went out. Releasing it sends the mails now."}
      </p>
      <div className="flex flex-wrap gap-3">
        <HandlingForm intent="status" submit="Release to inbox" variant="primary">
          <input type="hidden" name="status" value="new" />
        </HandlingForm>
        <HandlingForm intent="status" submit="It is spam">
          <input type="hidden" name="status" value="spam" />
        </HandlingForm>
      </div>
    </EnquiryPanel>
  );
}
