/** A drawing that goes with a mail and is shown in it. */
export interface MailDrawing {
  contentId: string;
  fileName: string;
  /** Rendered as a picture when the mail is sent. */
  svg: string;
}

/** A photograph of an enquiry, small enough for a mail. */
export interface MailPhotograph {
  contentId: string;
  /** As the sender called the file. */
  name: string;
  /** A JPEG. */
  content: Buffer;
}

/** A mail for the transport. */
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
  /** Shown in the mail as pictures. */
  drawings: MailDrawing[];
  photographs: readonly MailPhotograph[];
  /** The name of the business, under which the mail comes. */
  fromName: string;
}
