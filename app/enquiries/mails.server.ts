import type { Database } from "~/server/db/database.server";
import type { OutboxRow } from "~/server/db/tables";

/** A mail about an enquiry and how far it has come. */
export interface MailState {
  id: number;
  kind: OutboxRow["kind"];
  recipient: string;
  /** How often it was tried since it was last put in line. */
  attempts: number;
  state: "sent" | "waiting" | "undelivered";
  /** When it was sent, will be tried next, or was given up; ISO 8601. */
  at: string;
  /** What the mail server or the way to it said last. */
  error: string | null;
}

/** The mails about an enquiry in the order they were written. */
export async function listMails(db: Database, enquiryId: number): Promise<MailState[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "recipient", "attempts", "sent_at", "failed_at", "next_attempt_at", "last_error"])
    .where("enquiry_id", "=", enquiryId)
    .orderBy("id")
    .execute();
  return rows.map(({ sent_at, failed_at, next_attempt_at, last_error, ...row }) => ({
    ...row,
    state: sent_at ? "sent" : failed_at ? "undelivered" : "waiting",
    at: (sent_at ?? failed_at ?? next_attempt_at).toISOString(),
    error: last_error,
  }));
}
