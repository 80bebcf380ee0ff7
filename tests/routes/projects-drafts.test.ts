import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { listSitemapEntries } from "~/routes/files/sitemap[.]xml/sitemap.server";
import { loader as apiListLoader } from "../../app/routes/api/latest-projects.all";
import { loader as homeLoader } from "../../app/routes/site/_index/route";
import { loader as publicListLoader } from "../../app/routes/site/project";
import { loader as publicLoader } from "../../app/routes/site/project.$id";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";
import { storePhoto } from "../support/filled-site";
import { openList } from "../support/item-list";
import { readToast } from "../support/toast";

const texts = {
  title: "Main gate",
  location: "Vadavalli",
  description: "Sliding, 4 m wide.",
  pictures: "all",
};
const admin = setUpAdmin();

/** Stores a picture, as the browser does before it sends the form. */
const stagePhoto = async () => String(await storePhoto(300));

const projects = openList("projects", admin);
const add = (fields: Record<string, string>) => projects.add({ ...texts, ...fields });
const edit = (fields: Record<string, string>) => projects.edit({ ...texts, ...fields });
const isDraft = async () => ((await projects.open()).body as { item: { isDraft: boolean } }).item.isDraft;
const openPage = () => callRoute(publicLoader, "/project/1");

describe("a draft", () => {
  const findAppearances = async () => ({
    list: ((await callRoute(publicListLoader, "/project")).body as { total: number }).total,
    home: ((await callRoute(homeLoader, "/")).body as { projects: object[] }).projects.length,
    api: ((await callRoute(apiListLoader, "/api/latest-projects/all")).body as object[]).length,
    sitemap: (await listSitemapEntries(db)).filter(({ path }) => path === "/project/1").length,
    page: (await openPage()).status,
  });
  const publish = () => projects.setVisibility({ id: "1", to: "shown", version: "1" });

  it("is hidden from visitors, marked for the admin, and published with one button", async () => {
    const response = await add({ stagedImage: await stagePhoto(), intent: "draft" });
    expect(await readToast(response)).toMatchObject({ message: "Draft saved. Visitors can't see it." });
    await db.insertInto("projects").values({ title: "Stair", is_draft: true }).execute();
    expect(await findAppearances()).toEqual({ list: 0, home: 0, api: 0, sitemap: 0, page: 404 });
    expect(await projects.readItems()).toMatchObject([
      { title: "Stair" },
      { title: "Main gate", isDraft: true },
    ]);
    for (let times = 0; times < 2; times++)
      expect(await readToast(await publish())).toMatchObject({ type: "success" });
    expect(await findAppearances()).toEqual({ list: 1, home: 1, api: 1, sitemap: 1, page: 200 });
    await db.updateTable("projects").set({ deleted_at: new Date() }).where("id", "=", 1).execute();
    expect(await readToast(await publish())).toMatchObject({ type: "error" });
  });

  it("needs only a title to be saved, but also a picture to be published", async () => {
    await add({ intent: "draft", description: "" });
    expect(await readToast(await publish())).toMatchObject({ type: "error" });
    const refusal = await edit({ intent: "publish", version: "1" });
    expect([refusal.status, (refusal.body as { errors: object }).errors]).toEqual([
      400,
      { image: "Please choose an image." },
    ]);
    expect((await openPage()).status).toBe(404);
    await edit({ stagedImage: await stagePhoto(), intent: "publish", version: "1" });
    expect((await openPage()).status).toBe(200);
  });

  it("stays a draft when saved, and a published project can become one", async () => {
    const stagedImage = await stagePhoto();
    await add({ stagedImage });
    await edit({ stagedImage, intent: "draft", version: "1" });
    expect((await openPage()).status).toBe(404);
    await edit({ stagedImage, title: "Gate", version: "2" });
    expect(await isDraft()).toBe(true);
  });
});
