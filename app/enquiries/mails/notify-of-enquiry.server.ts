import { phoneTexts } from "~/content/enquiry-forms";
import type { Mail, MailPhoto } from "~/mail/mail";
import type { Block } from "~/mail/mail-body";
import { summarizeStoredPieces } from "~/sizes/schema";
import { toOneLine } from "~/text/clean-text";
import { formatMinute } from "~/time/format-day";
import { writeEnquiryTitle } from "../describe-enquiry";
import { listLikeFacts, listQuoteFacts, type QuoteDetails } from "../enquiry";
import type { MailedFile } from "../files/attachments.server";
import { readLike } from "../likes.server";
import { formatPhone, hasWhatsApp, isImpossiblePhone, isPhone } from "../phone";
import { parseQuoteDetails } from "../quote-details.server";
import { toCallAction, toChatUrl, writeChatReplyUrl } from "../reply-urls";
import type { EnquiryMailContent, Sender, WrittenMail } from "./mail-content.server";
import { writeMailPieces } from "./mail-pieces.server";

export function writeNotification(
  { enquiry, attachments }: EnquiryMailContent,
  sender: Sender,
  photos: readonly MailPhoto[],
): WrittenMail {
  const { publicUrl } = sender;
  const details = parseQuoteDetails(enquiry.details);
  const pieces = writeMailPieces(enquiry.pieces, { withRemarks: true });
  const title = toOneLine(writeSubject(enquiry));
  return {
    subject: title,
    replyTo: getReplyTo(enquiry),
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      { kind: "heading", text: title },
      ...listReplyActions(enquiry, sender),
      { kind: "blockquote", text: enquiry.message || "(no message)" },
      { kind: "facts", facts: listFacts(enquiry, details) },
      ...pieces.blocks,
      ...writeFileBlocks(attachments, photos, toEnquiryUrl(enquiry.id, publicUrl)),
      writeEnquiryLink(enquiry.id, publicUrl),
    ],
    drawings: pieces.drawings,
    photos,
  };
}

function writeSubject(enquiry: EnquiryMailContent["enquiry"]): string {
  const { projectType, budget } = parseQuoteDetails(enquiry.details);
  const pieces = summarizeStoredPieces(enquiry.pieces);
  return writeEnquiryTitle({ ...enquiry, projectType, budget, pieces });
}

/** Returns an empty list without a valid phone number. */
function listReplyActions(enquiry: EnquiryMailContent["enquiry"], { business }: Sender): Block[] {
  const { phone, message, details } = enquiry;
  if (!phone || !isPhone(phone)) return [];
  const { projectType } = parseQuoteDetails(details);
  const chat = writeChatReplyUrl(
    { ...enquiry, phone, projectType, text: message, status: "new", quotedAmount: null },
    business.name,
  );
  return [
    {
      kind: "actions",
      actions: [
        toCallAction(phone),
        ...(hasWhatsApp(phone)
          ? [{ label: "WhatsApp", href: chat, text: `WhatsApp: ${toChatUrl(phone)}` }]
          : []),
      ],
    },
  ];
}

function listFacts(enquiry: EnquiryMailContent["enquiry"], details: QuoteDetails) {
  const { email, phone, town, created_at } = enquiry;
  const facts: { label: string; value: string; href?: string }[] = [
    { label: "Phone", value: phone && !isPhone(phone) ? phone : "" },
    {
      label: "Phone",
      value: phone && isImpossiblePhone(phone) ? phoneTexts.impossible(formatPhone(phone)) : "",
    },
    { label: "Email", value: email ?? "", ...(email && { href: `mailto:${email}` }) },
    { label: "Town", value: town ?? "" },
    ...listQuoteFacts(details),
    ...listLikeFacts(readLike(enquiry)),
    { label: "Received", value: formatMinute(created_at.toISOString()) },
  ];
  return facts.filter(({ value }) => value !== "");
}

export function writeFilesNotification(
  { enquiry, attachments }: EnquiryMailContent,
  { publicUrl }: Sender,
  photos: readonly MailPhoto[],
): WrittenMail {
  return {
    subject: toOneLine(`More files from ${enquiry.name}`),
    replyTo: getReplyTo(enquiry),
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      { kind: "paragraph", text: `${enquiry.name} added more files to their request.` },
      ...writeFileBlocks(attachments, photos, toEnquiryUrl(enquiry.id, publicUrl)),
      writeEnquiryLink(enquiry.id, publicUrl),
    ],
    photos,
  };
}

/** Lists all file names unless every file is an attached photo. Photos link to the enquiry. */
function writeFileBlocks(files: readonly MailedFile[], photos: readonly MailPhoto[], href: string): Block[] {
  if (files.length === 0) return [];
  const shownPhotos = photos.map(({ contentId, name: alt }) => ({ contentId, alt }));
  const title = `Files (${files.length}), also in the enquiry:`;
  const isComplete = files.length === shownPhotos.length;
  return [
    ...(isComplete ? [] : [{ kind: "list", title, items: files.map(({ name }) => name) } as const]),
    ...(shownPhotos.length > 0
      ? [{ kind: "photos", title: isComplete ? title : null, photos: shownPhotos, href } as const]
      : []),
  ];
}

function toEnquiryUrl(id: number, publicUrl: URL): string {
  return new URL(`/admin/enquiries/${id}`, publicUrl).href;
}

function writeEnquiryLink(id: number, publicUrl: URL): Block {
  return { kind: "link", label: "Open the enquiry", href: toEnquiryUrl(id, publicUrl) };
}

/** Passes the typed name separately from the address, so that it cannot add recipients. */
function getReplyTo({ name, email }: EnquiryMailContent["enquiry"]): Mail["replyTo"] {
  return email === null ? undefined : { name: toOneLine(name), address: email };
}
