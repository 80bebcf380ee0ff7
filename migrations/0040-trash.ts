import { type Kysely, sql } from "kysely";

/**
 * What the trash needs: its items by the time they were deleted, and a mark for each list that changes with it. The mark says
 * cheaply whether a list is still the one that was read before, and whether anybody ever put something into it. It is drawn and
 * not counted, so that a database restored from a backup does not come to an old mark by another way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index projects_deleted on projects (deleted_at) where deleted_at is not null`.execute(db);
  await sql`
    create index gallery_items_deleted on gallery_items (deleted_at) where deleted_at is not null`.execute(
    db,
  );

  await sql`create table list_marks (list text primary key, mark uuid not null)`.execute(db);
  await sql`
    insert into list_marks
    select 'projects', gen_random_uuid() where exists (select from projects)
    union all
    select 'gallery_items', gen_random_uuid() where exists (select from gallery_items)`.execute(db);
  await sql`
    create function mark_list() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into list_marks values (tg_table_name, gen_random_uuid())
        on conflict (list) do update set mark = excluded.mark;
      else
        update list_marks set mark = gen_random_uuid() where list = tg_table_name;
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ["projects", "gallery_items"]) {
    await sql`
      create trigger mark_list after insert or update or delete on ${sql.table(table)}
      for each statement execute function mark_list()`.execute(db);
  }
  // The address of a picture changes when its variants are made.
  await sql`
    create function mark_all_lists() returns trigger language plpgsql as $$
    begin
      update list_marks set mark = gen_random_uuid();
      return null;
    end $$`.execute(db);
  await sql`
    create trigger mark_all_lists after update of variants, storage_key on images
    for each statement execute function mark_all_lists()`.execute(db);
}
