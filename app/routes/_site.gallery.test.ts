import { expect, it } from "vitest";
import { db } from "~/database/database.server";
import { callRoute } from "../../tests/support/call-route";
import { loader as listLoader } from "./_site.gallery";
import { loader as detailLoader } from "./_site.gallery.$id";

async function addItems(count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, index) => ({
    title: `Clamp ${index + 1}`,
    content: "Polished.",
    created_at: new Date(Date.UTC(2025, 0, 1 + index)),
  }));
  await db.insertInto("gallery_items").values(items).execute();
}

const list = (query = "") => callRoute(listLoader, `/gallery${query}`);
const detail = (id: string, query = "") => callRoute(detailLoader, `/gallery/${id}${query}`);

it("shows the newest first, 24 per page", async () => {
  await addItems(25);
  const { body } = await list();
  expect(body).toMatchObject({ items: { length: 24, 0: { title: "Clamp 25" } }, page: { count: 2 } });
  expect(await list("?page=2")).toMatchObject({ body: { items: [{ title: "Clamp 1" }] } });
  expect((await list("?page=3")).status).toBe(404);
});

it("shows one item with its text and position", async () => {
  await addItems(3);
  expect(await detail("2")).toMatchObject({
    body: {
      item: { title: "Clamp 2", content: "Polished.", createdAt: "2025-01-02T00:00:00.000Z" },
      position: { position: 2, total: 3, previousId: 3, nextId: 1 },
    },
  });
});

it("redirects other URLs of a page to the canonical one", async () => {
  await addItems(25);
  expect((await list("?page=1&utm_source=maps")).headers.get("Location")).toBe("/gallery?utm_source=maps");
  expect((await list("?page=2&page=1")).headers.get("Location")).toBe("/gallery?page=2");
  expect((await detail("1", "?page=junk")).headers.get("Location")).toBe("/gallery/1?page=2");
  expect(await detail("25", "?page=2")).toMatchObject({ status: 301 });
  expect(await detail("1", "?page=2")).toMatchObject({ status: 200 });
  expect(await detail("1")).toMatchObject({ status: 200 });
});
