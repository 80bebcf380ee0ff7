import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export type QuotationMailKind =
  | "quotation"
  | "quotation-accepted"
  | "quotation-answer"
  | "quotation-question";

/** Emails are stored in the same transaction as the data they report, and retried until sent. */
export interface OutboxTable {
  id: GeneratedAlways<number>;
  /** Null for a quarantine notice or the Today email. */
  enquiry_id: number | null;
  /** `addition`: files added later; `quarantine`: the number of quarantined enquiries; `today`: the morning email. */
  kind:
    | "notification"
    | "acknowledgement"
    | "addition"
    | "quarantine"
    | "today"
    | "testimonial"
    | QuotationMailKind;
  quotation_version_id: number | null;
  /** Sent in one email with all other due bundled rows. */
  bundled: Generated<boolean>;
  recipient: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
  created_at: Generated<Date>;
}

export interface QuarantineWatchTable {
  singleton: Generated<boolean>;
  notified_at: Date | null;
  visited_at: Date | null;
}

export interface TodayMailsTable {
  singleton: Generated<boolean>;
  /** Day in India for which the last email was queued. */
  queued_on: ColumnType<Date, string, string>;
}

/** At most one row, created with the first subscription. */
export interface PushKeysTable {
  singleton: Generated<boolean>;
  public_key: string;
  /** Secret: do not log or show. */
  private_key: string;
  created_at: Generated<Date>;
}

export interface PushSubscriptionsTable {
  id: GeneratedAlways<number>;
  admin_id: number;
  /** Null when the session has expired. */
  session_id: number | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  failed_at: Date | null;
  /** Null without a pending notification. */
  queued_at: Date | null;
  queued_kind: Generated<NoticeKind>;
  next_attempt_at: Date | null;
  attempts: Generated<number>;
}

export type NoticeKind = "enquiry" | "quotation";

/** New enquiries, and customers' answers to quotations, that need a notification. */
export interface PushNoticesTable {
  id: GeneratedAlways<number>;
  kind: Generated<NoticeKind>;
  created_at: Generated<Date>;
}
