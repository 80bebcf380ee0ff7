import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";

const BATCH_SIZE = 500;

/** In characters of JSON. */
const MAX_BATCH_LENGTH = 4_000_000;

/** Lists referenced tables first. Excludes `instances` and Kysely's own tables. */
export async function listTables(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; referencedTables: string[] }>`
    select tablename as name, array(
      select distinct confrelid::regclass::text from pg_constraint
      where contype = 'f' and conrelid = quote_ident(tablename)::regclass and confrelid <> conrelid
    ) as "referencedTables"
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'instances'
    order by tablename`.execute(db);
  const sortedNames: string[] = [];
  const isReady = ({ name, referencedTables }: (typeof tables)[number]) =>
    !sortedNames.includes(name) && referencedTables.every((other) => sortedNames.includes(other));
  for (let next = tables.find(isReady); next; next = tables.find(isReady)) sortedNames.push(next.name);
  return sortedNames;
}

/** Yields batches of rows as JSON, without generated columns. Requires a transaction. */
async function* readRows(trx: Database, table: string): AsyncGenerator<string[]> {
  const columns = await listColumns(trx, table);
  const row = sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`t.${column}`)]));
  await sql`declare backup_rows no scroll cursor for
    select jsonb_build_object(${row})::text as row from ${sql.table(table)} t`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH_SIZE)} from backup_rows`.execute(trx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < BATCH_SIZE) break;
  }
  await sql`close backup_rows`.execute(trx);
}

/** A digest that does not depend on the order of the rows. */
export class RowsDigest {
  #sum = 0n;
  count = 0;

  add(table: string, row: string): void {
    const hash = createHash("sha256").update(`${table}\n${row}`).digest();
    this.#sum = (this.#sum + hash.readBigUInt64BE()) % 2n ** 64n;
    this.count += 1;
  }

  toString(): string {
    return `${this.count}-${this.#sum.toString(16)}`;
  }
}

/** Tables that change during a restore. */
const changingTables: readonly string[] = ["content_version"];

/** @param digest receives the rows that a restored database must have */
export async function* readAllRows(
  trx: Database,
  digest: RowsDigest,
): AsyncGenerator<{ table: string; rows: string[] }> {
  // Makes times independent of the server's time zone.
  await sql`set local timezone = 'UTC'`.execute(trx);
  for (const table of await listTables(trx)) {
    for await (const rows of readRows(trx, table)) {
      if (!changingTables.includes(table)) for (const row of rows) digest.add(table, row);
      yield { table, rows };
    }
  }
}

/** `flush` writes the last batch. */
export function createRowWriter(trx: Database) {
  let table = "";
  let batch: string[] = [];
  let batchLength = 0;
  const columnsByTable = new Map<string, string[]>();

  const flush = async () => {
    const rows = batch;
    batch = [];
    batchLength = 0;
    if (rows.length === 0) return;
    const names = columnsByTable.get(table) ?? (await listColumns(trx, table));
    columnsByTable.set(table, names);
    const columns = sql.join(names.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join()}]`}::jsonb)`.execute(
      trx,
    );
  };
  /** `row` is JSON. */
  const add = async (name: string, row: string) => {
    const isFull = batch.length === BATCH_SIZE || batchLength + row.length > MAX_BATCH_LENGTH;
    if (name !== table || isFull) await flush();
    table = name;
    batch.push(row);
    batchLength += row.length;
  };
  return { add, flush };
}

/** Drops indexes that no constraint needs: updating them row by row takes minutes. Returns a function that recreates them. */
export async function dropIndexes(trx: Database, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string; statistics: string | null }>`
    select i.relname as name, pg_get_indexdef(i.oid) as definition,
      (
        select string_agg(format('alter index %I alter column %s set statistics %s', i.relname, attnum, attstattarget), '; ')
        from pg_attribute where attrelid = i.oid and attstattarget >= 0
      ) as statistics
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relname in (${sql.join(tables)}) and t.relnamespace = 'public'::regnamespace and not x.indisunique
      and not exists (select 1 from pg_constraint where conindid = i.oid)`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(trx);
  return async () => {
    for (const { definition, statistics } of rows) {
      await sql.raw(definition).execute(trx);
      if (statistics) await sql.raw(statistics).execute(trx);
    }
  };
}

/** Returns the last issued id by table; omits tables without one. */
export async function readLastIds(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ table: string; last: string | null }>`
    select s.table_name as "table",
      pg_sequence_last_value(pg_get_serial_sequence(quote_ident(s.table_name), s.column_name)::regclass)::text as last
    from (${identityColumns}) s`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ table, last }) => (last === null ? [] : [[table, Number(last)]])),
  );
}

/** New ids continue above all ids ever issued, so that an old link never leads to another row. */
export async function advanceIdSequences(
  trx: Database,
  tables: readonly string[],
  lastIds: Readonly<Record<string, number>>,
): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`${identityColumns}`.execute(trx);
  for (const { table_name: table, column_name: column } of rows) {
    if (!tables.includes(table)) continue;
    const last = sql`greatest(max(${sql.ref(column)}), ${lastIds[table] ?? null}::bigint)`;
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last})
      from ${sql.table(table)} having ${last} is not null`.execute(trx);
  }
}

const identityColumns = sql`
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' and is_identity = 'YES'`;

async function listColumns(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}
