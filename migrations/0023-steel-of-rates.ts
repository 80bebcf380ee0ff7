import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table rates rename column finish to variant`,
  sql`alter table rates add column grade text not null default ''`,
  sql`alter table rates add column finish text not null default ''`,
  sql`alter table rates drop constraint rates_kind_finish_key`,
  sql`alter table rates add unique (kind, variant, grade, finish)`,
];

/** Rates can depend on the grade of the steel and its finish. What was called finish, such as the infill, is now the variant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
