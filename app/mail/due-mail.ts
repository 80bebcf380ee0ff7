import type { OutboxRow } from "~/database/tables";

/** The mail server accepted a mail but refused these recipients. A retry must not reach the others again. */
export class PartlyRefused extends Error {
  override name = "PartlyRefused";

  constructor(
    readonly recipients: readonly string[],
    reason: string,
  ) {
    super(reason);
  }
}

export interface ClaimedRow {
  id: number;
  attempts: number;
  /** Null for a mail that is not about one enquiry. */
  enquiryId: number | null;
}

/** A due mail. Its content is read when it is composed. */
export interface DueMail extends ClaimedRow {
  kind: OutboxRow["kind"];
  recipient: string;
  /** Null for a mail that is not about a quotation. */
  quotationVersionId: number | null;
  plannedAt: Date;
  /** Rows sent in the same mail, see `scheduleNotification`. */
  others: ClaimedRow[];
}
