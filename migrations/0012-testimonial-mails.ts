import { type Kysely, sql } from "kysely";

/** Emails to the owner about customers' testimonials. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop constraint outbox_kind_check`.execute(db);
  await sql`alter table outbox add constraint outbox_kind_check check (kind in (
    'notification', 'acknowledgement', 'addition', 'quarantine', 'today', 'testimonial',
    'quotation', 'quotation-accepted', 'quotation-answer', 'quotation-question'
  ))`.execute(db);
}
