import { beforeEach, expect, it } from "vitest";
import { askRoute } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { makePhotograph } from "../../tests/support/photograph";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { toastOf } from "../../tests/support/toast";
import { loader as dashboardLoader } from "./admin._index/route";
import { loader as listLoader } from "./admin.galleryadmin";
import { action as deleteAction } from "./admin.galleryadmin.$id.delete";
import { action as editAction } from "./admin.galleryadmin.$id.edit";
import { action as addAction } from "./admin.galleryadmin.new";

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

it("is changed once by a form that is sent twice, which is no change by others", async () => {
  await add(fill(words, await makePhotograph(800)));
  const picture = await makePhotograph(600);
  const edit = (fields: Record<string, string>) =>
    askRoute(editAction, "/admin/galleryadmin/1/edit", { form: fill(fields, picture), headers, params });
  const mine = { ...words, title: "Mine", version: "1" };
  const answers = [...(await Promise.all([edit(mine), edit(mine)])), await edit(mine)];
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect(await listed()).toMatchObject({ items: [{ title: "Mine", version: 2 }] });
  await edit({ ...words, title: "Theirs", version: "2" });
  expect((await edit({ ...words, title: "Mine, later", version: "1" })).status).toBe(409);
  expect(await listed()).toMatchObject({ items: [{ title: "Theirs" }] });
});

it("comes back with what was typed when title and picture are missing", async () => {
  const answer = await add(fill({ ...words, title: "" }));
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    typed: { content: words.content },
    toast: { message: "Title and image are required." },
  });
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
