import type { OutboxRow } from "~/database/tables";

/** The mail server took a mail for some of its recipients and not for these. The others must not get it again. */
export class PartlyRefused extends Error {
  override name = "PartlyRefused";

  constructor(
    readonly recipients: readonly string[],
    reason: string,
  ) {
    super(reason);
  }
}

/** A row of the outbox that is claimed. */
export interface ClaimedRow {
  id: number;
  /** Number of earlier attempts. */
  attempts: number;
  /** Null for a mail that is not about one enquiry. */
  enquiryId: number | null;
}

/** A mail that is due. What it says is read when it is composed. */
export interface DueMail extends ClaimedRow {
  kind: OutboxRow["kind"];
  recipient: string;
  /** When it was put into the outbox. */
  plannedAt: Date;
  /** The rows that go out in the same mail, see `scheduleNotification`. */
  others: ClaimedRow[];
}
