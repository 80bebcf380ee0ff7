/** Addresses of the business, separated by commas; null when mail is not configured. */
export type MailRecipients = { to: string } | null;

export interface MailDrawing {
  contentId: string;
  fileName: string;
  /** Rendered as PNG when the mail is sent. */
  svg: string;
}

export interface MailPhotograph {
  contentId: string;
  /** File name given by the sender. */
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
  /** The same at every attempt, so that mail servers and readers recognize a repeat. */
  messageId: string;
  /** Headers that stop automatic replies. */
  headers: Record<string, string>;
  drawings: MailDrawing[];
  photographs: readonly MailPhotograph[];
  /** PNG in the head of the HTML body. */
  logo?: Buffer | undefined;
  /** Attached for the recipient to open. */
  files?: readonly MailFile[];
  fromName: string;
}
