import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { trackFallbacks, usesFallback } from "~/platform/runtime/fallbacks.server";
import { logger } from "~/platform/runtime/logger.server";
import { loader as dashboardLoader } from "../../app/routes/admin/overview/_index/route";
import { loader as adminListLoader } from "../../app/routes/admin/website/$list";
import { loader as homeLoader } from "../../app/routes/site/_index/route";
import { loader as galleryLoader } from "../../app/routes/site/gallery";
import { loader as projectLoader } from "../../app/routes/site/project";
import { loader as detailLoader } from "../../app/routes/site/project.$id";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";

const tables = ["projects", "gallery_items"];
const admin = setUpAdmin();

/** Renames the tables, so that lists fail but sessions work. */
beforeEach(async () => {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} rename to ${sql.ref(`${table}_away`)}`.execute(db);
});

afterEach(async () => {
  for (const table of tables)
    await sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.ref(table)}`.execute(db);
  // Reads each list once, so that its next failure is logged again.
  for (const loader of [projectLoader, galleryLoader, homeLoader]) await callRoute(loader, "/");
  const { body } = await admin.call(dashboardLoader, "/admin");
  await (body as { dashboard: Promise<unknown> }).dashboard;
});

it("shows visitors empty lists with status 503", async () => {
  expect(await callRoute(projectLoader, "/project")).toMatchObject({
    status: 503,
    body: { items: [], total: 0 },
  });
  expect(await callRoute(galleryLoader, "/gallery")).toMatchObject({
    status: 503,
    body: { items: [], total: 0 },
  });
  expect(await callRoute(homeLoader, "/")).toMatchObject({ status: 200, body: { projects: [] } });
  await expect(callRoute(detailLoader, "/project/1")).rejects.toThrow();
});

it("marks a page without its lists, so that it is not cached", async () => {
  const isMarked = await trackFallbacks(async () => {
    await callRoute(homeLoader, "/");
    return usesFallback();
  });
  expect(isMarked).toBe(true);
});

it("shows the admin empty lists and logs the reason once per outage", async () => {
  const sources: unknown[] = [];
  const { error } = logger;
  logger.error = ({ source }: { source: string }) => void sources.push(source);
  try {
    await admin.call(adminListLoader, "/admin/projects");
    expect(await admin.call(adminListLoader, "/admin/projects?q=gate")).toMatchObject({
      body: { items: [], adminList: { total: 0 } },
    });
    expect((await admin.call(adminListLoader, "/admin/galleryadmin")).body).toMatchObject({ items: [] });
    const { body } = await admin.call(dashboardLoader, "/admin");
    expect(await (body as { dashboard: Promise<unknown> }).dashboard).toMatchObject({
      projects: 0,
      gallery: 0,
      enquiries: 0,
      recent: [],
      weeks: { length: 12 },
    });
  } finally {
    logger.error = error;
  }
  // A screen reads its lists in parallel, so they fail in any order.
  expect(sources.sort()).toEqual([
    "first steps",
    "gallery_items",
    "projects",
    "recent items",
    "total gallery",
    "total projects",
  ]);
});
