import { type Kysely, sql } from "kysely";

const accounts = [
  // The TOTP secret is not encrypted: the key would be the session secret, and changing it would lock the admin out.
  sql`create table admins (
    id integer generated always as identity primary key,
    username text not null unique check (username <> ''),
    password_hash text not null,
    configured_password_hash text,
    totp_secret text,
    pending_totp_secret text,
    last_totp_step integer,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
  sql`create table sessions (
    id integer generated always as identity primary key,
    token_hash text not null unique,
    admin_id integer not null references admins on delete cascade,
    created_at timestamptz(3) not null default now(),
    last_seen_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null,
    user_agent text,
    address text
  )`,
  sql`create table recovery_codes (
    id integer generated always as identity primary key,
    admin_id integer not null references admins on delete cascade,
    code_hash text not null,
    unique (admin_id, code_hash)
  )`,
  sql`create table pending_forms (
    id integer generated always as identity primary key,
    token_hash text not null,
    admin_id integer not null references admins on delete cascade,
    path text not null,
    fields jsonb not null,
    expires_at timestamptz(3) not null,
    unique (token_hash, path)
  )`,
  sql`create table calendar_addresses (
    admin_id integer primary key references admins on delete cascade,
    token_hash text not null unique,
    created_at timestamptz(3) not null default now()
  )`,
  sql`create table rate_limit_hits (
    id bigint generated always as identity primary key,
    key text not null,
    at timestamptz(3) not null default now()
  )`,
  sql`create table idempotency_keys (
    key text primary key,
    claimed_at timestamptz(3) not null default now()
  )`,
];

const content = [
  sql`create table images (
    id integer generated always as identity primary key,
    sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    storage_key text not null unique,
    placeholder text,
    variants jsonb,
    attempts integer not null default 0 check (attempts >= 0),
    next_attempt_at timestamptz(3) not null default now(),
    created_at timestamptz(3) not null default now()
  )`,
  // Collation "C", as in search queries, lowercases the same letters in every database.
  sql`create table projects (
    id integer generated always as identity primary key,
    title text not null check (title <> ''),
    description text not null default '',
    location text,
    image_id integer references images,
    image_alt text,
    finished text check (finished ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$'),
    is_draft boolean not null default false,
    is_sample boolean not null default false,
    rank integer not null,
    version integer not null default 1,
    search text collate "C" not null generated always as (
      lower(title || ' ' || description || ' ' || coalesce(location, '') || ' ' || coalesce(image_alt, ''))
    ) stored,
    origin_id uuid not null unique default gen_random_uuid(),
    created_at timestamptz(3) default now(),
    updated_at timestamptz(3) not null default now(),
    deleted_at timestamptz(3)
  )`,
  sql`create table project_pictures (
    id integer generated always as identity primary key,
    project_id integer not null references projects on delete cascade,
    image_id integer not null references images,
    image_alt text,
    position integer not null check (position > 0),
    unique (project_id, position)
  )`,
  sql`create table gallery_items (
    id integer generated always as identity primary key,
    title text not null check (title <> ''),
    content text not null default '',
    image_id integer references images,
    image_alt text,
    is_sample boolean not null default false,
    rank integer not null,
    version integer not null default 1,
    search text collate "C" not null generated always as (
      lower(title || ' ' || content || ' ' || coalesce(image_alt, ''))
    ) stored,
    origin_id uuid not null unique default gen_random_uuid(),
    created_at timestamptz(3) default now(),
    updated_at timestamptz(3) not null default now(),
    deleted_at timestamptz(3)
  )`,
  // The unique constraint accepts only one of two edits of the same revision.
  sql`create table revisions (
    id integer generated always as identity primary key,
    document text not null,
    follows integer not null default 0,
    content jsonb not null,
    created_at timestamptz(3) not null default now(),
    unique (document, follows)
  )`,
  sql`create table revision_images (
    revision_id integer not null references revisions on delete cascade,
    image_id integer not null references images,
    primary key (revision_id, image_id)
  )`,
];

/** Most of these tables have one row. They are separate so that updating one does not lock the others. */
const operations = [
  sql`create table site (
    singleton boolean primary key default true check (singleton),
    id uuid not null default gen_random_uuid()
  )`,
  sql`insert into site default values`,
  sql`create table content_version (
    singleton boolean primary key default true check (singleton),
    version uuid not null default gen_random_uuid()
  )`,
  sql`create table clock_watch (
    singleton boolean primary key default true check (singleton),
    seen_at timestamptz(3) not null,
    steady_since timestamptz(3) not null
  )`,
  sql`create table backups (
    day date primary key,
    started_at timestamptz(3) not null default now(),
    made_at timestamptz(3),
    bytes bigint,
    rows integer,
    proven_at timestamptz(3),
    failure text
  )`,
  sql`create table instances (
    id uuid primary key,
    folder_id text not null,
    seen_at timestamptz(3) not null default clock_timestamp()
  )`,
];

/** All tables except those of enquiries. Times have milliseconds, like JavaScript's, so that they compare equal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...accounts, ...content, ...operations]) await statement.execute(db);
}
