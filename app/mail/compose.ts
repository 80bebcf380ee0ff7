import { contactDetails } from "~/content/contact";
import { quotePanel } from "~/content/quote";
import type { Business } from "~/domain/business";
import { formatMoment } from "./format-moment";
import type { DueMail } from "./outbox.server";

/** A mail as the transport takes it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo: string | undefined;
  /** The same at every attempt, so that a mail server or reader knows a repeat for what it is. */
  messageId: string;
}

/** The site as a mail names it. */
interface Sender {
  business: Business;
  publicUrl: URL;
}

/** Writes the mail for one row of the outbox. */
export function composeMail(due: DueMail, sender: Sender): Mail {
  const messageId = `<outbox-${due.id}-${due.enquiry.created_at.getTime()}@${sender.publicUrl.hostname}>`;
  const words = due.kind === "notification" ? notify(due, sender) : acknowledge(due.enquiry, sender);
  return { to: due.recipient, messageId, ...words };
}

type Enquiry = DueMail["enquiry"];

function notify({ enquiry, attachments }: DueMail, { publicUrl }: Sender) {
  const what = enquiry.kind === "quote" ? "Quote request" : "Message";
  const lines = [
    `${what} from ${enquiry.name}`,
    `Received ${formatMoment(enquiry.created_at)}`,
    "",
    enquiry.phone && `Phone: ${enquiry.phone}`,
    enquiry.email && `Email: ${enquiry.email}`,
    ...describeDetails(enquiry.details),
    "",
    enquiry.message || "(no text)",
    "",
    ...describeAttachments(attachments),
    new URL("/admin/enquiries", publicUrl).href,
  ];
  return {
    subject: oneLine(`${what} from ${enquiry.name}`),
    text: joinLines(lines),
    replyTo: enquiry.email ?? undefined,
  };
}

function acknowledge(enquiry: Enquiry, { business }: Sender) {
  const isQuote = enquiry.kind === "quote";
  const lines = [
    `Dear ${enquiry.name},`,
    "",
    isQuote
      ? `Your quote request has reached ${business.name}. ${quotePanel.response}`
      : `Your message has reached ${business.name}. ${contactDetails.reply}`,
    "",
    "What you sent:",
    "",
    enquiry.message || "(no text)",
    "",
    business.name,
    business.phone.display,
    business.email,
  ];
  return {
    subject: oneLine(isQuote ? `Your quote request to ${business.name}` : `Your message to ${business.name}`),
    text: joinLines(lines),
    replyTo: business.email,
  };
}

/** Their names; the files themselves are opened in the inbox. */
function describeAttachments(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`Attached, to be opened in the inbox (${names.length}):`, ...names.map((name) => `- ${name}`), ""];
}

function describeDetails(details: unknown): string[] {
  if (details === null || typeof details !== "object") return [];
  return Object.entries(details)
    .filter(([, value]) => typeof value === "string" && value !== "")
    .map(([name, value]) => `${humanize(name)}: ${value}`);
}

/** "projectType" → "Project type". */
function humanize(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A subject is one line whatever a visitor typed as a name. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 200);
}

function joinLines(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null).join("\n");
}
