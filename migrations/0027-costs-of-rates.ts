import { type Kysely, sql } from "kysely";

/** A rate also remembers its minimum charge, and what the work costs the owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rates
    add column minimum integer check (minimum >= 0),
    add column cost integer check (cost >= 0),
    add column wastage integer not null default 0 check (wastage >= 0)`.execute(db);
}
