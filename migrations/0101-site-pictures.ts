import { type Kysely, sql } from "kysely";

/**
 * The owner's photographs in the places of the site's own pictures: every saved state of a place, of which the newest counts; one
 * without a photograph is the delivered picture. Each follows one other, so that of two edits of the same state one is refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_pictures (
    id integer generated always as identity primary key,
    place text not null,
    follows integer not null default 0,
    photograph_id integer references images,
    image_id integer references images,
    upright_image_id integer references images,
    card_image_id integer references images,
    alt text not null default '',
    framing jsonb,
    created_at timestamptz not null default now(),
    unique (place, follows),
    check ((photograph_id is null) = (image_id is null) and (photograph_id is null) = (framing is null))
  )`.execute(db);
  await sql`create constraint trigger content_changed after insert or update or delete on site_pictures
    deferrable initially deferred for each row execute function change_content_version()`.execute(db);
}
