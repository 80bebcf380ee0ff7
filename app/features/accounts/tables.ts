import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { Json } from "~/platform/database/tables";

interface AdminsTable {
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

interface SessionsTable {
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

interface RecoveryCodesTable {
  id: GeneratedAlways<number>;
  admin_id: number;
  code_hash: string;
}

/** Forms sent with an expired session; the admin gets them back after sign-in. */
interface PendingFormsTable {
  id: GeneratedAlways<number>;
  token_hash: string;
  admin_id: number;
  path: string;
  fields: Json;
  expires_at: Date;
}

declare module "~/platform/database/tables" {
  interface Tables {
    admins: AdminsTable;
    sessions: SessionsTable;
    recovery_codes: RecoveryCodesTable;
    pending_forms: PendingFormsTable;
  }
}

export type AdminRow = Selectable<AdminsTable>;
