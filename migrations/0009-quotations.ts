import { type Kysely, sql } from "kysely";

const tables = [
  // An accepted quotation outlives its enquiry, because tax law requires it for years.
  sql`create table quotations (
    id integer generated always as identity primary key,
    enquiry_id integer references enquiries on delete set null,
    number text unique,
    draft jsonb,
    version integer not null default 1,
    withdrawn_at timestamptz(3),
    origin_id uuid not null unique default gen_random_uuid(),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
  // The content never changes; its hash is what the customer accepts.
  sql`create table quotation_versions (
    id integer generated always as identity primary key,
    quotation_id integer not null references quotations on delete cascade,
    version integer not null check (version > 0),
    is_current boolean not null default true,
    content jsonb not null,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    changes jsonb not null default '[]',
    total integer not null check (total >= 0),
    valid_until date not null,
    sent_at timestamptz(3) not null default now(),
    opened_at timestamptz(3),
    accepted_at timestamptz(3),
    accepted_by text,
    declined_at timestamptz(3),
    decline_reason text,
    unique (quotation_id, version),
    check ((accepted_at is null) = (accepted_by is null))
  )`,
  sql`create unique index quotation_versions_accepted on quotation_versions (quotation_id) where accepted_at is not null`,
  sql`create unique index quotation_versions_current on quotation_versions (quotation_id) where is_current`,
  sql`create table quotation_links (
    token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
    quotation_version_id integer not null references quotation_versions on delete cascade,
    created_at timestamptz(3) not null default now()
  )`,
  sql`create table quotation_numbers (
    financial_year text primary key check (financial_year ~ '^[0-9]{4}-[0-9]{2}$'),
    last integer not null check (last > 0)
  )`,
  sql`create table rates (
    id integer generated always as identity primary key,
    kind text not null,
    finish text not null default '',
    unit text not null check (unit in ('ft', 'm', 'sqft', 'sqm', 'kg', 'piece', 'lump')),
    rate integer not null check (rate >= 0),
    gst smallint not null check (gst between 0 and 100),
    hsn text not null check (hsn ~ '^[0-9]{4,8}$'),
    unique (kind, finish)
  )`,
  sql`create table order_stages (
    enquiry_id integer not null references enquiries on delete cascade,
    stage text not null check (stage in ('measured', 'approved', 'in-work', 'ready', 'paid')),
    reached_on date not null,
    primary key (enquiry_id, stage)
  )`,
  sql`create table payments (
    id integer generated always as identity primary key,
    enquiry_id integer not null references enquiries on delete cascade,
    amount integer not null check (amount > 0),
    method text not null check (method in ('upi', 'bank', 'cash', 'cheque')),
    reference text not null default '',
    received_on date not null,
    author text not null,
    created_at timestamptz(3) not null default now()
  )`,
];

const indexes = [
  sql`create index quotations_enquiry on quotations (enquiry_id)`,
  sql`create index quotation_links_version on quotation_links (quotation_version_id)`,
  sql`create index quotation_versions_sent on quotation_versions (sent_at desc)`,
  sql`create index payments_enquiry on payments (enquiry_id)`,
];

/** Deletes an enquiry's quotations with it. An accepted version stays, but its links stop working. */
const keepAcceptedQuotations = sql`create function keep_accepted_quotations() returns trigger language plpgsql as $$
    begin
      delete from quotations where enquiry_id = old.id and not exists (
        select from quotation_versions where quotation_id = quotations.id and accepted_at is not null
      );
      delete from quotation_links where quotation_version_id in (
        select v.id from quotation_versions v join quotations q on q.id = v.quotation_id where q.enquiry_id = old.id
      );
      delete from quotation_versions where accepted_at is null and quotation_id in (
        select id from quotations where enquiry_id = old.id
      );
      update quotation_versions set is_current = true where quotation_id in (
        select id from quotations where enquiry_id = old.id
      );
      update quotations set draft = null where enquiry_id = old.id;
      return old;
    end
  $$`;

const mails = [
  sql`alter table outbox add column quotation_version_id integer references quotation_versions on delete cascade`,
  sql`alter table outbox drop constraint outbox_kind_check`,
  sql`alter table outbox add constraint outbox_kind_check check (kind in (
    'notification', 'acknowledgement', 'addition', 'quarantine', 'today',
    'quotation', 'quotation-accepted', 'quotation-answer', 'quotation-question'
  ))`,
  sql`alter table outbox add constraint outbox_about_quotation check (
    (kind like 'quotation%') = (quotation_version_id is not null)
  )`,
  sql`drop index outbox_enquiry_id_kind_recipient`,
  sql`create unique index outbox_enquiry_id_kind_recipient on outbox (enquiry_id, kind, recipient)
    where kind <> 'addition' and quotation_version_id is null`,
  sql`alter table enquiry_events drop constraint enquiry_events_kind_check`,
  sql`alter table enquiry_events add constraint enquiry_events_kind_check check (
    kind in (
      'entered', 'read', 'call', 'chat', 'status', 'follow-up', 'amount', 'photographs',
      'name', 'phone', 'email', 'town', 'pieces', 'lost', 'work-done', 'quotation', 'order'
    )
  )`,
];

const notifications = [
  sql`alter table push_notices add column kind text not null default 'enquiry' check (kind in ('enquiry', 'quotation'))`,
  sql`alter table push_subscriptions add column planned_kind text not null default 'enquiry'
    check (planned_kind in ('enquiry', 'quotation'))`,
];

/** Quotations with their versions and links, rates, and orders of won enquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...indexes, keepAcceptedQuotations, ...mails, ...notifications])
    await statement.execute(db);
  await sql`create trigger keep_accepted_quotations before delete on enquiries
    for each row execute function keep_accepted_quotations()`.execute(db);
}
