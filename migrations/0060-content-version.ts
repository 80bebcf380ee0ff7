import { type Kysely, sql } from "kysely";

/**
 * One row whose value changes with every transaction that changed what public pages show. The trigger is deferred to the
 * commit, so that nobody holds the row while waiting for another, and writes once in a transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_version (
    singleton boolean primary key default true check (singleton),
    version uuid not null default gen_random_uuid()
  )`.execute(db);
  await sql`create function change_content_version() returns trigger language plpgsql as $$
    begin
      if current_setting('site.changed_in', true) is distinct from txid_current()::text then
        perform set_config('site.changed_in', txid_current()::text, true);
        insert into content_version default values on conflict (singleton) do update set version = excluded.version;
      end if;
      return null;
    end
  $$`.execute(db);
  const changes = {
    projects: sql`insert or update or delete`,
    gallery_items: sql`insert or update or delete`,
    images: sql`update of variants, placeholder`,
  };
  for (const [table, change] of Object.entries(changes)) {
    await sql`create constraint trigger content_changed after ${change} on ${sql.table(table)}
      deferrable initially deferred for each row execute function change_content_version()`.execute(db);
  }
}
