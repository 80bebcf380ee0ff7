/** What is recorded of an enquiry beside its notes and mails: when it was read, and what was done with it. */
export type EnquiryEventKind =
  | "entered"
  | "read"
  | "call"
  | "chat"
  | "status"
  | "follow-up"
  | "amount"
  | "photographs";

/** A step in the history of an enquiry. */
export interface HistoryStep {
  kind: EnquiryEventKind | "arrived" | "note" | "mail";
  /** User name of the admin; null for what the site did or the visitor. */
  author: string | null;
  before: string | null;
  /** What it became; for a note its text, for a mail its kind, for the arrival its way. */
  after: string | null;
  /** For a mail: what became of it. */
  state?: "sent" | "undelivered";
  /** ISO 8601. */
  at: string;
}
