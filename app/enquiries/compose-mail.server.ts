import { contactDetails } from "~/content/contact";
import { quotePanel } from "~/content/quote";
import { type Block, writeHtml, writeText } from "~/mail/letter";
import type { DueBundle, DueEnquiryMail, DueMail, DueQuarantineNotice } from "~/mail/outbox.server";
import { cutText } from "~/server/clean-text";
import type { Business } from "~/site/business";
import { describeLike, describeQuote } from "./enquiry";
import { type InboxFilter, openInbox, writeInboxQuery } from "./inbox-filter";
import { formatMoment } from "./indian-time";
import { readLike } from "./likes.server";
import { type MailDrawing, writeMailPieces } from "./mail-pieces.server";
import { parseQuoteDetails } from "./quote-details.server";
import { nameKind } from "./statuses";

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
}

/** The business and the address of the site in a mail. */
interface Sender {
  business: Business;
  publicUrl: URL;
}

/** Writes the mail for one row of the outbox, or for several in a bundle. */
export function composeMail(due: DueMail, sender: Sender): Mail {
  const size = due.kind === "bundle" ? `-${due.others.length + 1}` : "";
  const messageId = `<outbox-${due.id}-${due.plannedAt.getTime()}${size}@${sender.publicUrl.hostname}>`;
  const { blocks, drawings = [], ...head } = write(due, sender);
  return {
    to: due.recipient,
    messageId,
    ...head,
    drawings,
    text: writeText(blocks),
    html: writeHtml(blocks),
  };
}

interface Written {
  subject: string;
  replyTo: Mail["replyTo"];
  headers: Record<string, string>;
  blocks: Block[];
  drawings?: MailDrawing[];
}

function write(due: DueMail, sender: Sender): Written {
  switch (due.kind) {
    case "notification":
      return notify(due, sender);
    case "addition":
      return notifyOfFiles(due, sender);
    case "acknowledgement":
      return acknowledge(due, sender);
    case "bundle":
      return notifyOfMany(due, sender);
    case "quarantine":
      return notifyOfQuarantine(due, sender);
  }
}

function notify({ enquiry, attachments }: DueEnquiryMail, { publicUrl }: Sender): Written {
  const what = enquiry.kind === "quote" ? "Quote request" : "Message";
  const ways = [
    { label: "Phone", value: enquiry.phone ?? "" },
    { label: "Email", value: enquiry.email ?? "" },
    { label: "Received", value: formatMoment(enquiry.created_at) },
  ];
  const details = describeQuote(parseQuoteDetails(enquiry.details));
  const like = readLike(enquiry);
  const pieces = writeMailPieces(enquiry.pieces, { remarks: true });
  return {
    subject: oneLine(`${what} from ${enquiry.name}`),
    replyTo: answerTo(enquiry),
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      { kind: "paragraph", text: `${what} from ${enquiry.name}` },
      {
        kind: "facts",
        facts: [...ways.filter(({ value }) => value !== ""), ...details, ...describeLike(like)],
      },
      { kind: "quotation", text: enquiry.message || "(no text)" },
      ...pieces.blocks,
      ...listAttachments(attachments),
      linkToInbox(enquiry.id, publicUrl),
    ],
    drawings: pieces.drawings,
  };
}

/** The notification about files that were sent later. */
function notifyOfFiles({ enquiry, attachments }: DueEnquiryMail, { publicUrl }: Sender): Written {
  return {
    subject: oneLine(`More files from ${enquiry.name}`),
    replyTo: answerTo(enquiry),
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      {
        kind: "paragraph",
        text: `${enquiry.name} sent the same request again with more files. They are with it now.`,
      },
      ...listAttachments(attachments),
      linkToInbox(enquiry.id, publicUrl),
    ],
  };
}

/** Enquiries that a bundle names; it counts the others. */
const MOST_NAMED = 50;

/** The notification of several enquiries. */
function notifyOfMany({ enquiries }: DueBundle, { publicUrl }: Sender): Written {
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
            [nameKind(enquiry.kind), oneLine(enquiry.name), enquiry.phone, formatMoment(enquiry.created_at)]
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
): Written {
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
        items: newest.map(({ name, createdAt }) => `${oneLine(name)}, ${formatMoment(createdAt)}`),
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
function acknowledge({ enquiry }: DueEnquiryMail, { business, publicUrl }: Sender): Written {
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
        kind: "paragraph",
        text: [business.name, business.phone.display, business.email, publicUrl.origin].join("\n"),
      },
    ],
    drawings: pieces.drawings,
  };
}

/** The names of the files; the files themselves open in the inbox. */
function listAttachments(names: readonly string[]): Block[] {
  if (names.length === 0) return [];
  return [{ kind: "list", title: `Attached, to be opened in the inbox (${names.length}):`, items: names }];
}

function linkToInbox(id: number, publicUrl: URL): Block {
  return {
    kind: "link",
    label: "Open it in the inbox",
    href: new URL(`/admin/enquiries/${id}`, publicUrl).href,
  };
}

/** Where an answer to the business's mail goes: to the customer, as an address apart from the name that was typed. */
function answerTo({ name, email }: DueEnquiryMail["enquiry"]): Mail["replyTo"] {
  return email === null ? undefined : { name: oneLine(name), address: email };
}

/** A text on one line, whatever a visitor typed as a name. */
function oneLine(text: string): string {
  return cutText(text.replace(/[\s\p{Cc}]+/gu, " ").trim(), 200);
}
