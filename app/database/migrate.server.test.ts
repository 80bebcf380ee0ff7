import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readBackupState } from "~/backup/nightly-backup.server";
import { insertNote } from "~/enquiries/enquiry-history.server";
import { readLogo } from "~/firm/logo.server";
import { StartError } from "~/runtime/start-error.server";
import { createEmptyDatabase, createTestDatabase, resetDatabase } from "../../tests/support/database";
import { type Database, db } from "./database.server";
import { migrate, migrateToLatest } from "./migrate.server";

describe("migrations", () => {
  it("can run again, even by several instances at once", async () => {
    const { db, destroy } = await createTestDatabase();
    await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
    await destroy();
  });

  it("report no upgrade when they create the tables or have nothing to do", async () => {
    const { db: empty, destroy } = await createEmptyDatabase();
    const upgrades: string[] = [];
    await migrateToLatest(empty, (name) => void upgrades.push(name));
    await migrateToLatest(empty, (name) => void upgrades.push(name));
    expect(upgrades).toEqual([]);
    await destroy();
  });

  it("keep the data of the previous version readable", async () => {
    const { db: upgraded, destroy } = await createEmptyDatabase();
    await upgraded.transaction().execute((trx) => migrate(trx, "0013-gallery-town-and-month"));
    const statements = [
      sql`insert into images (sha256, width, height, storage_key) values (repeat('a', 64), 600, 150, 'logo')`,
      sql`insert into revisions (document, content)
        select 'logo', json_build_object('logo', json_build_object('imageId', id, 'ground', 'dark')) from images`,
      sql`insert into backups (day, made_at, proven_at) values ('2031-05-01', now(), now())`,
      sql`insert into enquiries (kind, name) values ('message', 'Meena')`,
    ];
    for (const statement of statements) await statement.execute(upgraded);
    await migrateToLatest(upgraded);
    expect(await readLogo(upgraded)).toMatchObject({ width: 600, background: "dark" });
    expect(await readBackupState(upgraded)).toMatchObject({ testedAt: expect.any(Date) });
    const { id } = await upgraded.selectFrom("enquiries").select("id").executeTakeFirstOrThrow();
    await insertNote(upgraded, id, { author: "owner", text: "Has a terracotta wall." });
    const words = await upgraded.selectFrom("enquiries").select("search").executeTakeFirstOrThrow();
    expect(words.search).toContain("terracotta");
    await destroy();
  });

  it("refuse a database of an older development version and explain how to import its data", async () => {
    const { db: old, destroy } = await createEmptyDatabase();
    await recordMigrations(old, ["0001-create-tables", "0010-inbox", "0118-staged-networks"]);
    const refused = await migrateToLatest(old).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    const { message } = refused as StartError;
    expect(message).toMatch(/^This database was created by an older development version of the site\./);
    expect(message).toContain("npm run export -- FILE");
    expect(message).toContain("npm run import -- FILE --write");
    const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(old);
    expect(rows).toEqual([{ tablename: "kysely_migration" }]);
    await destroy();
  });

  it("refuse a database changed by a newer version", async () => {
    const { db: newer, destroy } = await createTestDatabase();
    await recordMigrations(newer, ["9999-later"]);
    await expect(migrateToLatest(newer)).rejects.toThrow(
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
