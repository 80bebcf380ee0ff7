import { expect, test } from "vitest";
import { getServicePath, serviceCategories } from "~/content/service-index";
import { createItem, deleteItem } from "~/features/items/changes.server";
import { db } from "~/platform/database/database.server";
import { loader } from "../../app/routes/files/sitemap[.]xml/route";

test("lists every screen, service and project, and nothing deleted", async () => {
  const texts = { title: "Gate & wicket", description: "", location: null };
  const shownId = await createItem(db, "project", texts, null);
  const deletedId = await createItem(db, "project", texts, null);
  await deleteItem(db, "project", deletedId ?? 0);

  const response = await loader();
  expect(response.headers.get("Content-Type")).toContain("application/xml");
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? "").pathname,
  );
  const screens = ["/", "/about", "/services", "/gallery", "/project", "/contact", "/request-quote"];
  const services = serviceCategories.flatMap(({ items }) => items.map(({ slug }) => getServicePath(slug)));
  expect(paths).toEqual(expect.arrayContaining([...screens, ...services, `/project/${shownId}`]));
  expect(paths).not.toContain(`/project/${deletedId}`);
  expect(sitemap).toMatch(/<image:loc>http[^<]+\/pictures\//);
  expect(sitemap).toContain("<lastmod>");
});
