import { type Kysely, sql } from "kysely";

/** Nobody reads the attempts one by one: a mail itself tells how many there were and what the last one met. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_attempts`.execute(db);
}
