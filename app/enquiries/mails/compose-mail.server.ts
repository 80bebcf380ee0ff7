import { whatsappAddress } from "~/content/business";
import { contactDetails } from "~/content/contact";
import type { Database } from "~/database/database.server";
import { readFirm } from "~/firm/firm.server";
import { writeMail } from "~/firm/write-mail.server";
import type { DueMail } from "~/mail/due-mail";
import type { Mail, MailPhotograph } from "~/mail/mail";
import { PHOTOGRAPHS_TIMEOUT_MS } from "~/mail/outbox.server";
import { config } from "~/runtime/config.server";
import { logger } from "~/runtime/logger.server";
import { oneLine } from "~/text/clean-text";
import { isolate } from "~/text/isolate";
import { formatMinute } from "~/time/format-day";
import { type InboxFilter, openInbox, writeInboxQuery } from "../inbox-filter";
import { nameKind } from "../statuses";
import {
  type BundleContent,
  type DueEnquiryMail,
  type EnquiryMailContent,
  type MailContent,
  type QuarantineContent,
  readMailContent,
  type Sender,
  type WrittenMail,
} from "./mail-content.server";
import { makeMailPhotographs } from "./mail-photos.server";
import { writeMailPieces } from "./mail-pieces.server";
import { notify, notifyOfFiles } from "./notify-of-enquiry.server";
import { writeToday } from "./today-mails.server";

/** Returns null when the email is no longer needed. */
export async function composeMail(db: Database, due: DueMail, now: Date): Promise<Mail | null> {
  // `quotations/` and `testimonials/` compose their own emails.
  const content = await readMailContent(db, due as DueEnquiryMail, now);
  if (!content) return null;
  const { business, quoteReply, messageReply } = await readFirm(db);
  const replies = { quote: quoteReply, message: messageReply };
  const sender = { business, replies, publicUrl: config.publicUrl };
  const made = await makePhotographs(due, content);
  return await writeMail(db, due, write(content, sender, made));
}

async function makePhotographs(due: DueMail, content: MailContent): Promise<MailPhotograph[]> {
  if (content.kind !== "notification" && content.kind !== "addition") return [];
  return await makeMailPhotographs(content.attachments, {
    timeoutMs: PHOTOGRAPHS_TIMEOUT_MS,
    onFailure: (error) =>
      logger.warn({ err: error, outboxId: due.id }, "a photograph was left out of a mail"),
  });
}

function write(content: MailContent, sender: Sender, photographs: readonly MailPhotograph[]): WrittenMail {
  switch (content.kind) {
    case "notification":
      return notify(content, sender, photographs);
    case "addition":
      return notifyOfFiles(content, sender, photographs);
    case "acknowledgement":
      return acknowledge(content, sender);
    case "bundle":
      return notifyOfMany(content, sender);
    case "quarantine":
      return notifyOfQuarantine(content, sender);
    case "today":
      return writeToday(content.today, sender.publicUrl);
  }
}

/** Enquiries that a bundle names; the rest are counted. */
const MAX_NAMED = 50;

function notifyOfMany({ enquiries }: BundleContent, { publicUrl }: Sender): WrittenMail {
  const named = enquiries.slice(0, MAX_NAMED);
  const left = enquiries.length - named.length;
  return {
    subject: `${enquiries.length} new enquiries`,
    replyTo: undefined,
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      {
        kind: "paragraph",
        text: "You're getting far more enquiries than usual, so we list them all in one email every 15 minutes.",
      },
      {
        kind: "list",
        title: `New enquiries (${enquiries.length}):`,
        items: [
          ...named.map((enquiry) =>
            [
              nameKind(enquiry.kind),
              isolate(oneLine(enquiry.name)),
              enquiry.phone,
              formatMinute(enquiry.created_at.toISOString()),
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

function notifyOfQuarantine(
  { waiting: { count, newest } }: QuarantineContent,
  { publicUrl }: Sender,
): WrittenMail {
  const what = `${count === 1 ? "1 enquiry" : `${count} enquiries`} in quarantine`;
  return {
    subject: what,
    replyTo: undefined,
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      {
        kind: "paragraph",
        text: `${what} may be spam. Please check them for real customers: we don't email you about each one.`,
      },
      {
        kind: "list",
        title: count > newest.length ? `The newest ${newest.length}:` : "From:",
        items: newest.map(
          ({ name, createdAt }) => `${isolate(oneLine(name))}, ${formatMinute(createdAt.toISOString())}`,
        ),
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
 * Quotes nothing from the sender: the address is unverified, and a stranger could send any text to it. Kinds
 * of work and sizes are the site's own words and plain numbers.
 */
function acknowledge({ enquiry }: EnquiryMailContent, { business, publicUrl, replies }: Sender): WrittenMail {
  const isQuote = enquiry.kind === "quote";
  const arrival = isQuote
    ? `Thanks for your request. We'll call you within ${replies.quote}.`
    : `Thanks for your message. ${contactDetails.reply(replies.message)}`;
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
          { label: "Received", value: formatMinute(enquiry.created_at.toISOString()) },
        ],
      },
      ...pieces.blocks,
      {
        kind: "paragraph",
        text: "Wasn't you? Please ignore this email.",
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
