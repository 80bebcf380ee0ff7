import { type Business, whatsappAddress } from "~/content/business";
import { contactDetails } from "~/content/contact";
import { quotePanel } from "~/content/quote";
import type { DueBundle, DueEnquiryMail, DueMail, DueQuarantineNotice } from "~/mail/due-mail";
import { type Block, writeHtml, writeText } from "~/mail/letter";
import { oneLine } from "~/text/clean-text";
import { isolate } from "~/text/isolate";
import { formatMoment } from "~/time/format-moment";
import { type InboxFilter, openInbox, writeInboxQuery } from "../inbox-filter";
import { nameKind } from "../statuses";
import type { MailPhotograph } from "./mail-photographs.server";
import { type MailDrawing, writeMailPieces } from "./mail-pieces.server";
import { notify, notifyOfFiles } from "./notify-of-enquiry.server";
import { writeToday } from "./today-mails.server";

/** A mail for the transport. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: { name: string; address: string } | undefined;
  /** The same at every attempt, so that mail servers and readers recognize a repeat. */
  messageId: string;
  /** Headers that stop automatic replies. */
  headers: Record<string, string>;
  /** Shown in the mail as pictures. */
  drawings: MailDrawing[];
  photographs: readonly MailPhotograph[];
  /** The name of the business, under which the mail comes. */
  fromName: string;
}

/** The business and the address of the site in a mail. */
export interface Sender {
  business: Business;
  publicUrl: URL;
}

/**
 * Writes the mail for one row of the outbox, or for several in a bundle.
 * @param made the photographs of its enquiry, as far as they could be made
 */
export function composeMail(due: DueMail, sender: Sender, made: readonly MailPhotograph[] = []): Mail {
  const size = due.kind === "bundle" ? `-${due.others.length + 1}` : "";
  const messageId = `<outbox-${due.id}-${due.plannedAt.getTime()}${size}@${sender.publicUrl.hostname}>`;
  const { blocks, drawings = [], photographs = [], ...head } = write(due, sender, made);
  const fromName = oneLine(sender.business.name);
  return {
    to: due.recipient,
    fromName,
    messageId,
    ...head,
    drawings,
    photographs,
    text: writeText(blocks),
    html: writeHtml(blocks, { title: head.subject, sender: fromName }),
  };
}

/** What one kind of mail says, and in which pictures. */
export interface WrittenMail {
  subject: string;
  replyTo: Mail["replyTo"];
  headers: Record<string, string>;
  blocks: Block[];
  drawings?: MailDrawing[];
  photographs?: readonly MailPhotograph[];
}

function write(due: DueMail, sender: Sender, photographs: readonly MailPhotograph[]): WrittenMail {
  switch (due.kind) {
    case "notification":
      return notify(due, sender, photographs);
    case "addition":
      return notifyOfFiles(due, sender, photographs);
    case "acknowledgement":
      return acknowledge(due, sender);
    case "bundle":
      return notifyOfMany(due, sender);
    case "quarantine":
      return notifyOfQuarantine(due, sender);
    case "today":
      return writeToday(due.today, sender.publicUrl);
  }
}

/** Enquiries that a bundle names; it counts the others. */
const MOST_NAMED = 50;

/** The notification of several enquiries. */
function notifyOfMany({ enquiries }: DueBundle, { publicUrl }: Sender): WrittenMail {
  const named = enquiries.slice(0, MOST_NAMED);
  const left = enquiries.length - named.length;
  return {
    subject: `${enquiries.length} enquiries came in`,
    replyTo: undefined,
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      {
        kind: "paragraph",
        text: "Far more enquiries than usual are coming in, so one mail every quarter of an hour names them all.",
      },
      {
        kind: "list",
        title: `In the inbox (${enquiries.length}):`,
        items: [
          ...named.map((enquiry) =>
            [
              nameKind(enquiry.kind),
              isolate(oneLine(enquiry.name)),
              enquiry.phone,
              formatMoment(enquiry.created_at),
            ]
              .filter(Boolean)
              .join(", "),
          ),
          ...(left > 0 ? [`and ${left} more`] : []),
        ],
      },
      { kind: "link", label: "Open the inbox", href: new URL("/admin/enquiries", publicUrl).href },
    ],
  };
}

/** Says that enquiries wait in the quarantine, and how many. */
function notifyOfQuarantine(
  { waiting: { count, newest } }: DueQuarantineNotice,
  { publicUrl }: Sender,
): WrittenMail {
  const what = count === 1 ? "1 enquiry waits" : `${count} enquiries wait`;
  return {
    subject: `${what} in the quarantine`,
    replyTo: undefined,
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      {
        kind: "paragraph",
        text: `${what} in the quarantine because of what looks like spam. No other mail tells of it. Please look whether a customer is among them.`,
      },
      {
        kind: "list",
        title: count > newest.length ? `The newest ${newest.length}:` : "From:",
        items: newest.map(({ name, createdAt }) => `${isolate(oneLine(name))}, ${formatMoment(createdAt)}`),
      },
      {
        kind: "link",
        label: "Open the quarantine",
        href: new URL(`/admin/enquiries${writeInboxQuery(quarantine)}`, publicUrl).href,
      },
    ],
  };
}

const quarantine: InboxFilter = { ...openInbox, list: "all", status: "quarantine" };

/**
 * The acknowledgement goes to an unverified address, so no words in it are the sender's: a stranger could have it say anything to
 * anybody. Kinds of work and their sizes are the site's own words and plain numbers.
 */
function acknowledge({ enquiry }: DueEnquiryMail, { business, publicUrl }: Sender): WrittenMail {
  const isQuote = enquiry.kind === "quote";
  const arrival = isQuote
    ? `Your quote request has reached ${business.name}. ${quotePanel.response}`
    : `Your message has reached ${business.name}. ${contactDetails.reply}`;
  const pieces = writeMailPieces(enquiry.pieces, { remarks: false });
  return {
    subject: oneLine(isQuote ? `Your quote request to ${business.name}` : `Your message to ${business.name}`),
    replyTo: { name: business.name, address: business.email },
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    blocks: [
      { kind: "paragraph", text: arrival },
      {
        kind: "facts",
        facts: [
          { label: "Reference", value: String(enquiry.id) },
          { label: "Received", value: formatMoment(enquiry.created_at) },
        ],
      },
      ...pieces.blocks,
      {
        kind: "paragraph",
        text: "If you did not write to us, somebody gave your address by mistake, and you need do nothing.",
      },
      {
        kind: "facts",
        facts: [
          { label: "Call us", value: business.phone.display, href: `tel:${business.phone.e164}` },
          { label: "WhatsApp", value: `https://wa.me/${business.whatsapp}`, href: whatsappAddress(business) },
          { label: "Email", value: business.email, href: `mailto:${business.email}` },
          { label: business.name, value: publicUrl.origin, href: publicUrl.href },
        ],
      },
    ],
    drawings: pieces.drawings,
  };
}
