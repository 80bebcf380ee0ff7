import { type Kysely, sql } from "kysely";

/**
 * Indexes texts by groups of three letters. The index only narrows a search down; the query then compares the text
 * itself. Uses plain functions, because the extension pg_trgm may be missing or forbidden.
 */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function text_pieces(value text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr(value, i, 3)), '{}') from generate_series(1, length(value) - 2) i
    $$`.execute(db);
  // A tsvector supports prefix search, so the inbox also finds one or two letters. The last two groups are shorter, so
  // that search also finds the end of a text. Reads the text once; array_to_tsvector sorts the groups.
  await sql`
    create function search_vector(value text) returns tsvector
    language sql immutable strict parallel safe as $$
      select array_to_tsvector(coalesce(array_agg(concat(letter, second, third)), '{}'))
      from (select string_to_array(value, null) as letters offset 0) cut,
        unnest(letters, letters[2:], letters[3:]) pieces (letter, second, third)
    $$`.execute(db);
  await sql`
    create function search_query(word text) returns tsquery language sql immutable strict parallel safe as $$
      select string_agg(
        '''' || replace(replace(substr(word, i, 3), '\\', '\\\\'), '''', '''''') || '''' ||
          case when length(word) < 3 then ':*' else '' end,
        '&'
      )::tsquery
      from generate_series(1, greatest(length(word) - 2, 1)) i
    $$`.execute(db);
  for (const [table, splitFunction] of [
    ["projects", "text_pieces"],
    ["gallery_items", "text_pieces"],
    ["testimonials", "text_pieces"],
    ["enquiries", "search_vector"],
  ] as const) {
    const index = sql.ref(`${table}_search`);
    // Without a list of pending entries: only a vacuum would empty it, and the embedded database has no autovacuum.
    await sql`create index ${index} on ${sql.table(table)} using gin (${sql.ref(splitFunction)}(search))
      with (fastupdate = off)`.execute(db);
    // Statistics of the groups take minutes to collect and improve no query plan.
    await sql`alter index ${index} alter column 1 set statistics 0`.execute(db);
  }
}

const indexes = [
  sql`create index sessions_admin_id on sessions (admin_id)`,
  sql`create index sessions_expires_at on sessions (expires_at)`,
  sql`create index pending_forms_admin_id on pending_forms (admin_id)`,
  sql`create index rate_limit_hits_key_at on rate_limit_hits (key, at)`,
  sql`create index rate_limit_hits_at on rate_limit_hits (at)`,
  sql`create index idempotency_keys_claimed_at on idempotency_keys (claimed_at)`,

  sql`create index images_without_variants on images (id) where variants is null`,
  sql`create index project_pictures_image_id on project_pictures (image_id)`,
  sql`create index revision_images_image_id on revision_images (image_id)`,
  ...["projects", "gallery_items"].flatMap((name) => {
    const table = sql.table(name);
    return [
      sql`create index ${sql.ref(`${name}_image_id`)} on ${table} (image_id)`,
      sql`create index ${sql.ref(`${name}_rank`)} on ${table} (rank desc, id desc) where deleted_at is null`,
      sql`create index ${sql.ref(`${name}_newest`)} on ${table} (created_at desc nulls last, id desc)
        where deleted_at is null`,
      sql`create index ${sql.ref(`${name}_deleted`)} on ${table} (deleted_at) where deleted_at is not null`,
      sql`create index ${sql.ref(`${name}_samples`)} on ${table} (id) where is_sample`,
    ];
  }),
  // Lets a query read the order that visitors see from the index alone.
  sql`create index projects_published_rank on projects (rank desc, id desc)
    where deleted_at is null and not is_draft`,

  // Few enquiries are open while closed ones accumulate, so lists of open ones have their own indexes.
  sql`create index enquiries_status on enquiries (status, created_at desc, id desc)`,
  sql`create index enquiries_inbox on enquiries (created_at desc, id desc)
    where status not in ('spam', 'quarantine', 'trash')`,
  sql`create index enquiries_open on enquiries (created_at desc, id desc)
    where status in ('new', 'contacted', 'site-visit', 'quoted')`,
  sql`create index enquiries_open_next_step on enquiries (follow_up_on, created_at desc, id desc)
    where status in ('new', 'contacted', 'site-visit', 'quoted')`,
  sql`create index enquiries_next_step on enquiries (follow_up_on, created_at desc, id desc)
    where status not in ('spam', 'quarantine', 'trash')`,
  sql`create index enquiries_phone on enquiries (phone) where phone is not null`,
  sql`create index enquiries_email on enquiries (lower(email)) where email is not null`,
  sql`create index enquiries_like on enquiries (like_kind, like_id) where like_kind is not null`,
  sql`create index enquiries_deleted on enquiries (deleted_at) where deleted_at is not null`,
  sql`create index enquiry_notes_enquiry_id on enquiry_notes (enquiry_id)`,
  sql`create index enquiry_events_enquiry_id on enquiry_events (enquiry_id)`,
  sql`create index enquiry_events_batch on enquiry_events (batch) where batch is not null`,
  sql`create index enquiry_attachments_file_id on enquiry_attachments (file_id)`,
  sql`create index enquiry_attachments_held on enquiry_attachments (created_at) where enquiry_id is null`,

  sql`create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null`,
  sql`create index outbox_enquiry_id on outbox (enquiry_id)`,
  sql`create unique index outbox_enquiry_id_kind_recipient on outbox (enquiry_id, kind, recipient)
    where kind <> 'addition'`,
  sql`create unique index outbox_waiting_quarantine on outbox (kind)
    where kind = 'quarantine' and sent_at is null and failed_at is null`,
  sql`create index push_subscriptions_admin_id on push_subscriptions (admin_id)`,
  sql`create index push_subscriptions_session_id on push_subscriptions (session_id)`,
];

/** Search, and all indexes that no constraint creates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSearch(db);
  for (const index of indexes) await index.execute(db);
}
