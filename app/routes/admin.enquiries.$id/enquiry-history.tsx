import { enquiryMailWords } from "~/content/enquiry-page";
import { inboxWords } from "~/content/inbox";
import type { EnquiryStatus, LostReason } from "~/database/enquiry-tables";
import { formatRupees } from "~/enquiries/describe-enquiry";
import type { HistoryStep } from "~/enquiries/enquiry-history.server";
import { describeFollowUp, readFollowUp } from "~/enquiries/follow-up";
import { formatPhone } from "~/enquiries/phone";
import { enquiryStatuses, nameLostReason, nameStatus } from "~/enquiries/statuses";
import { isolate } from "~/text/isolate";
import { formatMinute } from "~/time/format-day";
import { joinClasses } from "~/ui/join-classes";
import { EnquiryPanel } from "./enquiry-words";

const words = inboxWords.history;

export function EnquiryHistory({ steps }: { steps: readonly HistoryStep[] }) {
  return (
    <EnquiryPanel title={words.title}>
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
      return words.arrived[(after ?? "website") as keyof typeof words.arrived];
    case "mail":
      return `${enquiryMailWords.kinds[after as keyof typeof enquiryMailWords.kinds]} ${words.mail[state ?? "sent"]}`;
    case "status":
      return words.status(nameStored(before), nameStored(after));
    case "follow-up":
      return after ? describeFollowUp(readFollowUp(after)) : words.noFollowUp;
    case "lost":
      return `Lost: ${nameLostReason(after as LostReason)}`;
    case "work-done":
      return after ? "Work done" : "Work not done yet";
    case "amount":
      return words.amount(after && formatRupees(Number(after)));
    case "photographs":
      return words.photographs(after ?? "");
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
    case "read":
    case "call":
    case "chat":
      return words[kind];
  }
}

const changed = { name: "Name", phone: "Phone", email: "Email", town: "Town", pieces: "Measured" };

function describeChange(label: string, before: string | null, after: string | null): string {
  return `${label}: ${isolate(before || "none")} → ${isolate(after || "none")}`;
}

function nameStored(status: string | null): string {
  const known = enquiryStatuses.some(({ value }) => value === status);
  return known ? nameStatus(status as EnquiryStatus) : (status ?? "");
}
