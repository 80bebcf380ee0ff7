import type { MailContent } from "~/business/write-mail.server";
import { phoneTexts } from "~/content/enquiry-forms";
import type { MailPhoto } from "~/platform/mail/mail";
import type { Block } from "~/platform/mail/mail-body";
import { config } from "~/platform/runtime/config.server";
import { toOneLine } from "~/platform/text/text";
import { formatDateTime } from "~/platform/time/time";
import { summarizeStoredPieces } from "~/sizes/schema";
import { formatNameAndTown, writeEnquiryTitle } from "../describe-enquiry";
import { listLikeFacts } from "../enquiry";
import { listAnswers, type QuoteDetails } from "../enquiry-fields";
import { readLike } from "../likes.server";
import { formatPhone, hasWhatsApp, isImpossiblePhone, isPhone } from "../phone";
import { toCallAction, toChatUrl, writeChatReplyUrl } from "../reply-urls";
import { parseQuoteDetails } from "../schema";
import { findUrgentWords } from "../urgency.server";
import { writeMailPieces } from "./mail-pieces.server";
import type { MailedEnquiry } from "./mailed-enquiries.server";

export function writeNotification(
  enquiry: MailedEnquiry,
  businessName: string,
  files: readonly { name: string }[],
  photos: readonly MailPhoto[],
): MailContent {
  const details = parseQuoteDetails(enquiry.details);
  const pieces = writeMailPieces(enquiry.pieces, { withRemarks: true });
  const title = toOneLine(
    writeEnquiryTitle({ ...enquiry, ...details, pieces: summarizeStoredPieces(enquiry.pieces) }),
  );
  const urgentWords = findUrgentWords(enquiry.message);
  const subject = urgentWords ? toOneLine(`Urgent: ${urgentWords} – ${formatNameAndTown(enquiry)}`) : title;
  return {
    subject: `${subject} (no. ${enquiry.id})`,
    replyTo: getReplyTo(enquiry),
    blocks: [
      { kind: "heading", text: title },
      ...listReplyActions(enquiry, details.projectType, businessName),
      { kind: "blockquote", text: enquiry.message || "(no message)" },
      { kind: "facts", facts: listFacts(enquiry, details) },
      ...pieces.blocks,
      ...writeFileBlocks(enquiry.id, files, photos),
      writeEnquiryLink(enquiry.id),
    ],
    drawings: pieces.drawings,
    photos,
  };
}

/** Returns an empty list without a valid phone number. */
function listReplyActions(enquiry: MailedEnquiry, projectType: string, businessName: string): Block[] {
  const { phone, message } = enquiry;
  if (!phone || !isPhone(phone)) return [];
  const chat = writeChatReplyUrl(
    { ...enquiry, phone, projectType, text: message, status: "new", quotedAmount: null },
    businessName,
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

function listFacts(enquiry: MailedEnquiry, details: QuoteDetails) {
  const { email, phone, created_at } = enquiry;
  const answers = listAnswers({ ...enquiry, ...details });
  const facts: { label: string; value: string; href?: string }[] = [
    { label: "Phone", value: phone && !isPhone(phone) ? phone : "" },
    {
      label: "Phone",
      value: phone && isImpossiblePhone(phone) ? phoneTexts.impossible(formatPhone(phone)) : "",
    },
    // The title has the name, and a button the phone number.
    ...answers
      .filter(({ field }) => field.type !== "name" && field.type !== "phone")
      .map(({ field, label, value }) => ({
        ...{ label, value },
        ...(field.type === "email" && { href: `mailto:${email}` }),
      })),
    ...listLikeFacts(readLike(enquiry)),
    { label: "Received", value: formatDateTime(created_at.toISOString()) },
  ];
  return facts.filter(({ value }) => value !== "");
}

export function writeFilesNotification(
  enquiry: MailedEnquiry,
  files: readonly { name: string }[],
  photos: readonly MailPhoto[],
): MailContent {
  return {
    subject: `More files from ${enquiry.name} (no. ${enquiry.id})`,
    replyTo: getReplyTo(enquiry),
    blocks: [
      {
        kind: "paragraph",
        text: `${enquiry.name} added more files to their request. The newest come first.`,
      },
      ...writeFileBlocks(enquiry.id, files, photos),
      writeEnquiryLink(enquiry.id),
    ],
    photos,
  };
}

/** Lists all file names unless every file is an attached photo. Photos link to the enquiry. */
function writeFileBlocks(
  id: number,
  files: readonly { name: string }[],
  photos: readonly MailPhoto[],
): Block[] {
  if (files.length === 0) return [];
  const shownPhotos = photos.map(({ contentId, name: alt }) => ({ contentId, alt }));
  const title = `Files (${files.length}), also in the enquiry:`;
  const isComplete = files.length === shownPhotos.length;
  return [
    ...(isComplete ? [] : [{ kind: "list", title, items: files.map(({ name }) => name) } as const]),
    ...(shownPhotos.length > 0
      ? [
          {
            kind: "photos",
            title: isComplete ? title : null,
            photos: shownPhotos,
            href: toEnquiryUrl(id),
          } as const,
        ]
      : []),
  ];
}

function toEnquiryUrl(id: number): string {
  return new URL(`/admin/enquiries/${id}`, config.publicUrl).href;
}

function writeEnquiryLink(id: number): Block {
  return { kind: "link", label: "Open the enquiry", href: toEnquiryUrl(id) };
}

/** Passes the typed name separately from the address, so that it cannot add recipients. */
function getReplyTo({ name, email }: MailedEnquiry): MailContent["replyTo"] {
  return email === null ? undefined : { name: toOneLine(name), address: email };
}
