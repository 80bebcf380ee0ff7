import { phoneTexts } from "~/content/enquiry-forms";
import type { Block } from "~/mail/letter";
import type { Mail, MailPhotograph } from "~/mail/mail";
import { summarizeStoredPieces } from "~/sizes/schema";
import { oneLine } from "~/text/clean-text";
import { formatMinute } from "~/time/format-day";
import { titleEnquiry } from "../describe-enquiry";
import { describeLike, describeQuote, type QuoteDetails } from "../enquiry";
import type { MailedFile } from "../files/attachments.server";
import { readLike } from "../likes.server";
import { formatPhone, hasWhatsApp, isImpossiblePhone, isPhone } from "../phone";
import { parseQuoteDetails } from "../quote-details.server";
import { callAction, chatAddress, chatReplyAddress } from "../reply-addresses";
import type { EnquiryMailContent, Sender, WrittenMail } from "./mail-content.server";
import { writeMailPieces } from "./mail-pieces.server";

export function notify(
  { enquiry, attachments }: EnquiryMailContent,
  sender: Sender,
  photographs: readonly MailPhotograph[],
): WrittenMail {
  const { publicUrl } = sender;
  const details = parseQuoteDetails(enquiry.details);
  const pieces = writeMailPieces(enquiry.pieces, { remarks: true });
  const title = oneLine(titleMailed(enquiry));
  return {
    subject: title,
    replyTo: answerTo(enquiry),
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      { kind: "heading", text: title },
      ...listReplies(enquiry, sender),
      { kind: "quotation", text: enquiry.message || "(no message)" },
      { kind: "facts", facts: listFacts(enquiry, details) },
      ...pieces.blocks,
      ...showFiles(attachments, photographs, addressInInbox(enquiry.id, publicUrl)),
      linkToInbox(enquiry.id, publicUrl),
    ],
    drawings: pieces.drawings,
    photographs,
  };
}

function titleMailed(enquiry: EnquiryMailContent["enquiry"]): string {
  const { projectType, budget } = parseQuoteDetails(enquiry.details);
  const pieces = summarizeStoredPieces(enquiry.pieces);
  return titleEnquiry({ ...enquiry, projectType, budget, pieces });
}

/** Returns no buttons without a callable number. */
function listReplies(enquiry: EnquiryMailContent["enquiry"], { business }: Sender): Block[] {
  const { phone, message, details } = enquiry;
  if (!phone || !isPhone(phone)) return [];
  const { projectType } = parseQuoteDetails(details);
  const chat = chatReplyAddress(
    { ...enquiry, phone, projectType, text: message, status: "new", quotedAmount: null },
    business.name,
  );
  return [
    {
      kind: "actions",
      actions: [
        callAction(phone),
        ...(hasWhatsApp(phone)
          ? [{ label: "WhatsApp", href: chat, text: `WhatsApp: ${chatAddress(phone)}` }]
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
    ...describeQuote(details),
    ...describeLike(readLike(enquiry)),
    { label: "Received", value: formatMinute(created_at.toISOString()) },
  ];
  return facts.filter(({ value }) => value !== "");
}

export function notifyOfFiles(
  { enquiry, attachments }: EnquiryMailContent,
  { publicUrl }: Sender,
  photographs: readonly MailPhotograph[],
): WrittenMail {
  return {
    subject: oneLine(`More files from ${enquiry.name}`),
    replyTo: answerTo(enquiry),
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      {
        kind: "paragraph",
        text: `${enquiry.name} sent more files for the same request. They are with the request.`,
      },
      ...showFiles(attachments, photographs, addressInInbox(enquiry.id, publicUrl)),
      linkToInbox(enquiry.id, publicUrl),
    ],
    photographs,
  };
}

/** Lists all file names if one is not among the attached photographs. They link to the inbox. */
function showFiles(
  files: readonly MailedFile[],
  photographs: readonly MailPhotograph[],
  href: string,
): Block[] {
  if (files.length === 0) return [];
  const shown = photographs.map(({ contentId, name: alt }) => ({ contentId, alt }));
  const title = `Files (${files.length}), also in the inbox:`;
  const others = files.length - shown.length;
  const names = files.map(({ name }) => name);
  return [
    ...(others > 0 ? [{ kind: "list", title, items: names } as const] : []),
    ...(shown.length > 0
      ? [
          {
            kind: "photographs",
            title: others > 0 ? null : title,
            photographs: shown,
            href,
          } as const,
        ]
      : []),
  ];
}

function addressInInbox(id: number, publicUrl: URL): string {
  return new URL(`/admin/enquiries/${id}`, publicUrl).href;
}

function linkToInbox(id: number, publicUrl: URL): Block {
  return { kind: "link", label: "Open in the inbox", href: addressInInbox(id, publicUrl) };
}

/** Reply-To contains only the customer's address, separate from the typed name. */
function answerTo({ name, email }: EnquiryMailContent["enquiry"]): Mail["replyTo"] {
  return email === null ? undefined : { name: oneLine(name), address: email };
}
