import type { OutboxRow } from "~/database/tables";

/** The mail server refused some recipients. A retry must not reach the others again. */
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

/** Contains no text: the content is read when the email is composed. */
export interface DueMail extends ClaimedRow {
  kind: OutboxRow["kind"];
  recipient: string;
  quotationVersionId: number | null;
  queuedAt: Date;
  /** Other rows sent in the same email; see `chooseNotificationTime`. */
  others: ClaimedRow[];
}
