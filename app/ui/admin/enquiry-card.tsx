import { useId } from "react";
import type { Enquiry } from "~/domain/enquiries/types";
import { Icon, type IconName } from "~/ui/icon";
import { formatMinute } from "./format-day";
import { describeQuote } from "./quote-details";

const kinds = { message: "Message", quote: "Quote request" } as const;

/** A message or quote request: who sent it and when, how to answer, and what it says. */
export function EnquiryCard({ enquiry }: { enquiry: Enquiry }) {
  const nameId = useId();
  const { kind, name, email, phone, message, details, createdAt } = enquiry;
  return (
    <article aria-labelledby={nameId} className="sheet grid gap-3 p-4 sm:p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={nameId} className="min-w-0 text-title">
          {name}
        </h2>
        <p className="caption figures text-steel-600">
          {kinds[kind]} · <time dateTime={createdAt}>{formatMinute(createdAt)}</time>
        </p>
      </header>
      {message ? <p className="measure whitespace-pre-line">{message}</p> : null}
      {details ? (
        <dl className="flex flex-wrap gap-x-6 gap-y-2 border-steel-100 border-t pt-3 text-sm">
          {describeQuote(details).map(({ label, value }) => (
            <div key={label}>
              <dt className="text-steel-600">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="-mb-2 flex flex-wrap gap-x-4 border-steel-100 border-t pt-1">
        {phone ? <ReplyLink href={`tel:+91${phone}`} icon="phone" text={phone} /> : null}
        {email ? <ReplyLink href={`mailto:${email}`} icon="mail" text={email} /> : null}
      </p>
    </article>
  );
}

function ReplyLink({ href, icon, text }: { href: string; icon: IconName; text: string }) {
  return (
    <a
      href={href}
      className="figures text-link inline-flex min-h-11 min-w-0 items-center gap-2 break-all text-sm"
    >
      <Icon name={icon} className="size-4.5" />
      {text}
    </a>
  );
}
