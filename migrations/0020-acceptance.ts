import { type Kysely, sql } from "kysely";

const statements = [
  // How and by whom an acceptance was recorded; the customer's own need no admin.
  sql`alter table quotation_versions
    add column accepted_via text check (accepted_via in ('online', 'phone', 'whatsapp', 'in-person')),
    add column accepted_recorded_by text`,
  sql`update quotation_versions set accepted_via = 'online' where accepted_at is not null`,
  // A quotation for measured sizes takes the place of the one that was accepted for other sizes, which stays a record.
  sql`alter table quotations add column replaces_id integer references quotations on delete set null`,
  sql`create index quotations_replaces on quotations (replaces_id) where replaces_id is not null`,
  sql`alter table quotation_versions drop constraint quotation_versions_ordered`,
  sql`alter table quotation_versions add constraint quotation_versions_ordered
    check (order_id is null or accepted_at is not null)`,
  sql`alter table quotation_versions add constraint quotation_versions_accepted_via
    check ((accepted_at is null) = (accepted_via is null))`,
];

/** Acceptances that the owner records, and quotations that replace an accepted one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
