import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table enquiry_events drop constraint enquiry_events_kind_check`,
  sql`update enquiry_events set kind = 'field-' || kind where kind in ('name', 'phone', 'email', 'town')`,
  sql`alter table enquiry_events add constraint enquiry_events_kind_check check (
    kind in (
      'entered', 'read', 'call', 'chat', 'status', 'follow-up', 'amount', 'photographs',
      'pieces', 'lost', 'work-done', 'quotation', 'order'
    ) or kind like 'field-%'
  )`,
  // Budgets, days and defaults would match too many searches.
  sql`create function answer_words(details jsonb) returns text language sql immutable strict parallel safe as $$
    select coalesce(string_agg(value, ' '), '') from jsonb_each_text(details)
    where key not in ('budget', 'deliveryDate') and value not in ('No', 'Standard', 'Not specified')
  $$`,
  sql`alter table enquiries drop column search`,
  sql`alter table enquiries add column search text collate "C" not null generated always as (
    lower(name || ' ' || coalesce(email, '') || ' ' || coalesce('+91' || phone, '') || ' ' || message || ' ' ||
      answer_words(details) || ' ' || coalesce(town, '') || ' ' || attached_words)
  ) stored`,
  sql`create index enquiries_search on enquiries using gin (search_vector(search)) with (fastupdate = off)`,
  sql`alter index enquiries_search alter column 1 set statistics 0`,
];

/** The history records changes of all fields of an enquiry, such as `field-budget`, and the search finds all their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
