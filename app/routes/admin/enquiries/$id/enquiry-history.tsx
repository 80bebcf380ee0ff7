import { describeStep } from "~/features/enquiries/describe-step";
import type { HistoryStep } from "~/features/enquiries/enquiry-history.server";
import { isolate } from "~/platform/text/text";
import { formatDateTime } from "~/platform/time/time";
import { joinClasses } from "~/platform/ui/join-classes";
import { EnquiryPanel } from "./enquiry-message";

/** The details list emails and the first reading. */
export function EnquiryHistory({ steps }: { steps: readonly HistoryStep[] }) {
  return (
    <EnquiryPanel title="History">
      <ol className="grid gap-3.5 border-steel-300 border-l pl-[1.25rem] print:ml-[4px] print:block print:columns-2 print:border-0">
        {steps
          .filter(({ kind }) => kind !== "mail" && kind !== "read")
          .map((step, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their position
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
                {step.isFromCustomer ? (
                  <strong className="block text-sm">Question from the customer</strong>
                ) : null}
                {describeStep(step)}
              </p>
              <p className="figures text-caption text-steel-600">
                <time dateTime={step.at}>{formatDateTime(step.at)}</time>
                {step.author
                  ? ` · ${step.isFromCustomer ? `Customer “${isolate(step.author)}”` : step.author}`
                  : null}
              </p>
            </li>
          ))}
      </ol>
    </EnquiryPanel>
  );
}
