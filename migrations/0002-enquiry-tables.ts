import { type Kysely, sql } from "kysely";

const enquiries = [
  // No foreign key: the liked item may be deleted, while its title stays.
  sql`create table enquiries (
    id integer generated always as identity primary key,
    kind text not null check (kind in ('message', 'quote')),
    channel text not null default 'website' check (channel in ('website', 'phone', 'whatsapp', 'door')),
    name text not null check (name <> ''),
    email text,
    phone text check (phone ~ '^[0-9]{10}$'),
    town text,
    message text not null default '',
    details jsonb not null default '{}',
    pieces jsonb,
    like_kind text check (like_kind in ('project', 'gallery')),
    like_id integer,
    like_title text,
    status text not null default 'new' check (
      status in ('new', 'contacted', 'site-visit', 'quoted', 'won', 'lost', 'spam', 'quarantine', 'trash')
    ),
    status_before text check (
      status_before in ('new', 'contacted', 'site-visit', 'quoted', 'won', 'lost', 'spam', 'quarantine')
    ),
    spam_reasons jsonb not null default '[]',
    follow_up_on date,
    quoted_amount integer check (quoted_amount > 0),
    version integer not null default 1,
    details_version integer not null default 1,
    more_words text collate "C" not null default '',
    search text collate "C" not null generated always as (
      lower(name || ' ' || coalesce(email, '') || ' ' || coalesce('+91' || phone, '') || ' ' || message || ' ' ||
        coalesce(details ->> 'projectType', '') || ' ' || coalesce(town, '') || ' ' || more_words)
    ) stored,
    source jsonb not null default '{}',
    privacy_notice text,
    fingerprint text unique,
    origin_id uuid not null unique default gen_random_uuid(),
    read_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    deleted_at timestamptz(3),
    constraint enquiries_like_whole check (
      (like_kind is null) = (like_id is null) and (like_kind is null) = (like_title is null)
    ),
    constraint enquiries_trash_whole check (
      (status = 'trash') = (deleted_at is not null) and (status = 'trash') = (status_before is not null)
    )
  )`,
  sql`create table enquiry_notes (
    id integer generated always as identity primary key,
    enquiry_id integer not null references enquiries on delete cascade,
    author text not null,
    text text not null check (text <> ''),
    created_at timestamptz(3) not null default now()
  )`,
  sql`create table enquiry_events (
    id integer generated always as identity primary key,
    enquiry_id integer not null references enquiries on delete cascade,
    kind text not null check (
      kind in ('entered', 'read', 'call', 'chat', 'status', 'follow-up', 'amount', 'photographs')
    ),
    author text,
    before text,
    after text,
    batch uuid,
    created_at timestamptz(3) not null default now()
  )`,
  // Separate from images, whose files anyone may open.
  sql`create table attached_files (
    id integer generated always as identity primary key,
    sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
    storage_key text not null unique,
    source_key text unique,
    thumbnail text,
    created_at timestamptz(3) not null default now()
  )`,
  sql`create table enquiry_attachments (
    id integer generated always as identity primary key,
    enquiry_id integer references enquiries on delete cascade,
    form_hash text,
    network_hash text,
    file_id integer not null references attached_files,
    name text not null check (name <> ''),
    bytes integer not null check (bytes > 0),
    created_at timestamptz(3) not null default now(),
    check ((enquiry_id is null) <> (form_hash is null)),
    unique (enquiry_id, file_id),
    unique (form_hash, file_id)
  )`,
  // Ranks are checked at the end of a statement, so that one statement can swap two ranks.
  sql`create table testimonials (
    id integer generated always as identity primary key,
    text text not null check (text <> ''),
    name text not null check (name <> ''),
    role text not null,
    stars smallint not null check (stars between 1 and 5),
    given_on date,
    source text not null,
    consent text not null,
    state text not null default 'shown' check (state in ('pending', 'shown', 'hidden')),
    rank integer not null unique deferrable,
    version integer not null default 1,
    enquiry_id integer unique references enquiries on delete set null,
    search text collate "C" not null generated always as (
      lower(name || ' ' || text || ' ' || role || ' ' || source)
    ) stored,
    origin_id uuid not null unique default gen_random_uuid(),
    created_at timestamptz(3) not null default now(),
    deleted_at timestamptz(3)
  )`,
  sql`create table privacy_log (
    id integer generated always as identity primary key,
    act text not null check (act in ('given', 'erased', 'exported', 'expired')),
    author text not null,
    enquiries integer,
    at timestamptz(3) not null default now()
  )`,
  sql`create table erased_origins (
    origin_id uuid primary key,
    is_request boolean not null default false
  )`,
];

const notifications = [
  sql`create table outbox (
    id integer generated always as identity primary key,
    enquiry_id integer references enquiries on delete cascade,
    kind text not null check (kind in ('notification', 'acknowledgement', 'addition', 'quarantine', 'today')),
    bundled boolean not null default false,
    recipient text not null,
    attempts integer not null default 0 check (attempts >= 0),
    next_attempt_at timestamptz(3) not null default now(),
    last_error text,
    sent_at timestamptz(3),
    failed_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    constraint outbox_about_enquiry check ((kind in ('quarantine', 'today')) = (enquiry_id is null))
  )`,
  sql`create table quarantine_watch (
    singleton boolean primary key default true check (singleton),
    noticed_at timestamptz(3),
    looked_at timestamptz(3)
  )`,
  sql`create table today_mails (
    singleton boolean primary key default true check (singleton),
    planned_on date not null
  )`,
  sql`create table push_keys (
    singleton boolean primary key default true check (singleton),
    public_key text not null,
    private_key text not null,
    created_at timestamptz(3) not null default now()
  )`,
  sql`create table push_subscriptions (
    id integer generated always as identity primary key,
    admin_id integer not null references admins on delete cascade,
    session_id integer references sessions on delete set null,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    user_agent text,
    attempts integer not null default 0 check (attempts >= 0),
    planned_at timestamptz(3),
    next_attempt_at timestamptz(3),
    sent_at timestamptz(3),
    failed_at timestamptz(3),
    created_at timestamptz(3) not null default now()
  )`,
  // No foreign keys, so that storing an enquiry does not depend on any device.
  sql`create table push_notices (
    id integer generated always as identity primary key,
    created_at timestamptz(3) not null default now()
  )`,
];

/** Enquiries with their files, testimonials, and the emails and notifications about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...enquiries, ...notifications]) await statement.execute(db);
}
