import type { Generated, GeneratedAlways } from "kysely";
import type { Json } from "./json-column";

export interface AdminsTable {
  id: GeneratedAlways<number>;
  username: string;
  password_hash: string;
  /** Hash of the last applied ADMIN_PASSWORD: changing the setting resets the password once. */
  configured_password_hash: string | null;
  /** Null while two-step sign-in is off. */
  totp_secret: string | null;
  /** Not yet confirmed by a code. */
  pending_totp_secret: string | null;
  /** Time step of the last accepted code, which is not accepted again. */
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
  /** IP address of the last use. */
  address: string | null;
}

export interface RecoveryCodesTable {
  id: GeneratedAlways<number>;
  admin_id: number;
  code_hash: string;
}

/** Forms sent with an expired session; the admin gets them back after sign-in. */
export interface PendingFormsTable {
  id: GeneratedAlways<number>;
  token_hash: string;
  admin_id: number;
  path: string;
  fields: Json;
  expires_at: Date;
}

export interface CalendarAddressesTable {
  admin_id: number;
  token_hash: string;
  created_at: Generated<Date>;
}

export interface RateLimitHitsTable {
  id: GeneratedAlways<number>;
  key: string;
  at: Generated<Date>;
}

export interface IdempotencyKeysTable {
  /** Hash of the form's key and content. */
  key: string;
  claimed_at: Generated<Date>;
}
