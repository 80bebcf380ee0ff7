import { type Kysely, sql } from "kysely";

/** Whoever listens is told of a new content version at the commit that makes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function change_content_version() returns trigger language plpgsql as $$
    begin
      if current_setting('site.changed_in', true) is distinct from txid_current()::text then
        perform set_config('site.changed_in', txid_current()::text, true);
        insert into content_version default values on conflict (singleton) do update set version = excluded.version;
        perform pg_notify('content_version', '');
      end if;
      return null;
    end
  $$`.execute(db);
}
