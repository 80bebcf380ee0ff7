import { type Kysely, sql } from "kysely";

/**
 * Changes the content version once per transaction that changes public content, and notifies listeners at commit. The
 * trigger is deferred to the commit, so that no transaction locks the row of the version while it waits for another.
 */
async function versionContent(db: Kysely<unknown>): Promise<void> {
  await sql`create function change_content_version() returns trigger language plpgsql as $$
    begin
      if current_setting('site.changed_in', true) is distinct from txid_current()::text then
        perform set_config('site.changed_in', txid_current()::text, true);
        insert into content_version default values on conflict (singleton) do update set version = excluded.version;
        perform pg_notify('content_version', '');
      end if;
      return null;
    end
  $$`.execute(db);
  const anyChange = sql`insert or update or delete`;
  const changes = {
    projects: anyChange,
    project_pictures: anyChange,
    gallery_items: anyChange,
    testimonials: anyChange,
    revisions: anyChange,
    // The address of a picture changes when its variants are created.
    images: sql`update of variants, placeholder`,
  };
  for (const [table, change] of Object.entries(changes)) {
    await sql`create constraint trigger content_changed after ${change} on ${sql.table(table)}
      deferrable initially deferred for each row execute function change_content_version()`.execute(db);
  }
}

/**
 * Gives new projects, gallery items and testimonials a rank by date; lists show the highest rank first. Trashed items keep their
 * ranks. A new item goes to the top, an imported item to the position of its date, and an item without a date to the bottom.
 */
async function rankNewItems(db: Kysely<unknown>): Promise<void> {
  await sql`create function place_new_item() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('order of ' || tg_table_name));
      execute format(
        'select 1 + greatest(
          (select rank from %1$I where deleted_at is null and %2$s order by rank desc limit 1),
          (select max(rank) from %1$I where deleted_at is not null and %2$s)
        )',
        tg_table_name, 'coalesce(created_at, ''-infinity'') <= coalesce($1, ''-infinity'')'
      ) using new.created_at into new.rank;
      if new.rank is null then
        execute format('select coalesce(min(rank), 1) from %I', tg_table_name) into new.rank;
      end if;
      -- Two conditions, because the index covers only items that are not deleted.
      execute format(
        'update %I set rank = rank + 1
          where (deleted_at is null and rank >= $1) or (deleted_at is not null and rank >= $1)',
        tg_table_name
      ) using new.rank;
      return new;
    end
  $$`.execute(db);
  for (const table of ["projects", "gallery_items", "testimonials"]) {
    await sql`create trigger place_new_item before insert on ${sql.table(table)}
      for each row when (new.rank is null) execute function place_new_item()`.execute(db);
  }
}

/**
 * Search also finds enquiries by their notes and file names. Triggers copy these into the enquiry, because one index
 * must contain all words. Their length is limited, so that no index entry grows too long.
 */
async function gatherWords(db: Kysely<unknown>): Promise<void> {
  await sql`create function enquiry_words(enquiry integer) returns text language sql stable as $$
    select left(concat_ws(' ',
      (select string_agg(name, ' ' order by id) from enquiry_attachments where enquiry_id = enquiry),
      (select string_agg(text, ' ' order by id) from enquiry_notes where enquiry_id = enquiry)
    ), 20000)
  $$`.execute(db);
  await sql`create function gather_enquiry_words() returns trigger language plpgsql as $$
    begin
      update enquiries set more_words = enquiry_words(id) where id = new.enquiry_id;
      return null;
    end
  $$`.execute(db);
  for (const table of ["enquiry_notes", "enquiry_attachments"]) {
    await sql`create trigger ${sql.ref(`${table}_words`)} after insert or update on ${sql.table(table)}
      for each row
      when (new.enquiry_id is not null and current_setting('site.restoring', true) is distinct from 'on')
      execute function gather_enquiry_words()`.execute(db);
  }
}

/** Triggers for the content version, ranks and search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await versionContent(db);
  await rankNewItems(db);
  await gatherWords(db);
}
