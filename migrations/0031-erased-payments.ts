import { type Kysely, sql } from "kysely";

/**
 * Deletes an enquiry's quotations and order with it, except what tax law requires: accepted versions, and payments that were not
 * removed, without the owner's notes.
 */
const keepTaxRecords = sql`create or replace function keep_accepted_quotations() returns trigger language plpgsql as $$
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
      delete from payments where removed_at is not null and order_id in (
        select id from orders where enquiry_id = old.id
      );
      update payments set note = '' where order_id in (select id from orders where enquiry_id = old.id);
      delete from orders where enquiry_id = old.id
        and not exists (select from payments where order_id = orders.id)
        and not exists (select from quotation_versions where order_id = orders.id);
      if old.work_done_at is not null then
        insert into order_stages (order_id, stage, reached_on)
          select id, 'fitted', (old.work_done_at at time zone 'Asia/Kolkata')::date from orders where enquiry_id = old.id;
      end if;
      return old;
    end
  $$`;

/** Enquiries deleted earlier left removed payments and notes behind. */
const deleteLeftovers = [
  sql`delete from payments where removed_at is not null and order_id in (select id from orders where enquiry_id is null)`,
  sql`update payments set note = '' where order_id in (select id from orders where enquiry_id is null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [keepTaxRecords, ...deleteLeftovers]) await statement.execute(db);
}
