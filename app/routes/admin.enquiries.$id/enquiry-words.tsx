import { describeQuote } from "~/enquiries/describe-quote";
import type { Enquiry } from "~/enquiries/types";
import { EnquiryPanel } from "./enquiry-panel";
import { describeSource } from "./source-details";

/** What the visitor wrote, all of it. */
export function EnquiryWords({ enquiry }: { enquiry: Enquiry }) {
  const { kind, message, details, source } = enquiry;
  const answers = [...(details ? describeQuote(details) : []), ...describeSource(source)];
  return (
    <EnquiryPanel title={kind === "quote" ? "What was asked" : "Message"}>
      <p className="measure whitespace-pre-line wrap-anywhere">{message || "No description was given."}</p>
      {answers.length > 0 ? (
        <dl className="grid gap-x-6 gap-y-3 border-steel-100 border-t pt-4 text-sm sm:grid-cols-2">
          {answers.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-steel-600">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </EnquiryPanel>
  );
}
