import { type Kysely, sql } from "kysely";

/** Service pages can show prices from the rates, so a change of a rate ends the life of cached pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create constraint trigger content_changed after insert or update or delete on rates
    deferrable initially deferred for each row execute function change_content_version()`.execute(db);
}
