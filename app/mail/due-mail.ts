import type { OutboxRow } from "~/database/tables";

/** The mail server accepted an email but refused these recipients. A retry must not reach the others again. */
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
  enquiryId: number | null;
}

/** Its content is read when it is composed. */
export interface DueMail extends ClaimedRow {
  kind: OutboxRow["kind"];
  recipient: string;
  quotationVersionId: number | null;
  plannedAt: Date;
  /** Rows sent in the same email, see `scheduleNotification`. */
  others: ClaimedRow[];
}
