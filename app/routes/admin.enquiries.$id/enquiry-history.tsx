import type { EnquiryStatus, LostReason } from "~/database/enquiry-tables";
import { formatRupees } from "~/enquiries/describe-enquiry";
import type { HistoryStep } from "~/enquiries/enquiry-history.server";
import { describeFollowUp, readFollowUp } from "~/enquiries/follow-up";
import { mailKinds } from "~/enquiries/mails/mail-kinds";
import { formatPhone } from "~/enquiries/phone";
import { enquiryStatuses, nameLostReason, nameStatus } from "~/enquiries/statuses";
import { isolate } from "~/text/isolate";
import { formatMinute } from "~/time/format-day";
import { joinClasses } from "~/ui/join-classes";
import { EnquiryPanel } from "./enquiry-words";

export function EnquiryHistory({ steps }: { steps: readonly HistoryStep[] }) {
  return (
    <EnquiryPanel title="History">
      <ol className="grid gap-3.5 border-steel-300 border-l pl-[1.25rem] print:ml-[4px] print:block print:columns-2 print:border-0">
        {steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their places
            key={index}
            className={joinClasses(
              "relative grid grid-cols-1 gap-0.5 print:mb-[1.5mm]",
              "before:absolute before:top-[0.5em] before:left-[calc(-1.25rem-4px)] before:h-px before:w-[7px] before:-rotate-45 before:bg-graphite",
              step.kind === "note" && "rounded-sm bg-mist px-[0.875rem] py-[0.625rem]",
            )}
          >
            <p
              className={joinClasses(
                "wrap-anywhere",
                step.kind === "note" ? "measure whitespace-pre-line" : "text-sm",
              )}
            >
              {describeStep(step)}
            </p>
            <p className="figures text-caption text-steel-600">
              <time dateTime={step.at}>{formatMinute(step.at)}</time>
              {step.author ? ` · ${step.author}` : null}
            </p>
          </li>
        ))}
      </ol>
    </EnquiryPanel>
  );
}

function describeStep({ kind, before, after, state }: HistoryStep): string {
  switch (kind) {
    case "note":
      return after ?? "";
    case "arrived":
      return arrived[(after ?? "website") as keyof typeof arrived];
    case "mail":
      return `${mailKinds[after as keyof typeof mailKinds]}: ${state === "undelivered" ? "not delivered" : "sent"}`;
    case "status":
      return `${nameStored(before)} → ${nameStored(after)}`;
    case "follow-up":
      return after ? describeFollowUp(readFollowUp(after)) : "Follow-up removed";
    case "lost":
      return `Lost: ${nameLostReason(after as LostReason)}`;
    case "work-done":
      return after ? "Work done" : "Work not done yet";
    case "amount":
      return after ? `Quoted ${formatRupees(Number(after))}` : "Quoted amount removed";
    case "photographs":
      return after === "1" ? "1 photograph added" : `${after} photographs added`;
    case "name":
    case "email":
    case "town":
      return describeChange(changed[kind], before, after);
    case "phone":
      return describeChange(changed.phone, before && formatPhone(before), after && formatPhone(after));
    case "pieces":
      return describeChange(changed.pieces, before, after);
    case "quotation":
      return `Quotation ${before}: ${after}`;
    case "order":
      return `Order: ${after}`;
    case "entered":
      return "Entered";
    case "read":
      return "Opened for the first time";
    case "call":
      return "Called";
    case "chat":
      return "WhatsApp opened";
  }
}

const arrived = {
  website: "Came in through the website",
  program: "Sent by another program",
  phone: "Called",
  whatsapp: "Wrote on WhatsApp",
  door: "Walked in",
};

const changed = { name: "Name", phone: "Phone", email: "Email", town: "Town", pieces: "Measured" };

function describeChange(label: string, before: string | null, after: string | null): string {
  return `${label}: ${isolate(before || "none")} → ${isolate(after || "none")}`;
}

function nameStored(status: string | null): string {
  const known = enquiryStatuses.some(({ value }) => value === status);
  return known ? nameStatus(status as EnquiryStatus) : (status ?? "");
}
