import { expect, it } from "vitest";
import { createItem, deleteItem, restoreItem, updateItem } from "~/features/items/changes.server";
import { moveItem } from "~/features/items/order.server";
import { db } from "~/platform/database/database.server";
import { makeNextVariants } from "~/platform/images/worker.server";
import { loader as listItems } from "../../app/routes/api/gallery.all";
import { loader as listProjects } from "../../app/routes/api/latest-projects.all";
import { fetchRoute } from "../support/call-route";
import { storePhoto } from "../support/filled-site";

const texts = { title: "Gate", description: "", location: null };

async function fetchList(route: typeof listProjects, knownEtag?: string | null) {
  const headers = knownEtag ? { "If-None-Match": `W/"other", W/${knownEtag}` } : undefined;
  const response = await fetchRoute(route, "/api/latest-projects/all", { headers });
  return { status: response.status, etag: response.headers.get("ETag"), text: await response.text() };
}

it("returns an empty list", async () => {
  expect((await fetchList(listProjects)).text).toBe("[]");
  expect((await fetchList(listItems)).text).toBe('{"success":true,"data":[]}');
});

it("returns a list of any length, newest first, whatever order the site shows", async () => {
  const rows = Array.from({ length: 1203 }, (_, n) => ({
    title: `Rail ${n}`,
    created_at: n === 0 ? null : new Date(Date.UTC(2020, 0, n)),
  }));
  await db.insertInto("gallery_items").values(rows).execute();
  await moveItem(db, "gallery", { id: 1, to: "top" });
  const { data } = JSON.parse((await fetchList(listItems)).text) as { data: { title: string }[] };
  expect(data.map(({ title }) => title)).toEqual(
    [...rows.slice(1).reverse(), rows[0]].map((row) => row?.title),
  );
});

it("returns 304 until the list changes", async () => {
  const imageId = await storePhoto(640);
  const etags: (string | null)[] = [];
  const expectChange = async () => {
    const { status, etag, text } = await fetchList(listProjects, etags.at(-1));
    expect(status).toBe(200);
    expect(etags).not.toContain(etag);
    expect(await fetchList(listProjects, etag)).toMatchObject({ status: 304, text: "" });
    etags.push(etag);
    return JSON.parse(text) as { title: string; image: string }[];
  };
  expect(await expectChange()).toEqual([]);
  const id = await createItem(db, "project", texts, imageId);
  if (id === null) throw new Error("not added");
  const [added] = await expectChange();
  await makeNextVariants(db, new AbortController().signal);
  const [ready] = await expectChange();
  expect(ready?.image).not.toBe(added?.image);
  await updateItem(db, "project", { id, version: null }, { ...texts, title: "Steel gate" });
  expect(await expectChange()).toMatchObject([{ title: "Steel gate" }]);
  await deleteItem(db, "project", id);
  expect(await expectChange()).toEqual([]);
  await restoreItem(db, "project", id);
  expect(await expectChange()).toMatchObject([{ title: "Steel gate" }]);
});
