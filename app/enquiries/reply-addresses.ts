import { type Enquiry, nameProjectType } from "./enquiry";
import { formatPhone } from "./phone";

export interface Answerable extends Pick<Enquiry, "kind" | "name" | "email" | "phone"> {
  projectType: string | null;
  text: string;
}

/** Characters of the question quoted in a chat. */
const LONGEST_QUOTATION = 200;

/** @param phone ten digits */
export function callAddress(phone: string): string {
  return `tel:+91${phone}`;
}

/** @param phone ten digits */
export function callAction(phone: string) {
  const shown = formatPhone(phone);
  return { label: `Call ${shown}`, href: callAddress(phone), text: `Call: +91 ${shown}` };
}

/** @param phone ten digits */
export function chatAddress(phone: string, words = ""): string {
  return `https://wa.me/91${phone}${words && `?text=${encodeURIComponent(words)}`}`;
}

/** Opens a chat with a first message that names the customer and the question. */
export function chatReplyAddress(enquiry: Answerable & { phone: string }, businessName: string): string {
  const text = excerpt(enquiry.text);
  const words = [
    `Hello ${enquiry.name}, this is ${businessName}. Thank you for your ${nameRequest(enquiry)}.`,
    ...(text ? [`You wrote: "${text}"`] : []),
  ];
  return chatAddress(enquiry.phone, words.join("\n\n"));
}

export function mailReplyAddress(enquiry: Answerable & { email: string }, businessName: string): string {
  const subject = `Your ${nameRequest(enquiry)} to ${businessName}`;
  const body = `Dear ${enquiry.name},\r\n\r\n`;
  const address = encodeURIComponent(enquiry.email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function nameRequest({ kind, projectType }: Answerable): string {
  if (kind === "message") return "message";
  return projectType ? `quote request (${nameProjectType(projectType)})` : "quote request";
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST_QUOTATION) return line;
  // By code points, so that none is cut in two.
  return `${[...line]
    .slice(0, LONGEST_QUOTATION - 1)
    .join("")
    .trimEnd()}…`;
}
