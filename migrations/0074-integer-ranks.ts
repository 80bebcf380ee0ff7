import { type Kysely, sql } from "kysely";

/**
 * The order of projects and gallery as an integer, the highest first; trashed items have a place in it too. A new item is put
 * where its date belongs, which is on top unless it comes with a date of its own, and an item of unknown date at the bottom. A
 * moved item takes the rank of its new place, and the rows between the two places shift by one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A table with pending triggers cannot be altered, and restoring a backup leaves some.
  await sql`set constraints all immediate`.execute(db);
  await sql`
    create function place_new_item() returns trigger language plpgsql as $$
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
      -- Apart, because the index has only the items on the site.
      execute format(
        'update %I set rank = rank + 1
          where (deleted_at is null and rank >= $1) or (deleted_at is not null and rank >= $1)',
        tg_table_name
      ) using new.rank;
      return new;
    end $$`.execute(db);
  for (const name of ["projects", "gallery_items"]) {
    const table = sql.table(name);
    // Sorting each changed row into it would take a minute for 15,000 items.
    await sql`drop index ${sql.ref(`${name}_search`)}`.execute(db);
    await sql`alter table ${table} add column integer_rank integer`.execute(db);
    await sql`
      update ${table} set integer_rank = ranked.rank
      from (select id, row_number() over (order by rank, id) as rank from ${table}) ranked
      where ranked.id = ${table}.id`.execute(db);
    await sql`alter table ${table} drop column rank, drop column position`.execute(db);
    await sql`alter table ${table} rename column integer_rank to rank`.execute(db);
    await sql`alter table ${table} alter column rank set not null`.execute(db);
    await sql`
      create index ${sql.ref(`${name}_rank`)} on ${table} (rank desc, id desc) where deleted_at is null`.execute(
      db,
    );
    await sql`
      create index ${sql.ref(`${name}_search`)} on ${table} using gin (text_pieces(search))
      with (fastupdate = off)`.execute(db);
    await sql`alter index ${sql.ref(`${name}_search`)} alter column 1 set statistics 0`.execute(db);
    await sql`
      create trigger place_new_item before insert on ${table}
      for each row when (new.rank is null) execute function place_new_item()`.execute(db);
  }
}
