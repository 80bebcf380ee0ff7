/** Addresses of the business, separated by commas; null when email is not configured. */
export type MailRecipients = { to: string } | null;

export interface MailDrawing {
  contentId: string;
  fileName: string;
  /** Rendered as PNG when the email is sent. */
  svg: string;
}

export interface MailPhotograph {
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
  /** The same at every attempt, so that servers and clients recognize a repeat. */
  messageId: string;
  /** These headers prevent automatic replies. */
  headers: Record<string, string>;
  drawings: MailDrawing[];
  photographs: readonly MailPhotograph[];
  /** PNG at the top of the HTML body. */
  logo?: Buffer | undefined;
  files?: readonly MailFile[];
  fromName: string;
}
