import { readFirm } from "~/business/firm.server";
import { type MailContent, writeMail } from "~/business/write-mail.server";
import { contactDetails } from "~/content/contact";
import { getWhatsappUrl } from "~/content/navigation";
import type { Database } from "~/platform/database/database.server";
import type { Mail } from "~/platform/mail/mail";
import { type DueMail, PHOTOS_TIMEOUT_MS } from "~/platform/mail/outbox.server";
import type { Business } from "~/platform/runtime/config/business";
import { config } from "~/platform/runtime/config.server";
import { logger } from "~/platform/runtime/logger.server";
import { isolate, toOneLine } from "~/platform/text/text";
import { formatDateTime } from "~/platform/time/time";
import { listStoredAttachments } from "../files/attached-files.server";
import { quarantineInbox, writeInboxQuery } from "../inbox-filter";
import { getKindLabel } from "../statuses";
import { readToday } from "../today.server";
import { makeMailPhotos } from "./mail-photos.server";
import { writeMailPieces } from "./mail-pieces.server";
import { type MailedEnquiry, readMailedEnquiries } from "./mailed-enquiries.server";
import { writeFilesNotification, writeNotification } from "./notify-of-enquiry.server";
import { type QuarantineSummary, readQuarantineSummary } from "./quarantine-notices.server";
import { writeToday } from "./today-mails.server";

/** Composes an email about enquiries. Returns null when the email is no longer needed. */
export async function composeMail(
  db: Database,
  due: DueMail,
  now: Date,
  photosTimeoutMs = PHOTOS_TIMEOUT_MS,
): Promise<Mail | null> {
  const content = await writeContent(db, due, now, photosTimeoutMs);
  return content && (await writeMail(db, due, content));
}

/** Returns null when the enquiry was purged, the quarantine is empty or Today is empty. */
async function writeContent(
  db: Database,
  { id, kind, enquiryId, others }: DueMail,
  now: Date,
  photosTimeoutMs: number,
): Promise<MailContent | null> {
  if (kind === "today") {
    const today = await readToday(db, now);
    return today.isEmpty ? null : writeToday(today);
  }
  if (enquiryId === null) return writeQuarantineNotice(await readQuarantineSummary(db));
  const ids = [enquiryId, ...others.flatMap((row) => row.enquiryId ?? [])];
  const enquiries = await readMailedEnquiries(db, ids);
  if (others.length > 0) return writeBundle(enquiries);
  const [enquiry] = enquiries;
  if (!enquiry) return null;
  const { business, quoteReply, messageReply } = await readFirm(db);
  if (kind === "acknowledgement")
    return writeAcknowledgement(enquiry, business, { quote: quoteReply, message: messageReply });
  const stored = await listStoredAttachments(db, enquiryId);
  // An email shows only a few photos: the added ones are the newest.
  const files = kind === "addition" ? stored.toReversed() : stored;
  const photos = await makeMailPhotos(files, {
    timeoutMs: photosTimeoutMs,
    onFailure: (error) => logger.warn({ err: error, outboxId: id }, "a photo was left out of an email"),
  });
  return kind === "addition"
    ? writeFilesNotification(enquiry, files, photos)
    : writeNotification(enquiry, business.name, files, photos);
}

/** A bundle lists this many enquiries and counts the rest. */
const MAX_LISTED = 50;

function writeBundle(enquiries: readonly MailedEnquiry[]): MailContent {
  const listedEnquiries = enquiries.slice(0, MAX_LISTED);
  const unlistedCount = enquiries.length - listedEnquiries.length;
  return {
    subject: `${enquiries.length} new enquiries`,
    blocks: [
      {
        kind: "paragraph",
        text: "Enquiries are arriving much faster than usual, so we send them together in one email every 15 minutes.",
      },
      {
        kind: "list",
        title: `New enquiries (${enquiries.length}):`,
        items: [
          ...listedEnquiries.map((enquiry) =>
            [
              getKindLabel(enquiry.kind),
              isolate(toOneLine(enquiry.name)),
              enquiry.phone,
              formatDateTime(enquiry.created_at.toISOString()),
            ]
              .filter(Boolean)
              .join(", "),
          ),
          ...(unlistedCount > 0 ? [`and ${unlistedCount} more`] : []),
        ],
      },
      {
        kind: "link",
        label: "Go to your enquiries",
        href: new URL("/admin/enquiries", config.publicUrl).href,
      },
    ],
  };
}

function writeQuarantineNotice({ count, newest }: QuarantineSummary): MailContent | null {
  if (count === 0) return null;
  const subject = `${count} suspected spam`;
  return {
    subject,
    blocks: [
      {
        kind: "paragraph",
        text: `${count === 1 ? "1 enquiry looks" : `${count} enquiries look`} like spam. Please check for real customers. We don't email you about each one.`,
      },
      {
        kind: "list",
        title: count > newest.length ? `Newest ${newest.length}:` : "From:",
        items: newest.map(
          ({ name, createdAt }) => `${isolate(toOneLine(name))}, ${formatDateTime(createdAt.toISOString())}`,
        ),
      },
      {
        kind: "link",
        label: "Check suspected spam",
        href: new URL(`/admin/enquiries${writeInboxQuery(quarantineInbox)}`, config.publicUrl).href,
      },
    ],
  };
}

/** Links, addresses, phone numbers and prices: a stranger could use them to send advertising in our emails. */
const advertising = /https?:|www\.|\w\.[a-z]{2}|[@₹$€£]|\d[\d\s-]{4}/i;

/** Repeats only what was typed into a form, because the address is unverified. */
function canRepeat({ privacy_notice }: MailedEnquiry, text: string): boolean {
  return privacy_notice !== null && text !== "" && !advertising.test(text);
}

function writeAcknowledgement(
  enquiry: MailedEnquiry,
  business: Business,
  replyTimes: { quote: string; message: string },
): MailContent {
  const { kind, message } = enquiry;
  const isQuote = kind === "quote";
  const name = toOneLine(enquiry.name);
  // The initial of "R.Kumar" is no address.
  const addressee = canRepeat(enquiry, name.replace(/\b[A-Z]\.(?=[A-Z][a-z]{3})/g, ""))
    ? `, ${isolate(name)}`
    : "";
  const thanks = isQuote
    ? `Thanks for your request${addressee}. We'll call you within ${replyTimes.quote}.`
    : `Thanks for your message${addressee}. ${contactDetails.reply(replyTimes.message)}`;
  const chatAddress = business.whatsapp && `https://wa.me/${business.whatsapp}`;
  const pieces = writeMailPieces(enquiry.pieces, { withRemarks: false });
  const whatsappUrl = getWhatsappUrl(business);
  return {
    subject: toOneLine(
      `Your ${isQuote ? "quote request" : "message"} to ${business.name} (no. ${enquiry.id})`,
    ),
    replyTo: { name: business.name, address: business.email },
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    blocks: [
      { kind: "paragraph", text: thanks },
      ...(canRepeat(enquiry, message) ? [{ kind: "blockquote", text: message } as const] : []),
      {
        kind: "facts",
        facts: [
          { label: "Reference", value: String(enquiry.id) },
          { label: "Received", value: formatDateTime(enquiry.created_at.toISOString()) },
        ],
      },
      ...pieces.blocks,
      {
        kind: "paragraph",
        text: `To add photos or sizes, or to ask anything before then, ${chatAddress ? `write to us on WhatsApp: ${chatAddress}` : "reply to this email."}`,
      },
      { kind: "paragraph", text: "If you did not send this, please ignore this email." },
      {
        kind: "facts",
        facts: [
          { label: "Call us", value: business.phone.display, href: `tel:${business.phone.e164}` },
          ...(chatAddress && whatsappUrl
            ? [{ label: "WhatsApp", value: chatAddress, href: whatsappUrl }]
            : []),
          { label: "Email", value: business.email, href: `mailto:${business.email}` },
          { label: business.name, value: config.publicUrl.origin, href: config.publicUrl.href },
        ],
      },
    ],
    drawings: pieces.drawings,
  };
}
