import type { EnquiryStatus } from "~/database/enquiry-tables";
import { formatRupees } from "./describe-enquiry";
import { type Enquiry, nameProjectType } from "./enquiry";
import { formatPhone } from "./phone";
import { isExcludedFromInbox } from "./statuses";

export interface ReplyTarget extends Pick<Enquiry, "kind" | "name" | "email" | "phone"> {
  status: EnquiryStatus;
  quotedAmount: number | null;
  projectType: string | null;
  text: string;
}

/** In characters. */
const MAX_QUOTATION_LENGTH = 200;

/** @param phone ten digits */
export function callAddress(phone: string): string {
  return `tel:+91${phone}`;
}

/** @param phone ten digits */
export function callAction(phone: string) {
  const shown = formatPhone(phone);
  return {
    label: `Call ${shown}`,
    href: callAddress(phone),
    text: `Call: ${shown.startsWith("0") ? "" : "+91 "}${shown}`,
  };
}

/** @param phone ten digits */
export function chatAddress(phone: string, text = ""): string {
  return `https://wa.me/91${phone}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** Opens a chat with a prefilled message that suits the status. */
export function chatReplyAddress(enquiry: ReplyTarget & { phone: string }, businessName: string): string {
  const { phone, name, status } = enquiry;
  const hello = `Hello ${name}, this is ${businessName}.`;
  const text = isUnanswered(status) ? excerpt(enquiry.text) : "";
  const quotation = text && `You wrote: "${text}"`;
  return chatAddress(phone, [`${hello} ${writeOpening(enquiry)}`, quotation].filter(Boolean).join("\n\n"));
}

function isUnanswered(status: EnquiryStatus): boolean {
  return status === "new" || isExcludedFromInbox(status);
}

function writeOpening(enquiry: ReplyTarget): string {
  const { status, quotedAmount } = enquiry;
  const request = nameRequest(enquiry);
  switch (status) {
    case "contacted":
      return `We are writing about your ${request}.`;
    case "site-visit":
      return `We are writing about the site visit for your ${request}.`;
    case "quoted": {
      const amount = quotedAmount ? ` of ${formatRupees(quotedAmount)}` : "";
      return `We are writing about our quotation${amount} for your ${request}. Do you have any questions?`;
    }
    case "won":
      return enquiry.projectType
        ? `We are writing about the work you ordered: ${nameProjectType(enquiry.projectType)}.`
        : "We are writing about the work you ordered.";
    case "lost":
      return `You sent us a ${request} some time ago. Can we still help you?`;
    default:
      return `Thank you for your ${request}.`;
  }
}

export function mailReplyAddress(enquiry: ReplyTarget & { email: string }, businessName: string): string {
  const subject = `Your ${nameRequest(enquiry)} to ${businessName}`;
  const body = `Dear ${enquiry.name},\r\n\r\n`;
  const address = encodeURIComponent(enquiry.email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function nameRequest({ kind, projectType }: ReplyTarget): string {
  if (kind === "message") return "message";
  return projectType ? `quote request (${nameProjectType(projectType)})` : "quote request";
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_QUOTATION_LENGTH) return line;
  // Cut by code points, so that no surrogate pair is split.
  return `${[...line]
    .slice(0, MAX_QUOTATION_LENGTH - 1)
    .join("")
    .trimEnd()}…`;
}
