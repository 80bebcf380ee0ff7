import { type Kysely, sql } from "kysely";

const statements = [
  // Withdrawing applies to one version: a newer version is valid again.
  sql`alter table quotation_versions add column withdrawn_at timestamptz(3)`,
  sql`update quotation_versions v set withdrawn_at = q.withdrawn_at
    from quotations q where q.id = v.quotation_id and v.is_current`,
  sql`alter table quotations drop column withdrawn_at`,
  // The text is short, because an index includes it.
  sql`alter table quotations add column search text not null generated always as (
    lower(coalesce(number, '') || ' ' || left(coalesce(draft #>> '{customer,name}', ''), 200) || ' ' ||
      left(coalesce(draft #>> '{customer,address}', ''), 200))
  ) stored`,
  // Covers all columns of the list, because the content of a row is large.
  sql`create index quotations_list on quotations (updated_at desc, id desc) include (number, enquiry_id, search)`,
  sql`create index quotation_versions_list on quotation_versions (sent_at desc, quotation_id desc)
    include (total, valid_until, opened_at, accepted_at, declined_at, withdrawn_at) where is_current`,
  sql`drop index quotation_versions_sent`,
];

/** Search, order and totals of the list of quotations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
