import { expect, test } from "vitest";
import { getServicePath, serviceCategories } from "~/content/service-index";
import { createItem, deleteItem } from "~/features/items/changes.server";
import { db } from "~/platform/database/database.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import { loader } from "../../app/routes/files/sitemap[.]xml/route";
import { storePhoto, storeRendering } from "../support/filled-site";

test("lists every screen, service and project, and nothing deleted and no sample", async () => {
  const texts = { title: "Gate & wicket", description: "", location: null };
  const shownId = await createItem(db, "project", texts, null);
  const deletedId = await createItem(db, "project", texts, null);
  await deleteItem(db, "project", deletedId ?? 0);
  const sampleId = await createItem(db, "project", texts, null);
  await db.updateTable("projects").set({ is_sample: true }).where("id", "=", sampleId).execute();

  const response = await loader();
  expect(response.headers.get("Content-Type")).toContain("application/xml");
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? "").pathname,
  );
  const screens = [
    "/",
    "/about",
    "/services",
    "/gallery",
    "/project",
    "/contact",
    "/request-quote",
    "/privacy",
  ];
  const services = serviceCategories.flatMap(({ items }) => items.map(({ slug }) => getServicePath(slug)));
  expect(paths).toEqual(expect.arrayContaining([...screens, ...services, `/project/${shownId}`]));
  expect(paths).not.toContain(`/project/${deletedId}`);
  expect(paths).not.toContain(`/project/${sampleId}`);
  expect(sitemap).toMatch(/<image:loc>http[^<]+\/pictures\//);
  expect(sitemap).toContain("<lastmod>");
});

test("lists the owner's photos, but not our rendering of an edited sample", async () => {
  const texts = { title: "Gate", content: "", location: null };
  await createItem(db, "gallery", texts, await storeRendering("sample-gallery-01"));
  await createItem(db, "gallery", texts, await storePhoto());
  const sitemap = await (await loader()).text();
  expect(sitemap.match(/<image:loc>http[^<]+\/images\//g)).toHaveLength(1);
});

test("says when the owner changed a service page", async () => {
  await saveRevision(db, "service:ms-gate", { previousId: 0, content: {} });
  const sitemap = await (await loader()).text();
  const readEntry = (path: string) => sitemap.split("<url>").find((entry) => entry.includes(`${path}</loc>`));
  expect(readEntry("/services/ms-gate")).toContain("<lastmod>");
  expect(readEntry("/services/ss-gate")).not.toContain("<lastmod>");
});
