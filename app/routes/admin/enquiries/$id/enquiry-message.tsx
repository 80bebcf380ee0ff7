import { type ReactNode, useId } from "react";
import { campaignTags } from "~/features/enquiries/attribution";
import type { EnquirySource } from "~/features/enquiries/attribution.server";
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

function listSourceFacts(source: EnquirySource): { label: string; value: string }[] {
  const { page, referrer, utm } = source;
  const tags = campaignTags.flatMap((tag) => (utm?.[tag] ? [`${tag} ${utm[tag]}`] : []));
  const entries = [
    { label: "First page visited", value: page ?? "" },
    { label: "Came from", value: referrer ?? "" },
    { label: "Campaign", value: tags.join(", ") },
  ];
  return entries.filter(({ value }) => value !== "");
}

export function EnquiryMessage({ enquiry }: { enquiry: Enquiry }) {
  const { kind, message, details, source } = enquiry;
  const facts = [...(details ? listFacts(details) : []), ...listSourceFacts(source)];
  return (
    <EnquiryPanel title={kind === "quote" ? "Request" : "Message"}>
      <p className="measure whitespace-pre-line wrap-anywhere">{message || "No description."}</p>
      {facts.length > 0 ? (
        <dl className="grid gap-x-6 gap-y-3 border-steel-100 border-t pt-4 text-sm sm:grid-cols-2">
          {facts.map(({ label, value }) => (
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
