import { type Kysely, sql } from "kysely";

const statement = sql`alter table quotation_versions
  add column replaced_amount integer check (replaced_amount is null or accepted_at is not null)`;

/** An accepted version remembers the amount whose place it took in the order, in rupees, for when it is withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await statement.execute(db);
}
