import { expect, it } from "vitest";
import { loader as dashboardLoader } from "../../app/routes/admin/overview/_index/route";
import { setUpAdmin } from "../support/admin";
import { makeItemForm, openList } from "../support/item-list";
import { createPhoto } from "../support/photo";
import { readToast } from "../support/toast";

const texts = { title: "Top rail", content: "Weld ground flush." };
const admin = setUpAdmin();

const { add, edit, remove, readItems } = openList("galleryadmin", admin);

it("adds a picture, counts it on the dashboard, edits its text and deletes it", async () => {
  expect((await readToast(await add(makeItemForm(texts, await createPhoto(800)))))?.message).toBe(
    "Gallery item added successfully!",
  );
  expect(await readItems()).toMatchObject([{ id: 1, ...texts, image: { width: 800 } }]);
  const { body } = await admin.call(dashboardLoader, "/admin");
  expect(await (body as { dashboard: Promise<unknown> }).dashboard).toMatchObject({
    ...{ projects: 0, gallery: 1, enquiries: 0, weeks: { length: 12 } },
    recent: [{ type: "Gallery", name: "Top rail" }],
  });

  const form = makeItemForm({ ...texts, title: "Brushed top rail", version: "1" });
  const edited = await edit(form);
  expect((await readToast(edited))?.message).toBe("Gallery item updated successfully!");
  expect(await readItems()).toMatchObject([{ title: "Brushed top rail", image: { width: 800 } }]);

  const removed = await remove();
  expect((await readToast(removed))?.message).toBe("Gallery item deleted successfully!");
  expect(await readItems()).toMatchObject([]);
});
