/** Addresses of the business, separated by commas; null when email is not configured. */
export type MailRecipients = { to: string } | null;

export interface MailDrawing {
  contentId: string;
  fileName: string;
  /** Rendered as PNG when the email is sent. */
  svg: string;
}

export interface MailPhoto {
  contentId: string;
  name: string;
  /** JPEG. */
  content: Buffer;
}

interface MailFile {
  name: string;
  content: Buffer;
  contentType: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: { name: string; address: string } | undefined;
  /** Stays the same on every attempt, so that servers and clients recognize duplicates. */
  messageId: string;
  /** Keeps the emails about one enquiry together. */
  references?: string | undefined;
  /** Adds headers that prevent automatic replies. */
  headers: Record<string, string>;
  drawings: MailDrawing[];
  photos: readonly MailPhoto[];
  /** PNG, shown at the top of the HTML body. */
  logo?: Buffer | undefined;
  files?: readonly MailFile[];
  fromName: string;
}
