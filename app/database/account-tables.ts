import type { Generated, GeneratedAlways } from "kysely";
import type { Json } from "./json-column";

export interface AdminsTable {
  id: GeneratedAlways<number>;
  username: string;
  password_hash: string;
  /** Hash of the last ADMIN_PASSWORD that was applied, so that a changed one resets the password once. */
  configured_password_hash: string | null;
  /** The secret of the second step of signing in; null while it is off. */
  totp_secret: string | null;
  /** A secret that is not yet confirmed by a code. */
  pending_totp_secret: string | null;
  /** The time step of the last code that was taken, which is not taken again. */
  last_totp_step: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionsTable {
  id: GeneratedAlways<number>;
  token_hash: string;
  admin_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  user_agent: string | null;
  /** Where it was last used from. */
  address: string | null;
}

export interface RecoveryCodesTable {
  id: GeneratedAlways<number>;
  admin_id: number;
  code_hash: string;
}

/** Forms that were being sent when their session had expired; they wait for a new sign-in. */
export interface PendingFormsTable {
  id: GeneratedAlways<number>;
  token_hash: string;
  admin_id: number;
  path: string;
  fields: Json;
  expires_at: Date;
}

/** Secret addresses of the calendar with the next steps. */
export interface CalendarAddressesTable {
  admin_id: number;
  token_hash: string;
  created_at: Generated<Date>;
}

/** One row for each hit that a rate limit counts. */
export interface RateLimitHitsTable {
  id: GeneratedAlways<number>;
  key: string;
  at: Generated<Date>;
}

/** Forms that were carried out within a day. */
export interface IdempotencyKeysTable {
  /** Hash of the form's key and content. */
  key: string;
  claimed_at: Generated<Date>;
}
