import { type Kysely, sql } from "kysely";

/** In rupees: of what was accepted, else of one of the alternatives. `least` and `greatest` ignore nulls. */
const totalOf = (choose: "least" | "greatest") =>
  sql.raw(`((coalesce((choice #>> '{totals,total}')::bigint, ${choose}(
      (totals ->> 'total')::bigint,
      (totals #>> '{alternatives,1,total}')::bigint,
      (totals #>> '{alternatives,2,total}')::bigint)) / 100)::integer)`);

const statements = [
  sql`drop view order_sums`,
  sql`drop index quotation_versions_list`,
  sql`alter table quotation_versions drop column total`,
  sql`alter table quotation_versions
    add column total integer not null check (total >= 0) generated always as (${totalOf("least")}) stored,
    add column highest_total integer not null generated always as (${totalOf("greatest")}) stored`,
  sql`create index quotation_versions_list on quotation_versions (sent_at desc, quotation_id desc)
    include (total, valid_until, opened_at, accepted_at, declined_at, withdrawn_at, order_id) where is_current`,
  // The only definition of what an order costs and what is paid. In rupees.
  sql`create view order_sums as
    select o.id as order_id, accepted.count as quotation_count, accepted.advance, paid.sum as paid,
      case when accepted.count > 0 or o.agreed_amount is not null
        then accepted.sum + coalesce(o.agreed_amount, 0) end as total
    from orders o
    cross join lateral (
      select count(*) as count, coalesce(sum(v.total), 0)::bigint as sum,
        (coalesce(sum((coalesce(v.choice -> 'totals', v.totals) ->> 'advance')::bigint), 0) / 100)::bigint as advance
      from quotation_versions v where v.order_id = o.id
    ) accepted
    cross join lateral (
      select coalesce(sum(p.amount), 0)::bigint as sum
      from payments p where p.order_id = o.id and p.removed_at is null
    ) paid`,
];

/** A version with alternatives counts as its cheapest until one is accepted. Lists also show the dearest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
