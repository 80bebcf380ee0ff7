import { type Kysely, sql } from "kysely";

/** Follow-ups of won enquiries count from now on. Those of the past were shown nowhere, and would all be overdue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update enquiries set follow_up_on = null, follow_up_time = null
    where status = 'won' and follow_up_on < (now() at time zone 'Asia/Kolkata')::date`.execute(db);
}
