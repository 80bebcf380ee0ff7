import { type Kysely, sql } from "kysely";

/** Measured sizes beside those the customer requested, and history events for edited enquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column measured_pieces jsonb`.execute(db);
  await sql`alter table enquiry_events drop constraint enquiry_events_kind_check`.execute(db);
  await sql`alter table enquiry_events add constraint enquiry_events_kind_check check (kind in (
    'entered', 'read', 'call', 'chat', 'status', 'follow-up', 'amount', 'photographs',
    'name', 'phone', 'email', 'town', 'pieces'
  ))`.execute(db);
}
