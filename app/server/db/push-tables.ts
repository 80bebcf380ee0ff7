import type { Generated, GeneratedAlways } from "kysely";

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
