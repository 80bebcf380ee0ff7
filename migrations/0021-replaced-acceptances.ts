import { type Kysely, sql } from "kysely";

const statements = [
  sql`drop index quotation_versions_list`,
  sql`create index quotation_versions_list on quotation_versions (sent_at desc, quotation_id desc)
    include (total, valid_until, opened_at, accepted_at, declined_at, withdrawn_at, order_id) where is_current`,
];

/** The list of quotations tells accepted quotations of an order from those that another quotation replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
