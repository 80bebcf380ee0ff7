import { type Kysely, sql } from "kysely";

/**
 * A project may have further pictures beside its first, which stays in its row; a month in which it was finished; and be a draft, which
 * visitors do not see.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A table with pending triggers cannot be altered, and restoring a backup leaves some.
  await sql`set constraints all immediate`.execute(db);
  await sql`alter table projects
    add column is_draft boolean not null default false,
    add column finished text check (finished ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$')`.execute(db);
  await sql`create table project_pictures (
    id integer generated always as identity primary key,
    project_id integer not null references projects on delete cascade,
    image_id integer not null references images,
    image_alt text,
    place integer not null,
    unique (project_id, place)
  )`.execute(db);
  await sql`create index project_pictures_image_id on project_pictures (image_id)`.execute(db);
  await sql`create constraint trigger content_changed after insert or update or delete on project_pictures
    deferrable initially deferred for each row execute function change_content_version()`.execute(db);
  // The order that visitors see, from the index alone.
  await sql`create index projects_published_rank on projects (rank desc, id desc)
    where deleted_at is null and not is_draft`.execute(db);
}
