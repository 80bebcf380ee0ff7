import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { createItem, deleteItem, restoreItem } from "./changes.server";
import { findListPosition } from "./list-position.server";
import { type Move, moveItem } from "./order.server";
import { listItems, listNewestItems } from "./queries.server";

/** Projects with ids 1 to 5, the fifth being the newest. */
beforeEach(async () => {
  const rows = [1, 2, 3, 4, 5].map((n) => ({ title: `P${n}`, created_at: new Date(Date.UTC(2025, 0, n)) }));
  await db.insertInto("projects").values(rows).execute();
  await db.insertInto("projects").values({ title: "Imported", created_at: null }).execute();
});

const move = (change: Move) => moveItem(db, "project", change);
const listIds = async () => (await listItems(db, "project", { limit: 100, offset: 0 })).map(({ id }) => id);

describe("list order", () => {
  it("shows the newest first and undated items last until an item is moved", async () => {
    expect(await listIds()).toEqual([5, 4, 3, 2, 1, 6]);
    const sameDate = new Date(Date.UTC(2024, 0, 1));
    await db
      .insertInto("projects")
      .values([7, 8].map((n) => ({ title: `P${n}`, created_at: sameDate })))
      .execute();
    expect(await listIds()).toEqual([5, 4, 3, 2, 1, 8, 7, 6]);
  });

  it.each<[Move, number[]]>([
    [{ id: 3, to: "up" }, [5, 3, 4, 2, 1, 6]],
    [{ id: 4, to: "up" }, [4, 5, 3, 2, 1, 6]],
    [{ id: 5, to: "up" }, [5, 4, 3, 2, 1, 6]],
    [{ id: 3, to: "down" }, [5, 4, 2, 3, 1, 6]],
    [{ id: 1, to: "down" }, [5, 4, 3, 2, 6, 1]],
    [{ id: 6, to: "down" }, [5, 4, 3, 2, 1, 6]],
    [{ id: 6, to: "top" }, [6, 5, 4, 3, 2, 1]],
    [{ id: 5, to: "top" }, [5, 4, 3, 2, 1, 6]],
    [{ id: 1, to: "before", anchor: 4 }, [5, 1, 4, 3, 2, 6]],
    [{ id: 5, to: "after", anchor: 2 }, [4, 3, 2, 5, 1, 6]],
    [{ id: 5, to: "after", anchor: 6 }, [4, 3, 2, 1, 6, 5]],
    [{ id: 2, to: "before", anchor: 1 }, [5, 4, 3, 2, 1, 6]],
  ])("after %j is %j", async (change, expected) => {
    expect(await move(change)).toBe("done");
    expect(await listIds()).toEqual(expected);
  });

  it("changes one row, but not its date or the home page", async () => {
    const readRows = () => db.selectFrom("projects").selectAll().orderBy("id").execute();
    const before = await readRows();
    await move({ id: 1, to: "top" });
    const after = await readRows();
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]?.created_at).toEqual(before[0]?.created_at);
    expect((await listNewestItems(db, "project", 6)).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1, 6]);
  });

  it("puts new items above one that was moved to the top", async () => {
    await move({ id: 1, to: "top" });
    await createItem(db, "project", { title: "New", description: "", location: null }, null);
    expect((await listIds()).slice(0, 2)).toEqual([7, 1]);
  });

  it('returns "missing" for a deleted item or anchor, and keeps the order', async () => {
    await deleteItem(db, "project", 2);
    expect(await move({ id: 2, to: "up" })).toBe("missing");
    expect(await move({ id: 1, to: "before", anchor: 2 })).toBe("missing");
    expect(await move({ id: 99, to: "top" })).toBe("missing");
    expect(await listIds()).toEqual([5, 4, 3, 1, 6]);
  });

  it("restores an item to its position even after other moves", async () => {
    await move({ id: 3, to: "top" });
    await move({ id: 1, to: "top" });
    await move({ id: 2, to: "after", anchor: 1 });
    await deleteItem(db, "project", 2);
    await move({ id: 4, to: "after", anchor: 1 });
    await restoreItem(db, "project", 2);
    expect(await listIds()).toEqual([1, 4, 2, 3, 5, 6]);
  });
});

it("allows any number of moves between two items, and keeps the ranks consecutive", async () => {
  for (let n = 0; n < 60; n++) await move({ id: n % 2 ? 2 : 3, to: "before", anchor: n % 2 ? 3 : 2 });
  expect(await listIds()).toEqual([5, 4, 2, 3, 1, 6]);
  const rows = await db.selectFrom("projects").select("rank").orderBy("rank").execute();
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
});

it("stays consistent when several admins move items concurrently", async () => {
  const moves = [1, 2, 3, 4, 5, 6].flatMap((id) => [
    { id, to: "up" } as const,
    { id, to: "top" } as const,
    { id, to: "down" } as const,
  ]);
  await Promise.all(moves.map(move));
  expect((await listIds()).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  const ranks = await db.selectFrom("projects").select("rank").distinct().execute();
  expect(ranks).toHaveLength(6);
});

it("returns an item's position and its neighbours, wrapping around at the ends", async () => {
  await move({ id: 1, to: "top" });
  expect(await findListPosition(db, "project", 1)).toEqual({
    position: 1,
    total: 6,
    previousId: 6,
    previousPosition: 6,
    nextId: 5,
    nextPosition: 2,
  });
  expect(await findListPosition(db, "project", 6)).toMatchObject({
    position: 6,
    previousId: 2,
    nextId: 1,
    nextPosition: 1,
  });
});

it("passes over a deleted neighbour", async () => {
  await deleteItem(db, "project", 4);
  expect(await findListPosition(db, "project", 4)).toBeNull();
  const position = { position: 2, total: 5, previousId: 5, nextId: 2 };
  expect(await findListPosition(db, "project", 3)).toMatchObject(position);
});
