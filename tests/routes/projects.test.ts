import { beforeEach, describe, expect, it } from "vitest";
import type { ItemExtra } from "~/features/items/items";
import { db } from "~/platform/database/database.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { loader as detailLoader } from "../../app/routes/site/project.$id";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";
import { listStoredKeys } from "../support/images";
import { makeItemForm, openList } from "../support/item-list";
import { createPhoto } from "../support/photo";
import { readToast } from "../support/toast";

const texts = { title: "Main gate", location: "Vadavalli", description: "Sliding, 4 m wide." };
const admin = setUpAdmin();

const { add, open, edit, remove, openDelete, readItems } = openList("projects", admin);

describe("adding a project", () => {
  it("shows it in the list with its picture", async () => {
    const response = await add(makeItemForm(texts, await createPhoto(900)), "?page=2");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/admin/projects?page=2");
    expect(await readToast(response)).toEqual({ type: "success", message: "Project created successfully!" });
    expect(await readItems()).toMatchObject([
      { id: 1, ...texts, image: { width: 900, height: 600, alt: "Main gate" }, version: 1 },
    ]);
  });

  it.each([
    [{ title: " " }, { title: "Please enter a title.", image: "Please choose an image." }],
    [{ title: "Gate" }, { image: "Please choose an image." }],
    [
      { description: "x".repeat(5001) },
      { description: "Please use at most 5000 characters.", image: "Please choose an image." },
    ],
  ])("returns 400 with the submitted values for %j", async (changes, errors) => {
    const response = await add(makeItemForm({ ...texts, ...changes }));
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      errors,
      typed: { ...texts, ...changes },
      toast: { type: "error", message: "Title and image are required" },
    });
    expect(await readItems()).toEqual([]);
  });

  it("keeps the chosen picture when the title was missing", async () => {
    const refusal = await add(makeItemForm({ ...texts, title: "" }, await createPhoto(900)));
    const { extra, errors } = refusal.body as RefusedForm<ItemExtra>;
    expect(errors).toEqual({ title: "Please enter a title." });
    expect((await add(makeItemForm({ ...texts, stagedImage: String(extra?.pictures[0]?.id) }))).status).toBe(
      302,
    );
    expect(await readItems()).toMatchObject([{ title: "Main gate", image: { width: 900 } }]);
  });

  it("refuses a file that is not a picture, and stores nothing", async () => {
    const keys = await listStoredKeys();
    const response = await add(makeItemForm(texts, Buffer.from("not a picture")));
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      typed: texts,
      errors: { image: "Please select a valid image file." },
      toast: { message: "Please select a valid image file." },
    });
    expect(await db.selectFrom("images").selectAll().execute()).toEqual([]);
    expect(await listStoredKeys()).toEqual(keys);
    expect(await readItems()).toEqual([]);
  });
});

describe("editing a project", () => {
  beforeEach(async () => {
    await add(makeItemForm(texts, await createPhoto(900)));
  });

  it("starts with the stored values and changes only the typed ones", async () => {
    expect((await open()).body).toMatchObject({ item: { ...texts, version: 1 } });
    await db.insertInto("projects").values({ title: "Stair" }).execute();
    const response = await edit(
      makeItemForm({ ...texts, title: "Sliding gate", location: "", version: "1" }),
    );
    expect(await readToast(response)).toEqual({ type: "success", message: "Project updated successfully!" });
    expect(await readItems()).toMatchObject([
      { title: "Stair", version: 1 },
      { id: 1, title: "Sliding gate", location: null, image: { width: 900 }, version: 2 },
    ]);
  });

  it("describes the picture by its alternative text, or else by the title", async () => {
    const readAlt = async () => {
      const { body } = await callRoute(detailLoader, "/project/1");
      return (body as { item: { image: { alt: string } } }).item.image.alt;
    };
    const alt = "A grey sliding gate between two walls";
    await edit(makeItemForm({ ...texts, alt, version: "1" }));
    expect(await readAlt()).toBe(alt);
    // A new picture does not inherit the description of the previous one.
    await edit(makeItemForm({ ...texts, alt, version: "2" }, await createPhoto(600)));
    expect(await readAlt()).toBe("Main gate");
    expect(await readItems()).toMatchObject([{ image: { width: 600 } }]);
    await edit(makeItemForm({ ...texts, alt: "A white gate", version: "3" }, await createPhoto(700)));
    expect(await readAlt()).toBe("A white gate");
    await edit(makeItemForm({ ...texts, alt: " ", version: "4" }));
    expect(await readAlt()).toBe("Main gate");
  });

  it("returns what was typed when the project was deleted meanwhile, and restores it when saved again", async () => {
    await remove();
    const newTexts = { ...texts, title: "Mine" };
    const response = await edit(makeItemForm({ ...newTexts, version: "1" }));
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      typed: newTexts,
      version: 2,
      toast: { title: "Failed to update project", message: expect.stringContaining("deleted") },
    });
    const screen = await open();
    expect(screen.body).toMatchObject({ isDeleted: true, pictures: [{ id: 1 }] });
    expect(await readItems()).toEqual([]);
    expect((await edit(makeItemForm({ ...newTexts, version: "2" }))).status).toBe(302);
    expect(await readItems()).toMatchObject([{ title: "Mine", image: { width: 900 } }]);
  });

  it("returns what was typed when the project was purged meanwhile", async () => {
    await db.deleteFrom("projects").execute();
    const response = await edit(makeItemForm({ ...texts, version: "1", alt: "A grey gate" }));
    expect(response.status).toBe(410);
    expect(response.body).toMatchObject({
      unsentTexts: [
        { label: "Title", text: "Main gate" },
        { label: "Location", text: "Vadavalli" },
        { label: "Description", text: "Sliding, 4 m wide." },
      ],
    });
  });
});

describe("deleting a project", () => {
  beforeEach(async () => {
    await add(makeItemForm(texts, await createPhoto(900)));
  });

  it("removes it from the list and keeps the row", async () => {
    const response = await remove();
    expect(await readToast(response)).toMatchObject({ message: "Project deleted successfully!" });
    expect(await readItems()).toEqual([]);
    expect(await db.selectFrom("projects").select("title").execute()).toEqual([{ title: "Main gate" }]);
  });

  it("succeeds when it was already deleted", async () => {
    await remove();
    expect(await readToast(await remove())).toMatchObject({ type: "success" });
    expect((await openDelete()).status).toBe(404);
  });
});
