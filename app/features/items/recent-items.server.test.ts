import { expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { listRecentItems } from "./recent-items.server";

const now = new Date("2031-05-20T10:00:00Z");
const daysBefore = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

it("lists the four newest projects and gallery items", async () => {
  await db
    .insertInto("projects")
    .values([5, 1, 4].map((days) => ({ title: `Stair ${days}`, created_at: daysBefore(days) })))
    .execute();
  await db
    .insertInto("gallery_items")
    .values([2, 3].map((days) => ({ title: `Gate ${days}`, created_at: daysBefore(days) })))
    .execute();
  const items = await listRecentItems(db, now);
  expect(items.map(({ type, name }) => `${type} ${name}`)).toEqual([
    "Project Stair 1",
    "Gallery Gate 2",
    "Gallery Gate 3",
    "Project Stair 4",
  ]);
});

it("gives undated items a date within the last 30 days that stays the same all day", async () => {
  await db
    .insertInto("projects")
    .values([1, 2, 3, 4].map((n) => ({ title: `Imported ${n}`, created_at: null })))
    .execute();
  const items = await listRecentItems(db, now);
  expect(new Set(items.map(({ createdAt }) => createdAt)).size).toBe(4);
  for (const { createdAt } of items) {
    expect(new Date(createdAt) > daysBefore(31) && new Date(createdAt) <= now).toBe(true);
  }
  expect(await listRecentItems(db, new Date("2031-05-20T23:00:00Z"))).toEqual(items);
});
