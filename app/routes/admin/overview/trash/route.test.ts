import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { hasNeverHadItems } from "~/features/items/samples.server";
import { purgeTrash } from "~/features/items/trash.server";
import { db } from "~/platform/database/database.server";
import { collectOrphanedImages } from "~/platform/images/queries.server";
import { loader as dashboardLoader } from "~/routes/admin/overview/_index/route";
import { action as purgeAction, loader as purgeLoader } from "~/routes/admin/overview/trash.$list.$id.delete";
import { action as restoreAction } from "~/routes/admin/overview/trash.$list.$id.restore";
import { loader as detailLoader } from "~/routes/site/project.$id";
import { setUpAdmin } from "../../../../../tests/support/admin";
import { callRoute } from "../../../../../tests/support/call-route";
import { storeEnquiries } from "../../../../../tests/support/enquiries";
import { storePhoto } from "../../../../../tests/support/filled-site";
import { openList } from "../../../../../tests/support/item-list";
import { readToast } from "../../../../../tests/support/toast";
import { loader as trashLoader } from "./route";

const admin = setUpAdmin();

beforeEach(async () => {
  const image_id = await storePhoto(640);
  await db
    .insertInto("projects")
    .values([
      { title: "Gate", image_id, image_alt: "A grey gate", created_at: new Date("2025-03-01") },
      { title: "Stair", created_at: new Date("2025-02-01") },
    ])
    .execute();
  await db.insertInto("gallery_items").values({ title: "Hinge" }).execute();
});

const projects = openList("projects", admin);
const gallery = openList("galleryadmin", admin);
const remove = () => projects.remove(1, "?page=1");
const removeStair = () =>
  db.updateTable("projects").set({ deleted_at: new Date() }).where("id", "=", 2).execute();
const openTrash = async () => (await admin.call(trashLoader, "/admin/trash")).body;
const fetchStatus = async () => (await callRoute(detailLoader, "/project/1")).status;
const findRow = () => db.selectFrom("projects").selectAll().where("id", "=", 1).executeTakeFirst();

function restore(list = "project", id = "1", from = "/admin/trash") {
  const address = `/admin/trash/${list}/${id}/restore?${new URLSearchParams({ from })}`;
  return admin.call(restoreAction, address, { form: {} });
}

describe("a deleted project", () => {
  it("is hidden from the site and in the trash for 30 days", async () => {
    await remove();
    await gallery.remove();
    expect(await fetchStatus()).toBe(404);
    expect(await openTrash()).toMatchObject({
      items: [
        { list: "gallery", title: "Hinge", daysLeft: 30 },
        { list: "project", title: "Gate", daysLeft: 30, image: { width: 640 } },
      ],
    });
    for (const { list } of [projects, gallery]) {
      expect((await list()).body).toMatchObject({ adminList: { trashCount: 2 } });
    }
    const { body } = await admin.call(dashboardLoader, "/admin");
    expect(await (body as { dashboard: Promise<unknown> }).dashboard).toMatchObject({
      projects: 1,
      gallery: 0,
      recent: [{ name: "Stair" }],
    });
  });

  it("is restored unchanged by the toast's Undo, and returns to the same screen", async () => {
    await removeStair();
    const before = await findRow();
    const undo = (await readToast(await remove()))?.undo ?? "";
    const response = await admin.call(restoreAction, undo, { form: {} });
    expect(response.headers.get("Location")).toBe("/admin/projects?page=1");
    expect(await readToast(response)).toMatchObject({ type: "success", message: "Project restored" });
    const { version, ...after } = (await findRow()) ?? {};
    expect({ ...after, version: before?.version }).toEqual(before);
    expect(version).toBeGreaterThan(before?.version ?? 0);
    expect(await fetchStatus()).toBe(200);
    expect(await openTrash()).toMatchObject({ items: [{ title: "Stair" }] });
  });

  it("keeps its picture in the trash, until the project is purged", async () => {
    await remove();
    await removeStair();
    await db
      .updateTable("images")
      .set({ created_at: new Date("2025-01-01") })
      .execute();
    expect(await collectOrphanedImages(db)).toBe(0);
    const address = "/admin/trash/project/1/delete";
    expect((await admin.call(purgeLoader, address)).body).toEqual({ list: "project", title: "Gate" });
    const response = await admin.call(purgeAction, address, { form: {} });
    expect(await readToast(response)).toMatchObject({ message: "Project deleted for good" });
    expect(await findRow()).toBeUndefined();
    expect(await collectOrphanedImages(db)).toBe(1);
    expect((await admin.call(purgeLoader, address)).status).toBe(404);
    expect(await openTrash()).toMatchObject({ items: [{ title: "Stair" }] });
  });
});

it("purges only items deleted more than 30 days ago", async () => {
  await remove();
  const setAge = (age: string) =>
    db
      .updateTable("projects")
      .set({ deleted_at: sql`now() - ${age}::interval` })
      .where("id", "=", 1)
      .execute();
  const purge = () => Promise.all([purgeTrash(db, "project"), purgeTrash(db, "gallery")]);
  await setAge("29 days 23 hours");
  expect(await purge()).toEqual([0, 0]);
  await setAge("30 days 1 minute");
  expect(await purge()).toEqual([1, 0]);
  expect(await db.selectFrom("projects").select("title").execute()).toEqual([{ title: "Stair" }]);
  expect(await db.selectFrom("gallery_items").select("title").execute()).toHaveLength(1);
});

it("restores and purges testimonials and enquiries at the same paths", async () => {
  const testimonial = { name: "Meena", text: "Good.", role: "", stars: 5, source: "", consent: "by phone" };
  await db.insertInto("testimonials").values(testimonial).execute();
  await storeEnquiries({ name: "Ravi" });
  await db
    .updateTable("testimonials")
    .set({ deleted_at: new Date("2025-01-02") })
    .execute();
  await deleteEnquiry(db, 1, { author: "owner" });
  const trashed = [
    { list: "enquiry", id: 1, title: "Ravi" },
    { list: "testimonial", id: 1, title: "Meena" },
  ] as const;
  expect(await openTrash()).toMatchObject({ items: trashed });
  expect((await gallery.list()).body).toMatchObject({ adminList: { trashCount: 2 } });
  expect(await readToast(await restore("enquiry"))).toMatchObject({ message: "Enquiry restored" });
  expect(await openTrash()).toMatchObject({ items: [{ list: "testimonial" }] });
  await admin.call(purgeAction, "/admin/trash/testimonial/1/delete", { form: {} });
  expect(await openTrash()).toMatchObject({ items: [] });
  expect(await readToast(await restore("testimonial"))).toMatchObject({ type: "error" });
});

it("does not purge items outside the trash", async () => {
  const response = await admin.call(purgeAction, "/admin/trash/project/2/delete", { form: {} });
  expect(await readToast(response)).toMatchObject({
    type: "info",
    message: expect.stringContaining("restored"),
  });
  expect((await projects.list()).body).toMatchObject({ items: { length: 2 } });
});

it("reports that there is nothing left to restore, and redirects only within the site", async () => {
  const response = await restore("gallery", "9", "https://evil.example/");
  expect(response.headers.get("Location")).toBe("/admin");
  expect(await readToast(response)).toMatchObject({
    type: "error",
    title: "Failed to restore gallery item",
    message: "It is no longer in the trash.",
  });
  expect((await restore("page")).status).toBe(404);
});

it("splits the trash into pages, and adds no samples to a site whose items were all deleted", async () => {
  await db
    .insertInto("gallery_items")
    .values(Array.from({ length: 25 }, (_, n) => ({ title: `Clamp ${n}`, deleted_at: new Date() })))
    .execute();
  expect(await openTrash()).toMatchObject({ items: { length: 24 }, page: { count: 2 } });
  await db.deleteFrom("projects").execute();
  await db.deleteFrom("gallery_items").execute();
  expect(await hasNeverHadItems(db)).toBe(false);
});
