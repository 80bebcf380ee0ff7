import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readLogo } from "~/business/logo.server";
import { insertNote } from "~/features/enquiries/enquiry-history.server";
import { readBackupState } from "~/platform/backup/nightly-backup.server";
import { StartError } from "~/platform/runtime/failure.server";
import { createEmptyDatabase, createTestDatabase, resetDatabase } from "../../../tests/support/database";
import { type Database, db } from "./database.server";
import { migrate, migrateToLatest } from "./migrate.server";

describe("migrations", () => {
  it("can run again, even by several instances at once", async () => {
    const { db, destroy } = await createTestDatabase();
    await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
    await destroy();
  });

  it("report no upgrade when they create the tables or have nothing to do", async () => {
    const { db: emptyDb, destroy } = await createEmptyDatabase();
    const upgrades: string[] = [];
    await migrateToLatest(emptyDb, (name) => void upgrades.push(name));
    await migrateToLatest(emptyDb, (name) => void upgrades.push(name));
    expect(upgrades).toEqual([]);
    await destroy();
  });

  it("keep the data of the previous version readable", async () => {
    const { db: upgradedDb, destroy } = await createEmptyDatabase();
    await upgradedDb.transaction().execute((trx) => migrate(trx, "0013-gallery-town-and-month"));
    const statements = [
      sql`insert into images (sha256, width, height, storage_key) values (repeat('a', 64), 600, 150, 'logo')`,
      sql`insert into revisions (document, content)
        select 'logo', json_build_object('logo', json_build_object('imageId', id, 'ground', 'dark')) from images`,
      sql`insert into backups (day, made_at, proven_at) values ('2031-05-01', now(), now())`,
      sql`insert into enquiries (kind, name) values ('message', 'Meena')`,
      sql`insert into enquiry_events (enquiry_id, kind, after) select id, 'town', 'Ooty' from enquiries`,
    ];
    for (const statement of statements) await statement.execute(upgradedDb);
    await migrateToLatest(upgradedDb);
    expect(await readLogo(upgradedDb)).toMatchObject({ width: 600, background: "dark" });
    expect(await readBackupState(upgradedDb)).toMatchObject({ testedAt: expect.any(Date) });
    const { id } = await upgradedDb.selectFrom("enquiries").select("id").executeTakeFirstOrThrow();
    await insertNote(upgradedDb, id, { author: "owner", text: "Has a terracotta wall." });
    const row = await upgradedDb.selectFrom("enquiries").select("search").executeTakeFirstOrThrow();
    expect(row.search).toContain("terracotta");
    const event = await upgradedDb.selectFrom("enquiry_events").select("kind").executeTakeFirstOrThrow();
    expect(event.kind).toBe("field-town");
    await destroy();
  });

  it("redact the secrets of links that were stored as first pages", async () => {
    const { db: upgradedDb, destroy } = await createEmptyDatabase();
    await upgradedDb.transaction().execute((trx) => migrate(trx, "0014-column-names"));
    const sources = [
      { path: "/contact", page: "/quotation/0123456789abcdefghijkl", utm: { source: "maps" } },
      { path: "/contact", page: "/Feedback/12-0123456789abcdefghijkl.data" },
      { path: "/contact", page: "/services/ms-gate", referrer: "https://old.example/quotation/0123456789" },
      { path: "/contact", page: "/quotation" },
    ];
    for (const source of sources)
      await sql`insert into enquiries (kind, name, source)
        values ('message', 'Meena', ${JSON.stringify(source)})`.execute(upgradedDb);
    await migrateToLatest(upgradedDb);
    const rows = await upgradedDb.selectFrom("enquiries").select("source").orderBy("id").execute();
    expect(rows.map(({ source }) => source)).toEqual([
      { path: "/contact", page: "/quotation/…", utm: { source: "maps" } },
      { path: "/contact", page: "/Feedback/…" },
      { path: "/contact", page: "/services/ms-gate", referrer: "https://old.example/quotation/…" },
      { path: "/contact", page: "/quotation" },
    ]);
    await destroy();
  });

  it("refuse a database of an older development version and explain how to import its data", async () => {
    const { db: oldDb, destroy } = await createEmptyDatabase();
    await recordMigrations(oldDb, ["0001-create-tables", "0010-inbox", "0118-staged-networks"]);
    const error = await migrateToLatest(oldDb).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(StartError);
    const { message } = error as StartError;
    expect(message).toMatch(/^This database was created by an older development version of the site\./);
    expect(message).toContain("npm run export -- FILE");
    expect(message).toContain("npm run import -- FILE --write");
    const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(oldDb);
    expect(rows).toEqual([{ tablename: "kysely_migration" }]);
    await destroy();
  });

  it("refuse a database changed by a newer version", async () => {
    const { db: newerDb, destroy } = await createTestDatabase();
    await recordMigrations(newerDb, ["9999-later"]);
    await expect(migrateToLatest(newerDb)).rejects.toThrow(
      /^A newer version of the site has changed the database: this version does not know 9999-later\./,
    );
    await destroy();
  });
});

it("queries return counts and bigints as numbers", async () => {
  await resetDatabase();
  await db.insertInto("rate_limit_hits").values({ key: "sign-in:someone" }).execute();
  const { count } = await db
    .selectFrom("rate_limit_hits")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
  const { rows } = await sql`select sum(id)::bigint as total from rate_limit_hits`.execute(db);
  expect(rows).toEqual([{ total: 1 }]);
});

/** Records migrations as run, as another version of the site does. */
async function recordMigrations(database: Database, names: readonly string[]): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(database);
  for (const name of names) {
    await sql`insert into kysely_migration values (${name}, ${new Date(0).toISOString()})`.execute(database);
  }
}
