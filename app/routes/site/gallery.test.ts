import { expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { callRoute } from "../../../tests/support/call-route";
import { loader as listLoader } from "./gallery";
import { loader as detailLoader } from "./gallery.$id";

async function addItems(): Promise<void> {
  const items = Array.from({ length: 25 }, (_, index) => ({
    title: `Clamp ${index + 1}`,
    content: "Polished.",
    created_at: new Date(Date.UTC(2025, 0, 1 + index)),
  }));
  await db.insertInto("gallery_items").values(items).execute();
}

const openList = (query: string) => callRoute(listLoader, `/gallery${query}`);
const openItem = (id: string, query = "") => callRoute(detailLoader, `/gallery/${id}${query}`);

it("redirects other URLs of a page to the canonical one", async () => {
  await addItems();
  expect((await openList("?page=1&utm_source=maps")).headers.get("Location")).toBe(
    "/gallery?utm_source=maps",
  );
  expect((await openList("?page=2&page=1")).headers.get("Location")).toBe("/gallery?page=2");
  expect((await openItem("1", "?page=junk")).headers.get("Location")).toBe("/gallery/1?page=2");
  expect(await openItem("25", "?page=2")).toMatchObject({ status: 301 });
  expect(await openItem("1", "?page=2")).toMatchObject({ status: 200 });
  expect(await openItem("1")).toMatchObject({
    body: { item: { title: "Clamp 1", content: "Polished.", createdAt: "2025-01-01T00:00:00.000Z" } },
  });
});
