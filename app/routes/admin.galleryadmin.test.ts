import { beforeEach, expect, it } from "vitest";
import { askRoute, ofList } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { makePhotograph } from "../../tests/support/photograph";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { toastOf } from "../../tests/support/toast";
import { loader as dashboardLoader } from "./admin._index/route";
import { loader as anyListLoader } from "./admin.$list";
import { action as anyDeleteAction } from "./admin.$list.$id.delete";
import { action as anyEditAction } from "./admin.$list.$id.edit";
import { action as anyNewAction } from "./admin.$list.new";

const listLoader = ofList("galleryadmin", anyListLoader);
const deleteAction = ofList("galleryadmin", anyDeleteAction);
const editAction = ofList("galleryadmin", anyEditAction);
const addAction = ofList("galleryadmin", anyNewAction);

const words = { title: "Top rail", content: "Weld ground flush." };
let headers: { Cookie: string };

beforeEach(async () => {
  await resetDatabase();
  headers = await signInAsAdmin();
});

function fill(fields: Record<string, string>, picture?: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set("image", new File([new Uint8Array(picture)], "rail.jpg", { type: "image/jpeg" }));
  return form;
}

const add = (form: FormData) => askRoute(addAction, "/admin/galleryadmin/new", { form, headers });
const params = { id: "1" };
const listed = async () => (await askRoute(listLoader, "/admin/galleryadmin", { headers })).body;

it("takes a picture in, changes its words and takes it out", async () => {
  expect((await toastOf(await add(fill(words, await makePhotograph(800)))))?.message).toBe(
    "Gallery item added successfully!",
  );
  expect(await listed()).toMatchObject({ items: [{ id: 1, ...words, image: { width: 800 } }] });

  const form = fill({ ...words, title: "Brushed top rail", version: "1" });
  const edited = await askRoute(editAction, "/admin/galleryadmin/1/edit", { form, headers, params });
  expect((await toastOf(edited))?.message).toBe("Gallery item updated successfully!");
  expect(await listed()).toMatchObject({ items: [{ title: "Brushed top rail", image: { width: 800 } }] });

  const removed = await askRoute(deleteAction, "/admin/galleryadmin/1/delete", { form: {}, headers, params });
  expect((await toastOf(removed))?.message).toBe("Gallery item deleted successfully!");
  expect(await listed()).toMatchObject({ items: [] });
});

it("is counted and named on the dashboard", async () => {
  await add(fill(words, await makePhotograph(800)));
  const { body } = await askRoute(dashboardLoader, "/admin", { headers });
  expect(await (body as { dashboard: Promise<unknown> }).dashboard).toMatchObject({
    projects: 0,
    gallery: 1,
    enquiries: 0,
    recent: [{ type: "Gallery", name: "Top rail" }],
    weeks: { length: 12 },
  });
});
