import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** Mails, stored in one transaction with what they are about, and sent until they arrive. */
export interface OutboxTable {
  id: GeneratedAlways<number>;
  /** Null for a mail about the quarantine as a whole, or with Today. */
  enquiry_id: number | null;
  /**
   * `addition` notifies the business of files that were added to the enquiry later; `quarantine` tells it how many wait there;
   * `today` is the morning's mail.
   */
  kind: "notification" | "acknowledgement" | "addition" | "quarantine" | "today";
  /** Sent in one mail with all others that are bundled and due. */
  bundled: Generated<boolean>;
  recipient: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
  created_at: Generated<Date>;
}

/** One row at most: none until something was quarantined. */
export interface QuarantineWatchTable {
  singleton: Generated<boolean>;
  /** When the last notice of the quarantine was put into the outbox. */
  noticed_at: Date | null;
  /** When an admin last looked at what waits there. */
  looked_at: Date | null;
}

/** One row at most: none until the first morning. */
export interface TodayMailsTable {
  singleton: Generated<boolean>;
  /** The day in India whose mail was planned last. */
  planned_on: ColumnType<Date, string, string>;
}

/** One row at most: none until a device is subscribed for the first time. */
export interface PushKeysTable {
  singleton: Generated<boolean>;
  public_key: string;
  /** Never to be logged or shown. */
  private_key: string;
  created_at: Generated<Date>;
}

/** Devices that show notifications, and what is due to each. */
export interface PushSubscriptionsTable {
  id: GeneratedAlways<number>;
  admin_id: number;
  /** The session that it was made with; null when that expired. */
  session_id: number | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  /** When its push service last took a notification, and when it last failed to. */
  sent_at: Date | null;
  failed_at: Date | null;
  /** When the waiting notification was planned; null while none waits. */
  planned_at: Date | null;
  next_attempt_at: Date | null;
  attempts: Generated<number>;
}

/** Enquiries that came in and that no device was told of yet. */
export interface PushNoticesTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
}
