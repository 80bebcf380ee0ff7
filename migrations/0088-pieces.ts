import { type Kysely, sql } from "kysely";

/**
 * What should be made and how big, as one JSON value with a version number of its own; and which project or picture of the gallery an
 * enquiry wants something like. The title stays when the item is gone, so nothing refers to its table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table enquiries
      add column pieces jsonb,
      add column like_kind text check (like_kind in ('project', 'gallery')),
      add column like_id integer,
      add column like_title text,
      add constraint enquiries_like_check check (
        (like_kind is null) = (like_id is null) and (like_kind is null) = (like_title is null)
      )`.execute(db);
  await sql`
    create index enquiries_like on enquiries (like_kind, like_id) where like_kind is not null`.execute(db);
}
