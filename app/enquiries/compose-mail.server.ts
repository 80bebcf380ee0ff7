import { contactDetails } from "~/content/contact";
import { quotePanel } from "~/content/quote";
import { type Block, writeHtml, writeText } from "~/mail/letter";
import type { DueMail } from "~/mail/outbox.server";
import type { Business } from "~/site/business";
import { describeQuote } from "./enquiry";
import { formatMoment } from "./indian-time";
import { parseQuoteDetails } from "./quote-details.server";
import { countLinks } from "./spam.server";

/** A mail for the transport. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | undefined;
  /** The same at every attempt, so that mail servers and readers recognize a repeat. */
  messageId: string;
  /** Headers that stop automatic replies. */
  headers: Record<string, string>;
}

/** The business and the address of the site in a mail. */
interface Sender {
  business: Business;
  publicUrl: URL;
}

/** Writes the mail for one row of the outbox. */
export function composeMail(due: DueMail, sender: Sender): Mail {
  const messageId = `<outbox-${due.id}-${due.enquiry.created_at.getTime()}@${sender.publicUrl.hostname}>`;
  const { blocks, ...head } = writers[due.kind](due, sender);
  return { to: due.recipient, messageId, ...head, text: writeText(blocks), html: writeHtml(blocks) };
}

interface Written {
  subject: string;
  replyTo: string | undefined;
  headers: Record<string, string>;
  blocks: Block[];
}

const writers: Record<DueMail["kind"], (due: DueMail, sender: Sender) => Written> = {
  notification: notify,
  addition: notifyOfFiles,
  acknowledgement: acknowledge,
};

function notify({ enquiry, attachments }: DueMail, { publicUrl }: Sender): Written {
  const what = enquiry.kind === "quote" ? "Quote request" : "Message";
  const ways = [
    { label: "Phone", value: enquiry.phone ?? "" },
    { label: "Email", value: enquiry.email ?? "" },
    { label: "Received", value: formatMoment(enquiry.created_at) },
  ];
  const details = describeQuote(parseQuoteDetails(enquiry.details));
  return {
    subject: oneLine(`${what} from ${enquiry.name}`),
    replyTo: enquiry.email ?? undefined,
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      { kind: "paragraph", text: `${what} from ${enquiry.name}` },
      { kind: "facts", facts: [...ways.filter(({ value }) => value !== ""), ...details] },
      { kind: "quotation", text: enquiry.message || "(no text)" },
      ...listAttachments(attachments),
      linkToInbox(enquiry.id, publicUrl),
    ],
  };
}

/** The notification about files that were sent later. */
function notifyOfFiles({ enquiry, attachments }: DueMail, { publicUrl }: Sender): Written {
  return {
    subject: oneLine(`More files from ${enquiry.name}`),
    replyTo: enquiry.email ?? undefined,
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

/** The acknowledgement goes to an unverified address, so it quotes no text with links: spammers could send them to others. */
function acknowledge({ enquiry }: DueMail, { business }: Sender): Written {
  const isQuote = enquiry.kind === "quote";
  const arrival = isQuote
    ? `Your quote request has reached ${business.name}. ${quotePanel.response}`
    : `Your message has reached ${business.name}. ${contactDetails.reply}`;
  const isQuotable = enquiry.message !== "" && countLinks(enquiry.message) === 0;
  return {
    subject: oneLine(isQuote ? `Your quote request to ${business.name}` : `Your message to ${business.name}`),
    replyTo: business.email,
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    blocks: [
      { kind: "paragraph", text: `Dear ${enquiry.name},` },
      { kind: "paragraph", text: arrival },
      ...(isQuotable
        ? [
            { kind: "paragraph" as const, text: "What you sent:" },
            { kind: "quotation" as const, text: enquiry.message },
          ]
        : []),
      { kind: "paragraph", text: [business.name, business.phone.display, business.email].join("\n") },
    ],
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

/** A subject on one line, whatever a visitor typed as a name. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 200);
}
