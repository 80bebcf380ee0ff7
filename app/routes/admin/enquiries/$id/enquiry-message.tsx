import { type ReactNode, useId } from "react";
import { listFacts } from "~/features/enquiries/enquiry";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";

export function EnquiryPanel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="sheet grid grid-cols-1 content-start gap-4 p-4 sm:p-5">
      <h3 id={titleId} className="display-face text-sm tracking-normal">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function FactList({ facts }: { facts: readonly { label: string; value: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-steel-600">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function EnquiryMessage({ enquiry }: { enquiry: Enquiry }) {
  const { kind, message, details } = enquiry;
  return (
    <EnquiryPanel title={kind === "quote" ? "Request" : "Message"}>
      <p className="measure whitespace-pre-line wrap-anywhere">{message || "No description."}</p>
      <FactList facts={details ? listFacts(details) : []} />
    </EnquiryPanel>
  );
}
