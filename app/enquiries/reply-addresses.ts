import type { EnquiryStatus } from "~/database/enquiry-tables";
import { formatRupees } from "./describe-enquiry";
import { type Enquiry, nameProjectType } from "./enquiry";
import { formatPhone } from "./phone";
import { isExcludedFromInbox } from "./statuses";

export interface Answerable extends Pick<Enquiry, "kind" | "name" | "email" | "phone"> {
  status: EnquiryStatus;
  quotedAmount: number | null;
  projectType: string | null;
  text: string;
}

/** Maximum characters of the question quoted in a chat. */
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
export function chatAddress(phone: string, words = ""): string {
  return `https://wa.me/91${phone}${words && `?text=${encodeURIComponent(words)}`}`;
}

/** Opens a chat with a first message that names the customer and suits the status. */
export function chatReplyAddress(enquiry: Answerable & { phone: string }, businessName: string): string {
  const { phone, name, status } = enquiry;
  const hello = `Hello ${name}, this is ${businessName}.`;
  const text = isUnanswered(status) ? excerpt(enquiry.text) : "";
  const quotation = text && `You wrote: "${text}"`;
  return chatAddress(phone, [`${hello} ${writeReason(enquiry)}`, quotation].filter(Boolean).join("\n\n"));
}

function isUnanswered(status: EnquiryStatus): boolean {
  return status === "new" || isExcludedFromInbox(status);
}

function writeReason(enquiry: Answerable): string {
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
      return `We are writing about the work that you ordered: ${nameWork(enquiry)}.`;
    case "lost":
      return `You sent us a ${request} some time ago. Can we still help you?`;
    default:
      return `Thank you for your ${request}.`;
  }
}

export function mailReplyAddress(enquiry: Answerable & { email: string }, businessName: string): string {
  const subject = `Your ${nameRequest(enquiry)} to ${businessName}`;
  const body = `Dear ${enquiry.name},\r\n\r\n`;
  const address = encodeURIComponent(enquiry.email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function nameWork({ projectType }: Answerable): string {
  return projectType ? nameProjectType(projectType) : "your project";
}

function nameRequest({ kind, projectType }: Answerable): string {
  if (kind === "message") return "message";
  return projectType ? `quote request (${nameProjectType(projectType)})` : "quote request";
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_QUOTATION_LENGTH) return line;
  // Cut by code points, so that none is split.
  return `${[...line]
    .slice(0, MAX_QUOTATION_LENGTH - 1)
    .join("")
    .trimEnd()}…`;
}
