import { whatsappAddress } from "~/content/business";
import { contactDetails } from "~/content/contact";
import type { Database } from "~/database/database.server";
import { readFirm } from "~/firm/firm.server";
import { writeMail } from "~/firm/write-mail.server";
import type { DueMail } from "~/mail/due-mail";
import type { Mail, MailPhoto } from "~/mail/mail";
import { PHOTOS_TIMEOUT_MS } from "~/mail/outbox.server";
import { config } from "~/runtime/config.server";
import { logger } from "~/runtime/logger.server";
import { toOneLine } from "~/text/clean-text";
import { isolate } from "~/text/isolate";
import { formatMinute } from "~/time/format-day";
import { type InboxFilter, openInbox, writeInboxQuery } from "../inbox-filter";
import { getKindLabel } from "../statuses";
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
import { makeMailPhotos } from "./mail-photos.server";
import { writeMailPieces } from "./mail-pieces.server";
import { writeFilesNotification, writeNotification } from "./notify-of-enquiry.server";
import { writeToday } from "./today-mails.server";

/** Returns null when the email is no longer needed. */
export async function composeMail(db: Database, due: DueMail, now: Date): Promise<Mail | null> {
  // The caller passes emails about quotations and testimonials to other functions.
  const content = await readMailContent(db, due as DueEnquiryMail, now);
  if (!content) return null;
  const { business, quoteReply, messageReply } = await readFirm(db);
  const replyTimes = { quote: quoteReply, message: messageReply };
  const sender = { business, replyTimes, publicUrl: config.publicUrl };
  const photos = await makePhotos(due, content);
  return await writeMail(db, due, writeEnquiryMail(content, sender, photos));
}

async function makePhotos(due: DueMail, content: MailContent): Promise<MailPhoto[]> {
  if (content.kind !== "notification" && content.kind !== "addition") return [];
  return await makeMailPhotos(content.attachments, {
    timeoutMs: PHOTOS_TIMEOUT_MS,
    onFailure: (error) => logger.warn({ err: error, outboxId: due.id }, "a photo was left out of an email"),
  });
}

function writeEnquiryMail(content: MailContent, sender: Sender, photos: readonly MailPhoto[]): WrittenMail {
  switch (content.kind) {
    case "notification":
      return writeNotification(content, sender, photos);
    case "addition":
      return writeFilesNotification(content, sender, photos);
    case "acknowledgement":
      return writeAcknowledgement(content, sender);
    case "bundle":
      return writeBundle(content, sender);
    case "quarantine":
      return writeQuarantineNotice(content, sender);
    case "today":
      return writeToday(content.today, sender.publicUrl);
  }
}

/** A bundle lists this many enquiries and counts the rest. */
const MAX_LISTED = 50;

function writeBundle({ enquiries }: BundleContent, { publicUrl }: Sender): WrittenMail {
  const listed = enquiries.slice(0, MAX_LISTED);
  const unlistedCount = enquiries.length - listed.length;
  return {
    subject: `${enquiries.length} new enquiries`,
    replyTo: undefined,
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      {
        kind: "paragraph",
        text: "Enquiries are arriving much faster than usual, so we send them together in one email every 15 minutes.",
      },
      {
        kind: "list",
        title: `New enquiries (${enquiries.length}):`,
        items: [
          ...listed.map((enquiry) =>
            [
              getKindLabel(enquiry.kind),
              isolate(toOneLine(enquiry.name)),
              enquiry.phone,
              formatMinute(enquiry.created_at.toISOString()),
            ]
              .filter(Boolean)
              .join(", "),
          ),
          ...(unlistedCount > 0 ? [`and ${unlistedCount} more`] : []),
        ],
      },
      { kind: "link", label: "Open enquiries", href: new URL("/admin/enquiries", publicUrl).href },
    ],
  };
}

function writeQuarantineNotice(
  { summary: { count, newest } }: QuarantineContent,
  { publicUrl }: Sender,
): WrittenMail {
  const subject = `${count === 1 ? "1 enquiry" : `${count} enquiries`} in quarantine`;
  return {
    subject,
    replyTo: undefined,
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      {
        kind: "paragraph",
        text: `${subject} may be spam. Please check for real customers: we don't email you about each one.`,
      },
      {
        kind: "list",
        title: count > newest.length ? `Newest ${newest.length}:` : "From:",
        items: newest.map(
          ({ name, createdAt }) => `${isolate(toOneLine(name))}, ${formatMinute(createdAt.toISOString())}`,
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

/** Quotes no text from the sender, because the address is unverified: anyone could make the site send a text to someone else. */
function writeAcknowledgement(
  { enquiry }: EnquiryMailContent,
  { business, publicUrl, replyTimes }: Sender,
): WrittenMail {
  const isQuote = enquiry.kind === "quote";
  const thanks = isQuote
    ? `Thanks for your request. We'll call you within ${replyTimes.quote}.`
    : `Thanks for your message. ${contactDetails.reply(replyTimes.message)}`;
  const pieces = writeMailPieces(enquiry.pieces, { withRemarks: false });
  return {
    subject: toOneLine(
      isQuote ? `Your quote request to ${business.name}` : `Your message to ${business.name}`,
    ),
    replyTo: { name: business.name, address: business.email },
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    blocks: [
      { kind: "paragraph", text: thanks },
      {
        kind: "facts",
        facts: [
          { label: "Reference", value: String(enquiry.id) },
          { label: "Received", value: formatMinute(enquiry.created_at.toISOString()) },
        ],
      },
      ...pieces.blocks,
      { kind: "paragraph", text: "If you did not send this, please ignore this email." },
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
