import { type Kysely, sql } from "kysely";

/** Kind and time of a follow-up, the reason for a lost enquiry, and when the work of a won enquiry was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries
    add column follow_up_kind text not null default 'call'
      check (follow_up_kind in ('call', 'site-visit', 'quotation', 'other')),
    add column follow_up_time text check (follow_up_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    add column lost_reason text check (lost_reason in ('price', 'time', 'other-firm', 'no-answer')),
    add column work_done_at timestamptz(3)`.execute(db);
  await sql`alter table enquiry_events drop constraint enquiry_events_kind_check`.execute(db);
  await sql`alter table enquiry_events add constraint enquiry_events_kind_check check (kind in (
    'entered', 'read', 'call', 'chat', 'status', 'follow-up', 'amount', 'photographs',
    'name', 'phone', 'email', 'town', 'pieces', 'lost', 'work-done'
  ))`.execute(db);
}
