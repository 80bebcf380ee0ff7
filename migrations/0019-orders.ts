import { type Kysely, sql } from "kysely";

const newTable = [
  // Payments outlive their enquiry, because tax law requires them for years.
  sql`create table orders (
    id integer generated always as identity primary key,
    enquiry_id integer unique references enquiries on delete set null,
    agreed_amount integer,
    created_at timestamptz(3) not null default now()
  )`,
  sql`alter table quotation_versions add column order_id integer references orders`,
  sql`alter table order_stages add column order_id integer references orders on delete cascade`,
  sql`alter table payments add column order_id integer references orders,
    add column note text not null default '',
    add column removed_at timestamptz(3)`,
];

const fill = [
  sql`insert into orders (enquiry_id, created_at)
    select id, created_at from enquiries
    where status = 'won' or status_before = 'won'
      or exists (select from payments where enquiry_id = enquiries.id)
      or exists (select from order_stages where enquiry_id = enquiries.id)
      or exists (
        select from quotations q join quotation_versions v on v.quotation_id = q.id
        where q.enquiry_id = enquiries.id and v.accepted_at is not null
      )`,
  sql`update quotation_versions v set order_id = o.id
    from quotations q join orders o on o.enquiry_id = q.enquiry_id
    where q.id = v.quotation_id and v.accepted_at is not null`,
  // The quoted amount was the total of the order. It named only the quotation accepted last, unless the owner typed it.
  sql`update orders o set agreed_amount = case
      when accepted.count is null then case when 'won' in (e.status, e.status_before) then e.quoted_amount end
      when e.quoted_amount is null or e.quoted_amount in (accepted.last, accepted.sum) then null
      else e.quoted_amount - accepted.sum
    end
    from enquiries e left join (
      select order_id, count(*), sum(total) as sum, (array_agg(total order by accepted_at desc))[1] as last
      from quotation_versions where order_id is not null group by order_id
    ) accepted on accepted.order_id = (select id from orders where enquiry_id = e.id)
    where o.enquiry_id = e.id`,
  sql`update order_stages s set order_id = o.id from orders o where o.enquiry_id = s.enquiry_id`,
  sql`update payments p set order_id = o.id from orders o where o.enquiry_id = p.enquiry_id`,
  // Accepted quotations of purged enquiries: an order each, which stays without an enquiry.
  sql`do $$
    declare
      orphan record;
      new_id integer;
    begin
      for orphan in
        select id, accepted_at from quotation_versions where accepted_at is not null and order_id is null
      loop
        insert into orders (created_at) values (orphan.accepted_at) returning id into new_id;
        update quotation_versions set order_id = new_id where id = orphan.id;
      end loop;
    end
  $$`,
];

const constraints = [
  sql`alter table quotation_versions add constraint quotation_versions_ordered
    check ((accepted_at is null) = (order_id is null))`,
  sql`create index quotation_versions_order on quotation_versions (order_id) where order_id is not null`,
  sql`alter table order_stages drop constraint order_stages_pkey, drop column enquiry_id`,
  sql`alter table order_stages add primary key (order_id, stage)`,
  sql`alter table order_stages drop constraint order_stages_stage_check`,
  sql`alter table order_stages add constraint order_stages_stage_check
    check (stage in ('measured', 'approved', 'in-work', 'ready', 'fitted', 'paid'))`,
  sql`alter table payments drop column enquiry_id, alter column order_id set not null`,
  // A refund is negative.
  sql`alter table payments drop constraint payments_amount_check`,
  sql`alter table payments add constraint payments_amount_check check (amount <> 0)`,
  sql`create index payments_order on payments (order_id)`,
  // The only definition of what an order costs and what is paid. In rupees.
  sql`create view order_sums as
    select o.id as order_id, accepted.count as quotation_count, accepted.advance, paid.sum as paid,
      case when accepted.count > 0 or o.agreed_amount is not null
        then accepted.sum + coalesce(o.agreed_amount, 0) end as total
    from orders o
    cross join lateral (
      select count(*) as count, coalesce(sum(v.total), 0)::bigint as sum,
        (coalesce(sum((v.totals ->> 'advance')::bigint), 0) / 100)::bigint as advance
      from quotation_versions v where v.order_id = o.id
    ) accepted
    cross join lateral (
      select coalesce(sum(p.amount), 0)::bigint as sum
      from payments p where p.order_id = o.id and p.removed_at is null
    ) paid`,
];

/** Deletes an enquiry's quotations and order with it, except what tax law requires: accepted versions and payments. */
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

/** Gives orders a table of their own: a total of all accepted quotations, and payments that no status hides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...newTable, ...fill, ...constraints, keepTaxRecords]) await statement.execute(db);
}
