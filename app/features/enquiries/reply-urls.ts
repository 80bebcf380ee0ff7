import { NAME_PLACEHOLDER } from "~/content/firm";
import { collapseWhitespace, shortenText } from "~/platform/text/text";
import { formatRupees } from "./describe-enquiry";
import { getProjectTypeLabel } from "./enquiry";
import type { Enquiry } from "./find-enquiry.server";
import { formatPhone } from "./phone";
import { isExcludedFromInbox } from "./statuses";
import type { EnquiryStatus } from "./tables";

export interface ReplyTarget
  extends Pick<Enquiry, "kind" | "name" | "email" | "phone" | "status" | "quotedAmount"> {
  projectType: string | null;
  text: string;
}

/** In characters. */
const MAX_EXCERPT_LENGTH = 200;

/** @param phone ten digits */
export function toCallUrl(phone: string): string {
  return `tel:+91${phone}`;
}

/** @param phone ten digits */
export function toCallAction(phone: string) {
  const formattedPhone = formatPhone(phone);
  return {
    label: `Call ${formattedPhone}`,
    href: toCallUrl(phone),
    text: `Call: ${formattedPhone.startsWith("0") ? "" : "+91 "}${formattedPhone}`,
  };
}

/** @param phone ten digits */
export function toChatUrl(phone: string, text = ""): string {
  return `https://wa.me/91${phone}${text && `?text=${encodeURIComponent(text)}`}`;
}

export function toMapUrl(town: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: town })}`;
}

/** Prefills a chat with a message that suits the status. */
export function writeChatReplyUrl(enquiry: ReplyTarget & { phone: string }, businessName: string): string {
  const { phone, name, status } = enquiry;
  const greeting = `Hello ${name}, this is ${businessName}.`;
  const text = isUnanswered(status) ? shortenText(collapseWhitespace(enquiry.text), MAX_EXCERPT_LENGTH) : "";
  const excerpt = text && `You wrote: "${text}"`;
  return toChatUrl(phone, [`${greeting} ${writeOpening(enquiry)}`, excerpt].filter(Boolean).join("\n\n"));
}

/** Writes links to a chat, one for each of the owner's texts. */
export function writeQuickReplies(phone: string, name: string, texts: readonly string[]) {
  return texts.map((template) => {
    const text = template.replaceAll(NAME_PLACEHOLDER, () => name);
    return { text, href: toChatUrl(phone, text) };
  });
}

function isUnanswered(status: EnquiryStatus): boolean {
  return status === "new" || isExcludedFromInbox(status);
}

function writeOpening(enquiry: ReplyTarget): string {
  const { status, quotedAmount } = enquiry;
  const request = describeRequest(enquiry);
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
        ? `We are writing about the work you ordered: ${getProjectTypeLabel(enquiry.projectType)}.`
        : "We are writing about the work you ordered.";
    case "lost":
      return `You sent us a ${request} some time ago. Can we still help you?`;
    default:
      return `Thank you for your ${request}.`;
  }
}

export function writeMailReplyUrl(enquiry: ReplyTarget & { email: string }, businessName: string): string {
  const subject = `Your ${describeRequest(enquiry)} to ${businessName}`;
  const body = `Dear ${enquiry.name},\r\n\r\n`;
  const address = encodeURIComponent(enquiry.email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function describeRequest({ kind, projectType }: ReplyTarget): string {
  if (kind === "message") return "message";
  return projectType ? `quote request (${getProjectTypeLabel(projectType)})` : "quote request";
}
