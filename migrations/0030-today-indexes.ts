import { type Kysely, sql } from "kysely";

const statements = [
  // Today looks only at open quotations and recent answers, sums orders from indexes alone, and finds fitted orders and what
  // customers wrote or sent without reading all enquiries.
  sql`create index quotation_versions_open on quotation_versions (valid_until)
    where is_current and order_id is null and accepted_at is null and declined_at is null and withdrawn_at is null`,
  sql`create index quotation_versions_ordered on quotation_versions (accepted_at) where order_id is not null`,
  sql`create index quotation_versions_declined on quotation_versions (declined_at) where declined_at is not null`,
  sql`drop index quotation_versions_order`,
  sql`create index quotation_versions_order on quotation_versions (order_id) include (total, accepted_at)
    where order_id is not null`,
  sql`drop index payments_order`,
  sql`create index payments_order on payments (order_id) include (amount, removed_at)`,
  sql`create index enquiries_work_done on enquiries (work_done_at) include (id, status)
    where work_done_at is not null`,
  sql`create index enquiry_notes_from_customers on enquiry_notes (created_at) where from_customer`,
  sql`create index enquiry_events_files on enquiry_events (enquiry_id) where kind = 'photographs' and author is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
