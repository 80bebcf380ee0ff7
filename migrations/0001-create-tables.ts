import { type Kysely, sql } from "kysely";

/** Everything the first version of the site stores. Times have milliseconds, as JavaScript's have, so that they compare equal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admins (
      id integer generated always as identity primary key,
      username text not null unique check (username <> ''),
      password_hash text not null,
      configured_password_hash text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db);

  await sql`
    create table sessions (
      id integer generated always as identity primary key,
      token_hash text not null unique,
      admin_id integer not null references admins on delete cascade,
      created_at timestamptz(3) not null default now(),
      last_seen_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      user_agent text
    )`.execute(db);
  await sql`create index sessions_admin_id on sessions (admin_id)`.execute(db);
  await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db);

  await sql`
    create table images (
      id integer generated always as identity primary key,
      sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
      mime text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes integer not null check (bytes > 0),
      storage_key text not null unique,
      placeholder text,
      variants jsonb,
      attempts integer not null default 0 check (attempts >= 0),
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index images_without_variants on images (id) where variants is null`.execute(db);

  await sql`
    create table projects (
      id integer generated always as identity primary key,
      title text not null check (title <> ''),
      description text not null default '',
      location text,
      image_id integer references images,
      image_alt text,
      created_at timestamptz(3) default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      position integer,
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`
    create index projects_newest on projects (created_at desc nulls last, id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index projects_image_id on projects (image_id)`.execute(db);

  await sql`
    create table gallery_items (
      id integer generated always as identity primary key,
      title text not null check (title <> ''),
      content text not null default '',
      image_id integer references images,
      image_alt text,
      created_at timestamptz(3) default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      position integer,
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`
    create index gallery_items_newest on gallery_items (created_at desc nulls last, id desc)
    where deleted_at is null`.execute(db);
  await sql`create index gallery_items_image_id on gallery_items (image_id)`.execute(db);

  await sql`
    create table enquiries (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('message', 'quote')),
      name text not null,
      email text,
      phone text,
      message text not null default '',
      details jsonb not null default '{}',
      status text not null default 'new' check (status <> ''),
      notes text not null default '',
      read_at timestamptz(3),
      source jsonb not null default '{}',
      fingerprint text unique,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1
    )`.execute(db);
  await sql`create index enquiries_newest on enquiries (created_at desc, id desc)`.execute(db);
  await sql`create index enquiries_status on enquiries (status, created_at desc)`.execute(db);

  await sql`
    create table outbox (
      id integer generated always as identity primary key,
      enquiry_id integer not null references enquiries on delete cascade,
      kind text not null check (kind in ('notification', 'acknowledgement')),
      recipient text not null,
      attempts integer not null default 0 check (attempts >= 0),
      next_attempt_at timestamptz(3) not null default now(),
      last_error text,
      sent_at timestamptz(3),
      failed_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      unique (enquiry_id, kind, recipient)
    )`.execute(db);
  await sql`
    create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null`.execute(
    db,
  );

  await sql`
    create table attempts (
      id bigint generated always as identity primary key,
      key text not null,
      at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index attempts_key_at on attempts (key, at)`.execute(db);
  await sql`create index attempts_at on attempts (at)`.execute(db);
}
