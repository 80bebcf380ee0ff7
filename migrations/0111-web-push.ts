import { type Kysely, sql } from "kysely";

/** Notifications on devices: the keys that the site signs them with, the devices, and the enquiries that they are to be told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table push_keys (
    singleton boolean primary key default true check (singleton),
    public_key text not null,
    private_key text not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table push_subscriptions (
    id integer generated always as identity primary key,
    admin_id integer not null references admins on delete cascade,
    session_id integer references sessions on delete set null,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    user_agent text,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    failed_at timestamptz,
    planned_at timestamptz,
    next_attempt_at timestamptz,
    attempts integer not null default 0
  )`.execute(db);
  await sql`create index push_subscriptions_admin_id on push_subscriptions (admin_id)`.execute(db);
  await sql`create index push_subscriptions_session_id on push_subscriptions (session_id)`.execute(db);
  // It refers to nothing: storing an enquiry waits for no device, and fails for none.
  await sql`create table push_notices (
    id integer generated always as identity primary key,
    created_at timestamptz not null default now()
  )`.execute(db);
}
