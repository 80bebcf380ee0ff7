import { getLabel, isolate } from "~/platform/text/text";
import { formatRupees } from "./describe-enquiry";
import { enquiryFields, formatAnswer } from "./enquiry-fields";
import type { HistoryStep } from "./enquiry-history.server";
import { describeFollowUp, parseFollowUp } from "./follow-up";
import { mailLabels } from "./mails/mail-labels";
import { enquiryStatuses, lostReasons } from "./statuses";

export function describeStep({ kind, before, after, state }: Omit<HistoryStep, "author" | "at">): string {
  const field = enquiryFields.find(({ name }) => kind === `field-${name}`);
  if (field) return describeChange(field.label, formatAnswer(field, before), formatAnswer(field, after));
  switch (kind) {
    case "note":
      return after ?? "";
    case "arrived":
      return arrivalLabels[(after ?? "website") as keyof typeof arrivalLabels];
    case "mail":
      return `${mailLabels[after as keyof typeof mailLabels]}: ${state === "undelivered" ? "not delivered" : "sent"}`;
    case "status":
      return `${getLabel(enquiryStatuses, before ?? "")} → ${getLabel(enquiryStatuses, after ?? "")}`;
    case "follow-up":
      return after ? describeFollowUp(parseFollowUp(after)) : "Follow-up removed";
    case "lost":
      return `Lost: ${getLabel(lostReasons, after ?? "")}`;
    case "work-done":
      return after ? "Work done" : "Work not done yet";
    case "amount":
      return after ? `Amount: ${formatRupees(Number(after))}` : "Amount removed";
    case "photographs":
      return after === "1" ? "1 photo added" : `${after} photos added`;
    case "pieces":
      return describeChange("Measured", before, after);
    case "quotation":
      return describeQuotationStep(before ?? "", after);
    case "order":
      return `Order: ${after}`;
    case "entered":
      return "Entered by hand";
    case "read":
      return "Opened for the first time";
    case "call":
      return "Called";
    case "chat":
      return "WhatsApp opened";
    // A field that an earlier version of the site had.
    default:
      return describeChange("Answer", before, after);
  }
}

/** A draft has no number. */
function describeQuotationStep(act: string, number: string | null): string {
  const text = `Quotation ${act}${customerAnswers.has(act) ? " by the customer" : ""}`;
  return number === null ? text : `${text}: ${number}`;
}

const customerAnswers = new Set(["accepted", "acceptance withdrawn", "declined"]);

const arrivalLabels = {
  website: "Sent from the website",
  program: "Came through the website's API",
  phone: "Called",
  whatsapp: "Wrote on WhatsApp",
  door: "Walked in",
};

function describeChange(label: string, before: string | null, after: string | null): string {
  return `${label}: ${isolate(before || "none")} → ${isolate(after || "none")}`;
}
