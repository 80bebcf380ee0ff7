import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { ItemExtra, ItemPicture } from "~/features/items/items";
import { db } from "~/platform/database/database.server";
import { collectOrphanedImages } from "~/platform/images/queries.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { listSitemapEntries } from "~/routes/files/sitemap[.]xml/sitemap.server";
import { action as purgeAction } from "../../app/routes/admin/overview/trash.$list.$id.delete";
import { action as restoreAction } from "../../app/routes/admin/overview/trash.$list.$id.restore";
import { action as uploadAction, loader as uploadedLoader } from "../../app/routes/admin/website/pictures";
import { loader as homeLoader } from "../../app/routes/site/_index/route";
import { loader as publicListLoader } from "../../app/routes/site/project";
import { loader as publicLoader } from "../../app/routes/site/project.$id";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";
import { toFile, toFormData } from "../support/form-data";
import { openList } from "../support/item-list";
import { createPhoto } from "../support/photo";

const texts = { title: "Main gate", location: "Vadavalli", description: "Sliding, 4 m wide." };
const admin = setUpAdmin();

interface SentForm {
  fields?: Record<string, string>;
  /** Ids and alternative texts of images, in order. */
  images?: readonly (readonly [id: number, alt: string])[];
  files?: readonly Buffer[];
}

function makeForm({ fields = {}, images = [], files = [] }: SentForm): FormData {
  return toFormData({
    ...texts,
    pictures: "all",
    ...fields,
    stagedImage: images.map(([id]) => String(id)),
    alt: images.map(([, alt]) => alt),
    image: files.map((bytes, index) => toFile(bytes, `${index}.jpg`)),
  });
}

async function upload(width: number): Promise<number> {
  const form = toFormData({ image: toFile(await createPhoto(width), "a.jpg") });
  return ((await admin.call(uploadAction, "/admin/pictures", { form })).body as { id: number }).id;
}

const projects = openList("projects", admin);
const add = (values: SentForm) => projects.add(makeForm(values));
const addTwo = async () => {
  const [first, second] = [await upload(300), await upload(310)];
  return await add({ images: [first, second].map((id) => [id, ""] as const) });
};
const edit = (values: SentForm) => projects.edit(makeForm(values));
const readForm = async () =>
  (await projects.open()).body as {
    item: { version: number; isDraft: boolean; finished: string | null };
    pictures: ItemPicture[];
  };
const openPage = (query = "") => callRoute(publicLoader, `/project/1${query}`);
const listWidths = async () => (await readForm()).pictures.map(({ picture }) => picture.width);
const readPage = async (query = "") =>
  (await openPage(query)).body as { pictures: { width: number; alt: string }[]; photo: number };

describe("pictures of a project", () => {
  it("are shown in order with captions; the first is the cover", async () => {
    const [a, b, c] = [await upload(300), await upload(310), await upload(320)];
    const images = [
      [b, "The latch"],
      [a, ""],
      [c, "From the road"],
    ] as const;
    expect((await add({ images })).status).toBe(302);
    expect(await readPage()).toMatchObject({
      photo: 1,
      pictures: [
        { width: 310, alt: "The latch" },
        { width: 300, alt: "Main gate" },
        { width: 320, alt: "From the road" },
      ],
    });
    const listed = (await callRoute(publicListLoader, "/project")).body;
    expect(listed).toMatchObject({ items: [{ image: { width: 310 } }] });
    const home = (await callRoute(homeLoader, "/?project=1&photo=3")).body;
    expect(home).toMatchObject({ furtherPictures: { 1: [{ width: 300 }, { width: 320 }] } });
  });

  it("have separate URLs, and unknown ones redirect to the first", async () => {
    await addTwo();
    expect((await readPage("?photo=2")).photo).toBe(2);
    for (const query of ["?photo=1", "?photo=3", "?photo=x"]) {
      const response = await openPage(query);
      expect([response.status, response.headers.get("Location")]).toEqual([301, "/project/1"]);
    }
    expect((await callRoute(homeLoader, "/?photo=2")).headers.get("Location")).toBe("/");
  });

  it("are uploaded with the form without JavaScript, and reordered and removed with buttons", async () => {
    const files = await Promise.all([300, 310, 320].map((width) => createPhoto(width)));
    const form = makeForm({ files });
    form.set("intent", "up-3");
    const reordered = await projects.add(form);
    expect(reordered.status).toBe(200);
    const { extra, typed } = reordered.body as RefusedForm<ItemExtra>;
    const pictures = extra?.pictures ?? [];
    expect(typed).toMatchObject(texts);
    expect(pictures.map(({ picture }) => picture.width)).toEqual([300, 320, 310]);
    expect(reordered.body).toMatchObject({ errors: {} });
    expect(reordered.body).not.toHaveProperty("toast");

    const images = pictures.map(({ id }) => [id, ""] as const);
    const removed = await add({ images, fields: { intent: "remove-1" } });
    expect((removed.body as RefusedForm<ItemExtra>).extra?.pictures.map(({ id }) => id)).toEqual(
      images.slice(1).map(([id]) => id),
    );
    await add({ images: images.slice(1), files: [await createPhoto(330)] });
    expect(await listWidths()).toEqual([320, 310, 330]);
  });

  it("are replaced together, and stay unchanged on a version conflict", async () => {
    const [a, b, c] = [await upload(300), await upload(310), await upload(320)];
    // Another project has the same pictures.
    for (const title of ["Main gate", "Side gate"])
      await add({
        fields: { title },
        images: [
          [a, "A"],
          [b, "B"],
        ],
      });
    const images = [
      [c, "C"],
      [a, "A"],
    ] as const;
    expect((await edit({ images, fields: { version: "1" } })).status).toBe(302);
    expect(await listWidths()).toEqual([320, 300]);
    const other = await callRoute(publicLoader, "/project/2");
    expect(other.body).toMatchObject({ pictures: [{ width: 300 }, { width: 310 }] });
    expect((await openPage()).body).toMatchObject({ previousPhotoCount: 2 });
    const conflict = await edit({ images: [[b, "B"]], fields: { version: "1" } });
    expect(conflict.status).toBe(409);
    expect(conflict.body).toMatchObject({ version: 2, extra: { pictures: [{ id: b, alt: "B" }] } });
    expect(await listWidths()).toEqual([320, 300]);
    expect((await readPage()).pictures.map(({ alt }) => alt)).toEqual(["C", "A"]);
  });

  it("cannot all be removed from a published project, but a project without any can be edited", async () => {
    await addTwo();
    const { item } = await readForm();
    const version = String(item.version);
    const response = await edit({ fields: { title: "Side gate", version } });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ toast: { message: "Title and image are required" } });
    expect(await listWidths()).toEqual([300, 310]);
    await db.deleteFrom("project_pictures").execute();
    await db.updateTable("projects").set({ image_id: null }).execute();
    expect((await edit({ fields: { title: "Side gate", version } })).status).toBe(302);
  });

  it("are limited to twelve, and a missing one is reported before any change", async () => {
    const first = await upload(300);
    const tooMany = await add({ images: Array.from({ length: 13 }, () => [first, ""] as const) });
    expect(tooMany.status).toBe(400);
    expect(tooMany.body).toMatchObject({
      errors: { image: expect.stringContaining("up to 12 pictures") },
    });
    const withMissing = await add({
      images: [
        [first, ""],
        [first + 99, ""],
      ],
    });
    expect(withMissing.body).toMatchObject({
      errors: { image: expect.stringContaining("This upload has expired") },
    });
    expect(await projects.readItems()).toEqual([]);
  });

  it("are not garbage-collected while their project exists, even in the trash", async () => {
    await addTwo();
    const collectImages = async () => {
      await db.updateTable("images").set({ created_at: sql`now() - interval '2 days'` }).execute();
      return await collectOrphanedImages(db);
    };
    const trash = { headers: admin.headers, form: {} };
    await projects.remove();
    expect(await collectImages()).toBe(0);
    await callRoute(restoreAction, "/admin/trash/project/1/restore", trash);
    expect(await listWidths()).toEqual([300, 310]);
    await projects.remove();
    await callRoute(purgeAction, "/admin/trash/project/1/delete", trash);
    expect(await collectImages()).toBe(2);
  });

  it("are all in the sitemap", async () => {
    await addTwo();
    const page = (await listSitemapEntries(db)).find(({ path }) => path === "/project/1");
    expect(page?.pictures).toHaveLength(2);
  });
});

it("stores and removes the month of completion, and refuses an invalid one", async () => {
  const images = [[await upload(300), ""]] as const;
  expect((await add({ images, fields: { finished: "March" } })).body).toMatchObject({
    errors: { finished: expect.stringContaining("2026-03") },
  });
  await add({ images, fields: { finished: "2024-11" } });
  expect((await openPage()).body).toMatchObject({ item: { finished: "2024-11" } });
  await edit({ images, fields: { finished: "", version: "1" } });
  expect((await readForm()).item.finished).toBeNull();
});

it.each(["no picture", ""])("refuses the file %j before the form is sent", async (content) => {
  const form = toFormData({ image: toFile(content, "rail.jpg") });
  expect(await admin.call(uploadAction, "/admin/pictures", { form })).toMatchObject({
    status: 400,
    body: { problem: "Please select a valid image file." },
  });
});

it("restores a draft form's pictures, except those that no longer exist", async () => {
  const id = await upload(300);
  const listPictures = async (query: string) =>
    ((await admin.call(uploadedLoader, `/admin/pictures${query}`)).body as { pictures: object[] }).pictures;
  expect(await listPictures(`?id=${id}&id=${id + 1}`)).toMatchObject([{ id, picture: { width: 300 } }]);
  expect(await listPictures("?id=x")).toEqual([]);
  expect(await listPictures("")).toEqual([]);
});
