import { type Kysely, sql } from "kysely";

/**
 * What the account screen shows and changes: where sessions come from, the second step of signing in with its recovery codes,
 * and forms that were being sent when their session had expired.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column address text`.execute(db);

  // As it is, not encrypted: the key would be the session secret, and changing that would lock the admin out.
  await sql`
    alter table admins
      add column totp_secret text,
      add column pending_totp_secret text,
      add column last_totp_step integer`.execute(db);
  await sql`
    create table recovery_codes (
      id integer generated always as identity primary key,
      admin_id integer not null references admins on delete cascade,
      code_hash text not null,
      unique (admin_id, code_hash)
    )`.execute(db);

  await sql`
    create table kept_forms (
      id integer generated always as identity primary key,
      token_hash text not null,
      admin_id integer not null references admins on delete cascade,
      path text not null,
      fields jsonb not null,
      expires_at timestamptz(3) not null,
      unique (token_hash, path)
    )`.execute(db);
  await sql`create index kept_forms_admin_id on kept_forms (admin_id)`.execute(db);
}
