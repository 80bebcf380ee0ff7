import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase, resetDatabase } from "../../../tests/support/database";
import { db } from "./database.server";
import { migrateToLatest } from "./migrate.server";

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
