import { type Kysely, sql } from "kysely";

/** Calls the forms that wait for a new sign-in what they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kept_forms rename to pending_forms`.execute(db);
  await sql`alter index kept_forms_admin_id rename to pending_forms_admin_id`.execute(db);
}
