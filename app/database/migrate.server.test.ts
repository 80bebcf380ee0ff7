import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createEmptyDatabase, createTestDatabase, resetDatabase } from "../../tests/support/database";
import { db } from "./database.server";
import { migrate, migrateToLatest } from "./migrate.server";

describe("migrations", () => {
  it("make tables that take rows", async () => {
    const { id } = await db
      .insertInto("projects")
      .values({ title: "Balcony railing" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(id).toBe(1);
    const project = await db.selectFrom("projects").selectAll().executeTakeFirstOrThrow();
    expect(project).toMatchObject({
      title: "Balcony railing",
      description: "",
      version: 1,
      deleted_at: null,
    });
    expect(project.created_at).toBeInstanceOf(Date);
  });

  it("can run again, and by several instances at once", async () => {
    const { db, destroy } = await createTestDatabase();
    await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
    await destroy();
  });

  it("say which steps they take from an earlier version, and make its index of the search anew", async () => {
    const { db: old, destroy } = await createEmptyDatabase();
    const steps: string[] = [];
    const tell = (name: string) => void steps.push(name);
    await old.transaction().execute((trx) => migrate(trx, "0101-site-pictures", tell));
    expect(steps).toEqual([]);
    await sql`create index enquiries_search on enquiries (search)`.execute(old);
    await migrateToLatest(old, tell);
    await migrateToLatest(old, tell);
    expect(steps.slice(0, 2)).toEqual(["0105-origin-ids", "0106-project-pictures"]);
    expect(new Set(steps).size).toBe(steps.length);
    const { rows } = await sql`
      select indexdef ~ 'gin \\(search_vector\\(search\\)\\)' as is_new from pg_indexes
      where indexname = 'enquiries_search'`.execute(old);
    expect(rows).toEqual([{ is_new: true }]);
    await destroy();
  });

  it("count comes back as a number from either database", async () => {
    await resetDatabase();
    await db.insertInto("attempts").values({ key: "sign-in:someone" }).execute();
    const { count } = await db
      .selectFrom("attempts")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    const { total } = (
      await sql<{ total: number }>`select sum(id)::bigint as total from attempts`.execute(db)
    ).rows[0] ?? { total: 0 };
    expect(total).toBe(1);
  });

  it("bring earlier texts into the Unicode form in which they are searched, and change nothing else", async () => {
    const { db: old, destroy } = await createEmptyDatabase();
    const name = "Jose\u0301";
    await old.transaction().execute(async (trx) => {
      await migrate(trx, "0111-web-push");
      await trx
        .insertInto("projects")
        .values([
          { title: name, description: "\u0b95\u0bc6\u0bbe", updated_at: new Date(0) },
          { title: "Gate", description: "", location: name },
        ])
        .execute();
      await trx.insertInto("gallery_items").values({ title: "Rail", image_alt: name }).execute();
      const details = JSON.stringify({ projectType: name, budget: "a\nb" });
      await trx
        .insertInto("enquiries")
        .values([
          { kind: "quote", name, message: name, details },
          { kind: "message", name: "Ravi", details: "{}" },
        ])
        .execute();
      await trx.insertInto("enquiry_notes").values({ enquiry_id: 2, author: "owner", text: name }).execute();
      await trx.insertInto("admins").values({ username: name, password_hash: "" }).execute();
      await migrate(trx);
    });
    const searched = async (table: string) => {
      const texts = sql<{ search: string }>`select search from ${sql.table(table)} order by id`;
      return (await texts.execute(old)).rows.map(({ search }) => search.trim().replace(/\s+/g, " "));
    };
    expect(await searched("projects")).toEqual(["jos\u00e9 \u0b95\u0bca", "gate jos\u00e9"]);
    expect(await searched("gallery_items")).toEqual(["rail jos\u00e9"]);
    expect(await searched("enquiries")).toEqual(["jos\u00e9 jos\u00e9 jos\u00e9", "ravi jos\u00e9"]);
    const [project] = await old.selectFrom("projects").selectAll().orderBy("id").execute();
    expect(project).toMatchObject({ version: 1, updated_at: new Date(0), location: null });
    const [enquiry] = await old.selectFrom("enquiries").selectAll().orderBy("id").execute();
    expect(enquiry).toMatchObject({ version: 1, email: null });
    expect(enquiry?.details).toEqual({ projectType: "Jos\u00e9", budget: "a\nb" });
    expect(await old.selectFrom("admins").select("username").execute()).toEqual([{ username: "Jos\u00e9" }]);
    await destroy();
  });

  it("leaves JSON as it was", async () => {
    await resetDatabase();
    const details = { projectType: "gates", notes: ["a", null] };
    await db
      .insertInto("enquiries")
      .values({ kind: "quote", name: "Asha", details: JSON.stringify(details) })
      .execute();
    const enquiry = await db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
    expect(enquiry.details).toEqual(details);
    expect(enquiry.source).toEqual({});
  });
});
